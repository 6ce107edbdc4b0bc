#include "formats/line_format.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "formats/reader.h"
#include "formats/writer.h"

namespace nonet {
namespace {

const std::string kPuzzle =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

std::string with_filler(char filler) {
  std::string text = kPuzzle;
  for (char& c : text) {
    if (c == '.') c = filler;
  }
  return text;
}

TEST_CASE("Every sign for an empty cell is read", "[board]") {
  for (const char filler : {'.', '0', '*', 'X', 'x', '_', ' '}) {
    CAPTURE(filler);
    const auto puzzle = parse_puzzle(with_filler(filler));
    REQUIRE(puzzle.ok());
    CHECK(puzzle->givens.line() == kPuzzle);
  }
}

TEST_CASE("The text after the 81st cell is the comment", "[board]") {
  for (const std::string separator : {" ", "\t", " # ", ",", "; ", ""}) {
    CAPTURE(separator);
    const auto puzzle = parse_puzzle(kPuzzle + separator + "ED=8.4/8.4/2.6  ");
    REQUIRE(puzzle.ok());
    CHECK(puzzle->givens.line() == kPuzzle);
    CHECK(puzzle->comment == "ED=8.4/8.4/2.6");
  }
}

TEST_CASE("Cells set apart by blanks and bars are read", "[board]") {
  std::string spaced;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    spaced += kPuzzle[i];
    if (i % 3 == 2) spaced += i % 9 == 8 ? " | " : " ";
  }
  const auto puzzle = parse_puzzle(spaced + "with a note");
  REQUIRE(puzzle.ok());
  CHECK(puzzle->givens.line() == kPuzzle);
  CHECK(puzzle->comment == "with a note");
}

TEST_CASE("Bad lines are reported with their place, and the others are read", "[board]") {
  std::istringstream in("\xef\xbb\xbf# two good lines\r\n" + kPuzzle + "\r\n\r\n" +
                        kPuzzle.substr(1) + "\n" + kPuzzle + " last");
  PuzzleReader reader(in, "list.txt");
  auto record = reader.next();
  REQUIRE((record && record->ok()));
  CHECK((*record)->place == Place{"list.txt", 2, 1});
  record = reader.next();
  REQUIRE((record && !record->ok()));
  CHECK(record->error().text() == "list.txt:4:81: 81 cells expected, found 80");
  record = reader.next();
  REQUIRE((record && record->ok()));
  CHECK((*record)->comment == "last");
  CHECK_FALSE(reader.next().has_value());
  CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("Pencil marks go through 729 characters and back", "[board]") {
  const auto puzzle = parse_puzzle(kPuzzle);
  REQUIRE(puzzle.ok());
  const std::string text = write_puzzle(Format::kSukaku, *puzzle);
  CHECK(text.size() == 730);
  const auto back = parse_puzzle(text);
  REQUIRE(back.ok());
  CHECK(back->marks == PencilMarks::of(puzzle->givens));
}

TEST_CASE("Plain lines are digits, points and zeros and nothing else", "[board]") {
  const std::string line = kPuzzle + '\n';
  CHECK(plain_lines(line + line + line, 9) == 3);
  CHECK(plain_lines(line + line + line, 2) == 2);
  CHECK(plain_lines(line + with_filler('0') + '\n', 9) == 2);
  CHECK(plain_lines(line + kPuzzle, 9) == 1);  // the last line has no end yet
  CHECK(plain_lines(line + kPuzzle + " comment\n", 9) == 1);
  for (const char strange : {'x', '*', ' ', '/', ':', '\r', '\n', '\0', '\xb1'}) {
    std::string other = line;
    other[40] = strange;
    CHECK(plain_lines(line + other + line, 9) == 1);
  }
  CHECK(grid_of_plain_line(line).line() == kPuzzle);
  CHECK(grid_of_plain_line(with_filler('0')).line() == kPuzzle);
}

TEST_CASE("A long run of plain lines may be taken as text between records", "[board]") {
  std::string text = "# a list\n" + kPuzzle + " first\n";
  for (int i = 0; i < 100; ++i) text += kPuzzle + '\n';
  text += kPuzzle + " last\n";
  std::istringstream in(text);
  PuzzleReader reader(in, "list");
  CHECK(reader.plain_lines(1000).text.empty());  // not before the first record
  REQUIRE(reader.next()->value().comment == "first");
  const auto some = reader.plain_lines(70);
  CHECK(some.first_line == 3);
  CHECK(some.text.size() == 70 * kPlainLine);
  CHECK(reader.plain_lines(1000).text.empty());  // thirty are too few, but
  for (int i = 0; i < 30; ++i) {
    const auto record = reader.next();
    REQUIRE(record->value().givens.line() == kPuzzle);
    REQUIRE(record->value().place.line == static_cast<std::size_t>(73 + i));
  }
  CHECK(reader.next()->value().comment == "last");
  CHECK_FALSE(reader.next().has_value());
}

}  // namespace
}  // namespace nonet
