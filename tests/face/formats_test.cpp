#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {

TEST_CASE("the version is that of the macros", "[face]") {
  STATIC_REQUIRE(NONET_VERSION ==
                 NONET_VERSION_MAJOR * 10000 + NONET_VERSION_MINOR * 100 + NONET_VERSION_PATCH);
  STATIC_REQUIRE(NONET_VERSION >= 200);
}

TEST_CASE("a puzzle that is written in any format reads as itself", "[face]") {
  const Puzzle puzzle = puzzle_of(kDiabolical);
  REQUIRE(formats().size() > 10);
  for (const FormatInfo& format : formats()) {
    INFO(format.key);
    const auto text = write(std::vector{puzzle}, {.format = std::string(format.key)});
    REQUIRE(text.ok());
    const auto read = read_puzzle(*text);
    REQUIRE(read.ok());
    CHECK(*read == puzzle);
  }
}

TEST_CASE("a record keeps the further fields of its format", "[face]") {
  const auto record = read_record("puzzle,level,points\n" + std::string(kHard) + ",hard,12\n");
  REQUIRE(record.ok());
  CHECK(record->givens.line() == kHard);
  CHECK(record->fields == std::vector<Field>{{"level", "hard"}, {"points", "12", true}});
  const auto text = write(std::vector{*record}, {.format = "csv", .columns = {"points"}});
  REQUIRE(text.ok());
  CHECK(text->find("points") != text->npos);
  CHECK(text->find("12") != text->npos);
}

TEST_CASE("candidates pass through unchanged", "[face]") {
  auto record = read_record(kHard);
  REQUIRE(record.ok());
  Candidates candidates;
  candidates.fill(0x1ff);
  for (int cell = 0; cell < Cell::kCount; ++cell) {
    const int digit = record->givens.digit(Cell(cell));
    if (digit > 0) candidates[static_cast<std::size_t>(cell)] = std::uint16_t(1U << (digit - 1));
  }
  candidates[0] = 0b1'0000'0101;
  record->candidates = candidates;
  const auto text = write(std::vector{*record}, {.format = "sukaku"});
  REQUIRE(text.ok());
  const auto back = read_record(*text, "sukaku");
  REQUIRE(back.ok());
  CHECK(back->candidates == candidates);
}

TEST_CASE("errors in a text have line and column", "[face]") {
  const auto bad = read_record("..3q" + std::string(77, '.'));
  REQUIRE_FALSE(bad.ok());
  CHECK(bad.error().kind == ErrorKind::kText);
  CHECK(bad.error().place.line == 1);
  CHECK(bad.error().place.column == 4);
  CHECK(bad.error().text().starts_with("line:1:4: "));
  CHECK(read_record(kHard, "no-format").error().kind == ErrorKind::kRequest);
  CHECK(write(std::vector<Record>{}, {.format = "no-format"}).error().kind == ErrorKind::kRequest);
  CHECK(write(std::vector<Record>{}, {.site = "nowhere"}).error().kind == ErrorKind::kRequest);
}

TEST_CASE("a reader continues after an error", "[face]") {
  std::istringstream text(std::string(kHard) + "\n12345\n" + std::string(kDiabolical) + "\n");
  Reader reader(text, "list.txt");
  const auto first = reader.next();
  REQUIRE((first && *first));
  CHECK((*first)->givens.line() == kHard);
  const auto second = reader.next();
  REQUIRE((second && !*second));
  CHECK(second->error().place.source == "list.txt");
  CHECK(second->error().place.line == 2);
  const auto third = reader.next();
  REQUIRE((third && *third));
  CHECK((*third)->givens.line() == kDiabolical);
  CHECK((*third)->place.line == 3);
  CHECK_FALSE(reader.next());
}

}  // namespace nonet::testing
