// Seeded fuzz of the reader: random bytes, and valid files with mutations. Nothing may crash, hang
// or give a record that breaks its own promises; the sanitizer build runs the same cases.
#include <catch2/catch.hpp>
#include <sstream>
#include <vector>

#include "base/random_stream.h"
#include "formats/reader.h"
#include "formats/writer.h"

namespace nonet {
namespace {

constexpr std::string_view kPieces =
    "0123456789.....***XX__||--++==:::,,;;\"\"<>{}[]#/&%\t \n\n\r\nABCDLSUx\xc3\xa4\x80\x01";

std::string random_text(RandomStream& random) {
  std::string text;
  const std::uint32_t length = random.below(400);
  const bool any_byte = random.chance(0.3);
  for (std::uint32_t i = 0; i < length; ++i) {
    const auto piece = kPieces[random.below(static_cast<std::uint32_t>(kPieces.size()))];
    text += any_byte ? static_cast<char>(random.below(256)) : piece;
  }
  return text;
}

std::string valid_file(Format format) {
  WriteOptions options;
  options.columns = {"author", "comment"};
  PuzzleText puzzle;
  puzzle.givens = *Grid::from_line(
      "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
  puzzle.comment = "a note, \"quoted\"";
  puzzle.set_field("author", "someone");
  std::string text = file_header(format, options);
  for (int i = 0; i < 3; ++i) append_puzzle(text, format, puzzle, options);
  return text + file_footer(format, options);
}

void mutate(std::string& text, RandomStream& random) {
  const std::uint32_t changes = 1 + random.below(6);
  for (std::uint32_t i = 0; i < changes && !text.empty(); ++i) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const std::size_t length = 1 + random.below(30);
    switch (random.below(5)) {
      case 0:
        text[at] = kPieces[random.below(static_cast<std::uint32_t>(kPieces.size()))];
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), length));
        break;
      case 3:
        text[at] = static_cast<char>(random.below(256));
        break;
      default:
        text.resize(at);
    }
  }
}

void read_all(const std::string& text, std::optional<Format> format) {
  CAPTURE(text);
  std::istringstream in(text);
  PuzzleReader reader(in, "fuzz", format);
  std::size_t records = 0;
  while (const auto record = reader.next()) {
    REQUIRE(++records <= text.size() + 1);
    if (record->ok()) {
      REQUIRE_FALSE((*record)->givens.clash().has_value());
      REQUIRE_FALSE((*record)->givens.filled().intersects((*record)->placed.filled()));
      for (const FormatRow& row : kFormats) REQUIRE_FALSE(write_puzzle(row.id, **record).empty());
    } else {
      REQUIRE_FALSE(record->error().reason.empty());
    }
  }
}

void fuzz(std::uint64_t seed, std::uint32_t rounds) {
  for (std::uint32_t round = 0; round < rounds; ++round) {
    RandomStream random(seed, "fuzz formats", round);
    read_all(random_text(random), std::nullopt);
    for (const FormatRow& row : kFormats) {
      std::string text = valid_file(row.id);
      mutate(text, random);
      read_all(text, random.chance(0.5) ? std::optional(row.id) : std::nullopt);
      if (random.chance(0.1)) read_all(random_text(random), row.id);
    }
  }
}

TEST_CASE("Random and mutated files never break the reader", "[board]") { fuzz(1, 150); }
TEST_CASE("Many random and mutated files never break the reader", "[.nightly][board]") {
  fuzz(2, 20000);
}

}  // namespace
}  // namespace nonet
