// The messages of a reader about wrong input. People read them: each is the whole line that the
// command prints.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <vector>

#include "formats/reader.h"

namespace nonet {
namespace {

struct BadInput {
  std::string what;
  std::string text;
  std::vector<std::string> messages;  // all errors of the input, in order
  std::size_t good = 0;               // records that are still read
  std::optional<Format> format = std::nullopt;
};

const std::string kGood =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const std::string kRows = "98.7..6..\n75..4....\n..3..8.7.\n5....7.3.\n..94.....\n....2.1..\n";
const std::string kXml = "<opensudoku version=\"2\"><folder name=\"f\">";

const std::vector<BadInput> kTable = {
    {"nothing", "", {}},
    {"blank lines and comments only", "\n  \n# nothing here\n", {}},
    {"80 cells", kGood.substr(1), {"f:1:81: 81 cells expected, found 80"}},
    {"82 cells", kGood + "1", {"f:1:82: 81 cells expected, found 82"}},
    {"a truncated last line",
     kGood + "\n" + kGood.substr(0, 40),
     {"f:2:41: 81 cells expected, found 40"},
     1},
    {"a letter",
     kGood.substr(0, 4) + "q" + kGood.substr(5),
     {"f:1:5: a digit 1-9 or . 0 * X _ for empty expected in cell 5 of 81, found 'q'"}},
    {"a note in place of cells",
     kGood.substr(0, 60) + " ED=1.2",
     {"f:1:62: a digit 1-9 or . 0 * X _ for empty expected in cell 61 of 81, found 'E'"}},
    {"an umlaut",
     "\xc3\xa4" + kGood,
     {"f:1:1: a digit 1-9 or . 0 * X _ for empty expected in cell 1 of 81, found '\xc3\xa4'"}},
    {"a word",
     "hello",
     {"f:1:1: a digit 1-9 or . 0 * X _ for empty expected in cell 1 of 81, "
      "found 'h'"}},
    {"two equal digits in a row",
     "9" + kGood.substr(1, 6) + "9" + kGood.substr(8),
     {"f:1:8: r1c1 and r1c8 both hold 9 in row 1"}},
    {"two equal digits in a column",
     kGood.substr(0, 72) + "9" + kGood.substr(73),
     {"f:1:73: r1c1 and r9c1 both hold 9 in column 1"}},
    {"two equal digits in a box",
     kGood.substr(0, 20) + "8" + kGood.substr(21),
     {"f:1:21: r1c2 and r3c3 both hold 8 in box 1"}},
    {"a bad line among good ones",
     kGood + "\nxyz\n" + kGood + "\n",
     {"f:2:2: a digit 1-9 or . 0 * X _ for empty expected in cell 2 of 81, found 'y'"},
     2},
    {"a bad byte in a later line",
     kGood + "\n12\x07\n" + kGood,
     {"f:2:3: a digit 1-9 or . 0 * X _ for empty expected in cell 3 of 81, found byte 0x07"},
     2},
    {"binary data",
     std::string("\x7f"
                 "ELF\x02\x01\x01\0\0",
                 9),
     {"f: binary data, not text (byte 0x02 at offset 4)"}},
    {"gzip",
     "\x1f\x8b\x08",
     {"f: gzip-compressed data, not text: unpack it first (zcat FILE | nonet ...)"}},
    {"UTF-16",
     "\xff\xfe"
     "1\0",
     {"f: UTF-16 text: save it as UTF-8"}},

    {"728 pencil marks", std::string(728, '.'), {"f:1:82: 81 cells expected, found 728"}},
    {"728 pencil marks, said to be",
     std::string(728, '.'),
     {"f:1:729: 729 pencil marks expected, found 728"},
     0,
     Format::kSukaku},
    {"a pencil mark in a wrong place",
     "2" + std::string(728, '.'),
     {"f:1:1: 1 or . expected as pencil mark 1 of r1c1, found '2'"}},
    {"a cell without pencil marks",
     "1" + std::string(728, '.'),
     {"f:1:1: r1c2 has no pencil mark left"}},

    {"a grid of six rows", kRows, {"f:7: 9 rows expected, the grid ends after 6"}},
    {"a grid of four rows and a line",
     kRows.substr(0, 40) + kGood,
     {"f:5:1: 9 rows expected, the grid ends after 4"},
     1},
    {"a row of eight cells",
     kRows + "12345678\n.........\n.........\n\n" + kGood,
     {"f:7:9: 9 cells expected in row 7, found 8"},
     1},
    {"a row of ten cells",
     kRows + "..........\n.........\n.........\n\n" + kGood,
     {"f:7:10: 9 cells expected in row 7, found 10"},
     1},
    {"a letter in a row",
     kRows + "....a....\n.........\n.........\n\n" + kGood,
     {"f:7:5: a digit 1-9 or . 0 * X _ for empty expected in row 7, found 'a'"},
     1},
    {"a clash between rows",
     kRows + "9........\n.........\n.........\n",
     {"f:7:1: r1c1 and r7c1 both hold 9 in column 1"}},
    {"an empty cell among pencil marks",
     "12 3 . 4 5 6 7 8 9\n" + kRows + "1........\n.........\n",
     {"f:1:6: pencil marks expected in r1c3 as in the other cells"}},

    {"a HoDoKu line without givens",
     ":0100:5",
     {"f:1:8: :technique:digits:givens: expected, the "
      "line ends before the givens"}},
    {"a short HoDoKu line", ":0100:5:12+3:::", {"f:1:13: 81 cells expected, found 3"}},
    {"a plus before an empty cell",
     ":0100:5:12+.:::",
     {"f:1:12: a digit after '+' expected, found '.'"}},
    {"a long HoDoKu line", ":0100:5:" + kGood + ".:::", {"f:1:90: 81 cells expected, more found"}},
    {"a bad candidate",
     ":0100:5:" + kGood + ":614 61::",
     {"f:1:95: a candidate as digit, row, column (614 is 6 in r1c4) expected"}},

    {"broken JSON", "{\"schema\":1,\"puzzle\":}", {"f:1:22: not valid JSON from here on"}},
    {"JSON without a puzzle", "{\"schema\":1}", {"f:1:1: no member \"puzzle\""}},
    {"JSON of a later schema",
     "{\"schema\":3,\"puzzle\":\"" + kGood + "\"}",
     {"f:1:1: \"schema\": 1 or 2 expected, found 3"}},
    {"a JSON puzzle of 80 cells",
     "{\"puzzle\":\"" + kGood.substr(1) + "\"}",
     {"f:1:1: \"puzzle\": 81 cells expected, found 80"}},
    {"a JSON number for a puzzle", "{\"puzzle\":81}", {"f:1:1: \"puzzle\": a string expected"}},
    {"a placed digit in a given's cell",
     "{\"puzzle\":\"" + kGood + "\",\"placed\":\"1" + std::string(80, '.') + "\"}",
     {"f:1:1: \"placed\": r1c1 is a given"}},
    {"a placed digit that clashes",
     "{\"puzzle\":\"" + kGood + "\",\"placed\":\"..9" + std::string(78, '.') + "\"}",
     {"f:1:1: r1c1 and r1c3 both hold 9 in row 1"}},
    {"JSON nested too deep",
     "{\"a\":" + std::string(100, '[') + std::string(100, ']') + "}",
     {"f:1:1: JSON nested more than 64 deep"}},

    {"a link without a puzzle",
     "https://example.org/",
     {"f:1:1: a link with bd= (sudokuwiki), s= (sudokuexchange), load= (f-puzzles) or "
      "puzzleid=fpuzzles (SudokuPad) expected"}},
    {"a link with 80 cells",
     "https://sudokuexchange.com/play/?s=" + kGood.substr(1),
     {"f:1:116: 81 cells expected, found 80"}},
    {"a damaged link",
     "https://www.f-puzzles.com/?load=N4Igzg",
     {"f:1:33: the link's compressed puzzle is damaged"}},

    {"a row with a field too few",
     "puzzle,er\n" + kGood + ",8.4\n" + kGood + "\n",
     {"f:3:82: 2 fields expected as in the header, found 1"},
     1},
    {"a table's puzzle of 80 cells",
     "id\tpuzzle\n7\t" + kGood.substr(1) + "\n8\t" + kGood,
     {"f:2:83: 81 cells expected, found 80"},
     1},
    {"an open quotation mark",
     "puzzle,name\n" + kGood + ",\"open\n" + kGood + ",x",
     {"f:2:88: a quotation mark is not closed"},
     1},
    {"a table without a puzzle column",
     "a,b\n1,2\n",
     {"f:1:1: a header line with a column puzzle (or quizzes, sudoku, grid, givens) expected"},
     0,
     Format::kCsv},

    {"XML of another kind",
     "<?xml version=\"1.0\"?>\n<html><body></body></html>",
     {"f:2:1: <opensudoku> expected, found <html>"}},
    {"a truncated XML file",
     kXml + "\n<game data=\"" + kGood + "\"/>\n",
     {"f:3: the file ends before </opensudoku>"},
     1},
    {"XML that ends inside a tag",
     kXml + "\n  <game data=\"" + kGood,
     {"f:2:3: this tag is not closed"}},
    {"a game without data",
     kXml + "<game/><game data=\"" + kGood + "\"/></folder></opensudoku>",
     {"f:1:42: <game> has no data=\"81 digits\""},
     1},
    {"a game of 80 cells",
     kXml + "\n<game data=\"" + kGood.substr(1) + "\"/></folder></opensudoku>",
     {"f:2:93: 81 cells expected, found 80"}},
    {"a game in progress",
     kXml + "\n<game data=\"version: 3 5|0|0\"/></folder></opensudoku>",
     {"f:2:13: 81 digits expected, found a game in progress"}},
};

TEST_CASE("Each fault of the input gives one clear message, and the rest is read", "[board]") {
  for (const BadInput& row : kTable) {
    CAPTURE(row.what);
    std::istringstream in(row.text);
    PuzzleReader reader(in, "f", row.format);
    std::vector<std::string> messages;
    std::size_t good = 0;
    while (const auto record = reader.next()) {
      if (record->ok()) {
        ++good;
      } else {
        CHECK(record->error().kind == ErrorKind::kInput);
        messages.push_back(record->error().text());
      }
    }
    CHECK(messages == row.messages);
    CHECK(good == row.good);
  }
}

TEST_CASE("Contradictory positions are read by readers that take them", "[board]") {
  const std::string all = "123456789";
  std::string bare;
  std::string clashing;
  for (int cell = 0; cell < kCells; ++cell) {
    bare += cell == 1 ? "........." : all;
    clashing += cell < 2 ? "..3......" : all;
  }
  const std::string line = kGood.substr(0, kCells);
  const std::vector<std::pair<std::string, std::string>> conflicts = {
      {bare, "f:1:1: r1c2 has no pencil mark left"},
      {clashing, "f:1:1: r1c1 and r1c2 both hold 3 in row 1"},
      {"{\"puzzle\":\"" + line + "\",\"placed\":\"..9" + std::string(78, '.') + "\"}",
       "f:1:1: r1c1 and r1c3 both hold 9 in row 1"},
      {"puzzle,level\n" + bare + ",hard", "f:2:1: r1c2 has no pencil mark left"},
  };
  for (const auto& [text, message] : conflicts) {
    CHECK(parse_puzzle(text, "f").error().text() == message);
    const auto taken = parse_puzzle(text, "f", {}, Conflicts::kTaken);
    REQUIRE(taken.ok());
    REQUIRE(taken->conflict != nullptr);
    CHECK(taken->conflict->text() == message);
  }
  // Neither of two clashing digits becomes a given.
  const auto taken = parse_puzzle(clashing, "f", {}, Conflicts::kTaken);
  CHECK(taken->givens.filled().empty());
  CHECK(taken->marks->places(Digit(3)).contains(Cell(0)));
}

TEST_CASE("A folder in place of a file is an error, not an exception", "[board]") {
  std::ifstream in(NONET_SOURCE_DIR);
  PuzzleReader reader(in, "folder");
  const auto record = reader.next();
  REQUIRE((record.has_value() && !record->ok()));
  CHECK(record->error().kind == ErrorKind::kFile);
  CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("One puzzle of one text", "[board]") {
  CHECK(parse_puzzle(kGood).ok());
  CHECK(parse_puzzle("", "option --puzzle").error().text() == "option --puzzle: no puzzle in it");
  CHECK(parse_puzzle(kGood + "\n" + kGood).error().text() == "line:2:1: a second puzzle follows");
}

}  // namespace
}  // namespace nonet
