// Input that people bring: lists, exports and links from other programs and sites. We wrote every
// text here, or the named program made it from our own puzzles.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <vector>

#include "formats/reader.h"
#include "formats/writer.h"

namespace nonet {
namespace {

const std::string kBroughtPuzzle =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const std::string kOther =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

std::vector<Result<PuzzleText>> records_of(const std::string& text,
                                           std::optional<Format> format = std::nullopt) {
  std::istringstream in(text);
  PuzzleReader reader(in, "f", format);
  std::vector<Result<PuzzleText>> records;
  while (auto record = reader.next()) records.push_back(std::move(*record));
  return records;
}

PuzzleText only(const std::string& text, std::optional<Format> format = std::nullopt) {
  auto records = records_of(text, format);
  REQUIRE(records.size() == 1);
  INFO((records[0] ? std::string() : records[0].error().text()));
  REQUIRE(records[0].ok());
  return *records[0];
}

std::string error_of(const std::string& text) {
  auto records = records_of(text);
  REQUIRE(records.size() == 1);
  REQUIRE_FALSE(records[0].ok());
  return records[0].error().text();
}

struct Listed {
  std::string text;
  std::string comment;
};

TEST_CASE("Entries of lists with text before the cells", "[formats]") {
  const std::vector<Listed> lines = {
      {"1: " + kBroughtPuzzle, "1"},
      {"#1 " + kBroughtPuzzle, "1"},
      {"12. " + kBroughtPuzzle + " # hard", "12 hard"},
      {"7) " + kBroughtPuzzle, "7"},
      {"17\t" + kBroughtPuzzle + "\t8.4", "17 8.4"},
      {"17," + kBroughtPuzzle + ",8.4,\"easy, they say\"", "17 8.4 easy, they say"},
      {"\"" + kBroughtPuzzle + "\",\"name\"", "name"},
      {"17,\"" + kBroughtPuzzle + "\"", "17"},
      {"Golden Nugget;" + kBroughtPuzzle, "Golden Nugget"},
      {"000000000001  " + kBroughtPuzzle + "   1.2", "000000000001 1.2"},
      {kBroughtPuzzle + ",comment", "comment"},
      {kBroughtPuzzle + " #7", "7"},
  };
  for (const Listed& line : lines) {
    CAPTURE(line.text);
    const PuzzleText puzzle = only(line.text);
    CHECK(puzzle.givens.line() == kBroughtPuzzle);
    CHECK(puzzle.comment == line.comment);
  }
  for (const Format format : {Format::kCsv, Format::kTsv}) {
    const auto rows = records_of("1\t" + kBroughtPuzzle + "\n2\t" + kOther + "\n", format);
    REQUIRE(rows.size() == 2);
    CHECK(rows[1]->givens.line() == kOther);
  }
}

TEST_CASE("A remark is no entry of a list", "[formats]") {
  CHECK(records_of("# " + kBroughtPuzzle + "\n#" + kBroughtPuzzle + "\n#C " + kBroughtPuzzle + "\n")
            .empty());
  CHECK(records_of("# " + std::string(81, '*') + "\n").empty());
}

// Made with qqwing 1.3.4 --csv --stats: the headers of two of its own puzzles, with our puzzles.
TEST_CASE("qqwing's table has one field more in each row", "[formats]") {
  const auto rows = records_of(
      "Puzzle,Givens,Singles,Hidden Singles,Naked Pairs,Hidden Pairs,Pointing Pairs/Triples,"
      "Box/Line Intersections,Guesses,Backtracks,Difficulty\n" +
      kBroughtPuzzle + ",25,33,23,0,0,0,0,0,0,Easy,\n" + kOther + ",29,42,6,2,1,0,0,4,6,Expert,\n");
  REQUIRE(rows.size() == 2);
  REQUIRE(rows[1].ok());
  CHECK(rows[1]->givens.line() == kOther);
  CHECK(*rows[1]->field("Difficulty") == "Expert");
  CHECK(rows[1]->fields.size() == 10);
  CHECK(only("Puzzle,\n" + kBroughtPuzzle + ",\n").fields.empty());
}

std::string rows_of(const std::string& cells, const std::string& before, const std::string& after) {
  std::string rows = "[";
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0) rows += i == 0 ? "[" : "],[";
    if (i % 9 != 0) rows += ',';
    rows += cells[i] == '.' ? "{}" : before + cells[i] + after;
  }
  return rows + "]]";
}

TEST_CASE("Values of f-puzzles in every way that people write them", "[formats]") {
  for (const auto& [before, after] :
       std::vector<std::pair<std::string, std::string>>{{"{\"value\":", ",\"given\":true}"},
                                                        {"{\"value\":\"", "\",\"given\":true}"},
                                                        {"{\"value\":", ".0,\"given\":true}"},
                                                        {"{\"value\":", "}"}}) {
    const std::string object =
        "{\"size\":9,\"title\":\"Caf\\u00e9\",\"grid\":" + rows_of(kBroughtPuzzle, before, after) +
        "}";
    CAPTURE(object);
    const PuzzleText puzzle = only(object);
    CHECK(puzzle.givens.line() == kBroughtPuzzle);
    CHECK(*puzzle.field("title") == "Caf\xc3\xa9");
    CHECK(puzzle.placed.filled().empty());
  }
  const std::string wide = "{\"value\":4294967301,\"given\":true}";
  CHECK(error_of("{\"size\":9,\"grid\":" +
                 rows_of(kBroughtPuzzle, "{\"value\":4294967296,\"x\":\"", "\"}") + "}") ==
        "f:1:1: a value from 1 to 9 expected in r1c1, found 4294967296");
}

TEST_CASE("A saved file of f-puzzles goes over many lines", "[formats]") {
  std::string object = "{\n  \"size\": 9,\n  \"author\": \"A {brace\",\n  \"grid\": ";
  for (const char c : rows_of(kBroughtPuzzle, "{\"value\":", ",\"given\":true}")) {
    object += c;
    if (c == '[' || c == ',') object += "\n    ";
  }
  object += "\n}\n";
  const auto records = records_of(object + kOther + "\n");
  REQUIRE(records.size() == 2);
  REQUIRE(records[0].ok());
  CHECK(records[0]->givens.line() == kBroughtPuzzle);
  CHECK(*records[0]->field("author") == "A {brace");
  CHECK(records[1]->givens.line() == kOther);
}

TEST_CASE("Marks given by f-puzzles are marks", "[formats]") {
  std::string object =
      "{\"size\":9,\"grid\":" + rows_of(kBroughtPuzzle, "{\"value\":", ",\"given\":true}") + "}";
  object.replace(object.find("{}"), 2, "{\"givenPencilMarks\":[1,4]}");
  const PuzzleText puzzle = only(object);
  REQUIRE(puzzle.marks.has_value());
  CHECK((*puzzle.marks)[Cell(2)] == DigitSet({Digit(1), Digit(4)}));
  const PuzzleText again = only(write_puzzle(Format::kFpuzzles, puzzle));
  CHECK(again.marks == puzzle.marks);
}

TEST_CASE("An object that is not closed costs only itself", "[formats]") {
  const auto records = records_of("{\"schema\":1,\n{\"puzzle\":\"" + kBroughtPuzzle +
                                  "\"}\n{\"a\":[\n" + kOther + "\n");
  REQUIRE(records.size() == 4);
  CHECK_FALSE(records[0].ok());
  CHECK(records[1].ok());
  CHECK_FALSE(records[2].ok());
  CHECK(records[3].ok());
}

TEST_CASE("SudokuPad's own objects", "[formats]") {
  const std::string cells = rows_of(kBroughtPuzzle, "{\"value\":\"", "\"}");
  const PuzzleText puzzle = only(
      "{\"id\":\"x\",\"cellSize\":64,\"metadata\":{\"title\":\"T\",\"rules\":\"Plain.\"},"
      "\"cells\":" +
      cells + ",\"cages\":[{\"value\":\"author: A\"}],\"lines\":[],\"arrows\":[]}");
  CHECK(puzzle.givens.line() == kBroughtPuzzle);
  CHECK(*puzzle.field("title") == "T");
  CHECK(*puzzle.field("author") == "A");
  CHECK(puzzle.comment == "Plain.");
  CHECK(error_of("{\"cells\":" + cells + ",\"lines\":[{\"color\":\"#fff\"}]}") ==
        "f:1:1: plain Sudoku expected, the puzzle has 'lines'");
  CHECK(error_of("{\"cells\":" + cells + ",\"cages\":[{\"value\":\"12\",\"cells\":[[0,0]]}]}") ==
        "f:1:1: plain Sudoku expected, the puzzle has cages");
}

TEST_CASE("ipuz in an object, over many lines and in a call", "[formats]") {
  std::string rows = "[";
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0) rows += i == 0 ? "[" : "],\n[";
    if (i % 9 != 0) rows += ',';
    rows += kBroughtPuzzle[i] == '.' ? "0" : kBroughtPuzzle.substr(i, 1);
  }
  rows += "]]";
  const std::string object =
      "{\n\"version\":\"http://ipuz.org/v2\",\n\"kind\":[\"http://ipuz.org/sudoku#1\"],\n"
      "\"title\":\"T\",\n\"boxes\":true,\n\"puzzle\":" +
      rows + "\n}";
  for (const std::string& text : {object + "\n", "ipuz(" + object + ")\n"}) {
    const PuzzleText puzzle = only(text);
    CHECK(puzzle.givens.line() == kBroughtPuzzle);
    CHECK(*puzzle.field("title") == "T");
  }
  std::string cages = object;
  cages.insert(1, "\"cages\":[{\"value\":3}],");
  CHECK(error_of(cages) == "f:1:1: plain Sudoku expected, the puzzle has 'cages'");
}

// Both links show the same board: kBroughtPuzzle with 2 solved in r1c3 (it need not be right) and
// without candidate 1 in r1c5.
TEST_CASE("Boards of sudokuwiki links", "[formats]") {
  PuzzleText position;
  position.givens = *Grid::from_line(kBroughtPuzzle);
  position.placed.set(Cell(2), Digit(2));
  Grid all = position.givens;
  all.set(Cell(2), Digit(2));
  PencilMarks marks = PencilMarks::of(all);
  marks[Cell(4)].erase(Digit(1));
  position.marks = marks;
  const std::string link = write_puzzle(Format::kUrl, position);
  CHECK(link.starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B09080b"));
  const PuzzleText read = only(link);
  CHECK(read.givens == position.givens);
  CHECK(read.placed == position.placed);
  CHECK(read.marks == position.marks);

  std::string old = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  constexpr std::string_view kNumerals = "0123456789abcdefghijklmnopqrstuv";
  for (const Cell c : all_cells()) {
    const unsigned number = marks[c].bits() * 2 + (position.givens.empty(c) ? 0 : 1);
    old += {kNumerals[number / 32], kNumerals[number % 32]};
  }
  const PuzzleText from_old = only(old);
  CHECK(from_old.givens == position.givens);
  CHECK(error_of("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0") ==
        "f:1:45: 162 characters of a sudokuwiki board expected, found 1");
  CHECK(error_of("https://sudokupad.app/?puzzleid=sclN4Ig").find("scl") != std::string::npos);
}

}  // namespace
}  // namespace nonet
