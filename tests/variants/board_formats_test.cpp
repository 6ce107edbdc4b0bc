// Every format in which boards are written, for a board of every kind: written, read back, and
// recognised by what the document says.
#include "variants/text/board_formats.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "base/random_stream.h"
#include "variants/text/board_reader.h"
#include "variants/text/board_statement.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

constexpr std::array kBoards = {
    "4x4",
    "6x6",
    "6x6:3x2",
    "6x6:3x2+disjoint",
    "8x8",
    "10x10",
    "12x12+x",
    "16x16",
    "25x25",
    "7x7+latin",
    "9x9+x",
    "9x9+x\\",
    "9x9+x/",
    "9x9+x+windoku",
    "disjoint",
    "asterisk",
    "center-dot",
    "girandola",
    "anti-knight",
    "6x6+anti-king",
    "samurai",
    "twin",
    "triple",
    "9x9+windoku+anti-knight",
    "non-consecutive",
    "5x5+jigsaw:AAAABABBBBCCCCDCDDDDEEEEE+x\\",
};

Geometry board(std::string_view key) {
  auto geometry = geometry_of(key);
  INFO(key);
  REQUIRE(geometry.ok());
  return *std::move(geometry);
}

// Some digits without two of a kind in a house: those of a full board, thinned by chance.
CellDigits some_digits(const Geometry& geometry) {
  const auto count = static_cast<std::size_t>(geometry.cells());
  CellDigits digits(count, 0);
  for (std::size_t cell = 0; cell < count; cell += 3) {
    for (int digit = geometry.digits(); digit >= 1; digit -= 2) {
      digits[cell] = static_cast<std::uint8_t>(digit);
      const auto clashes = [&](const std::vector<CellIndex>& others) {
        return std::ranges::any_of(others, [&](CellIndex other) { return digits[other] == digit; });
      };
      if (!clashes(geometry.peers(static_cast<CellIndex>(cell)))) break;
      digits[cell] = 0;
    }
  }
  return digits;
}

std::vector<Result<BoardRecord>> read(const Geometry& geometry, const std::string& text) {
  std::istringstream in(text);
  BoardReader reader(in, "file", geometry);
  std::vector<Result<BoardRecord>> all;
  while (auto record = reader.next()) all.push_back(*std::move(record));
  return all;
}

std::string said(const Result<BoardRecord>& record) {
  return record ? text_of(record->givens) : record.error().text();
}

std::string said(std::string_view key, const std::string& text) {
  const auto all = read(board(key), text);
  return all.empty() ? "nothing" : said(all.front());
}

std::string stated(const std::string& text) {
  std::istringstream in(text);
  const auto geometry = first_stated_board(in, "file");
  return geometry ? geometry->key() : "none";
}

WriteOptions to_sudokupad() {
  WriteOptions options;
  options.site = LinkSite::kSudokuPad;
  return options;
}

bool is_of_fpuzzles(const Geometry& geometry) {
  return geometry.digits() <= 16 && geometry.cells() == geometry.digits() * geometry.digits();
}

bool holds_its_board(Format format) {
  return format == Format::kIpuz || format == Format::kFpuzzles || format == Format::kUrl ||
         format == Format::kJsonl;
}

constexpr std::string_view kEmptyRow4 = R"([{},{},{},{}])";

// A document of f-puzzles with these members and four empty rows of four.
std::string fpuzzles4(const std::string& members) {
  std::string text = R"({"size":4,)" + members + R"("grid":[)";
  for (int row = 0; row < 4; ++row) text += std::string(row == 0 ? "" : ",").append(kEmptyRow4);
  return text + "]}";
}

}  // namespace

TEST_CASE("boards of every kind are read back from every format", "[variants]") {
  for (const char* key : kBoards) {
    const Geometry geometry = board(key);
    BoardRecord record{.givens = some_digits(geometry)};
    REQUIRE(clue_count(record.givens) > 4);
    for (const BoardFormatRow& row : board_formats()) {
      INFO(key << " as " << row_of(row.format).key);
      const auto text = row.write(record, geometry, to_sudokupad());
      REQUIRE(text.ok() == (row.every_board || is_of_fpuzzles(geometry)));
      if (!text) continue;
      const auto both = read(geometry, *text + *text);
      REQUIRE(both.size() == 2);
      for (const auto& again : both) CHECK(said(again) == text_of(record.givens));
      if (holds_its_board(row.format)) {
        std::istringstream in(*text);
        const auto stated_geometry = first_stated_board(in, "file");
        REQUIRE(stated_geometry.has_value());
        CHECK(same_board(*stated_geometry, geometry));
      }
    }
  }
}

TEST_CASE("comments and authors are kept where the format has a place", "[variants]") {
  const Geometry geometry = board("6x6+x");
  const BoardRecord record{
      .givens = some_digits(geometry), .comment = "for Ada", .fields = {{"author", "Grace"}}};
  for (const BoardFormatRow& row : board_formats()) {
    INFO(row_of(row.format).key);
    const auto text = row.write(record, geometry, to_sudokupad());
    const auto again = read(geometry, *text);
    REQUIRE(again.size() == 1);
    REQUIRE(again.front().ok());
    if (row.format != Format::kGrid) CHECK(again.front()->comment == "for Ada");
    const bool authors =
        row.format != Format::kGrid && row.format != Format::kLine && row.format != Format::kJsonl;
    if (authors) CHECK(again.front()->fields == record.fields);
  }
}

TEST_CASE("the rules that a document puts into words are no comment", "[variants]") {
  const Geometry geometry = board("6x6+anti-king");
  const auto* row = find_board_format(Format::kFpuzzles);
  const auto text = row->write({.givens = some_digits(geometry)}, geometry, {});
  CHECK(read(geometry, *text).front()->comment.empty());
}

TEST_CASE("a grid has bars where regions end", "[variants]") {
  const Geometry geometry = board("4x4+jigsaw:AABBAABCDDBCDDCC");
  CellDigits digits(16, 0);
  digits[0] = 4;
  const auto text = find_board_format(Format::kGrid)->write({.givens = digits}, geometry, {});
  CHECK(*text ==
        "+-----+-------+\n"
        "| 4 . | .   . |\n"
        "+     +   +---+\n"
        "| . . | . | . |\n"
        "+-----+   +   +\n"
        "| . . | . | . |\n"
        "+     +---+   +\n"
        "| . . | .   . |\n"
        "+-----+-------+\n"
        "\n");
  const auto boxes = find_board_format(Format::kGrid)->write({.givens = digits}, board("4x4"), {});
  CHECK(*boxes ==
        "+-----+-----+\n"
        "| 4 . | . . |\n"
        "| . . | . . |\n"
        "+-----+-----+\n"
        "| . . | . . |\n"
        "| . . | . . |\n"
        "+-----+-----+\n"
        "\n");
}

TEST_CASE("documents of other programs say what their board is", "[variants]") {
  CHECK(stated(fpuzzles4("")) == "4x4");
  CHECK(stated(fpuzzles4(R"("diagonal+":true,)")) == "4x4+x/");
  CHECK(stated(fpuzzles4(R"("diagonal+":true,"diagonal-":true,"antiking":true,)")) ==
        "4x4+x+anti-king");
  CHECK(stated(fpuzzles4(R"("extraregion":[{"cells":["R4C4","R1C1","R2C2","R3C3"]}],)")) ==
        "4x4+x\\");
  const std::string rows = R"([[0,0,0,0],[0,"3",0,0],[null,0,{"value":2},0],[0,0,0,0]])";
  const auto ipuz = [&](const std::string& kind, const std::string& more = "") {
    return R"({"kind":["http://ipuz.org/sudoku)" + kind + R"("],)" + more + R"("puzzle":)" + rows +
           "}";
  };
  CHECK(stated(ipuz("")) == "4x4");
  CHECK(said("4x4", ipuz("#1")) == ".....3....2.....");
  CHECK(stated(ipuz("/diagonalsudoku#1")) == "4x4+x");
  CHECK(stated(ipuz("/latinsquare")) == "4x4+latin");
  CHECK(stated("ipuz(" + ipuz("/latinsquare") + ")") == "4x4+latin");
  CHECK(stated(ipuz("/jigsawsudoku", R"("zones":[
    {"cells":[[1,1],[2,1],[1,2],[2,2]]},{"cells":[[3,1],[4,1],[3,2],[3,3]]},
    {"cells":[[1,3],[2,3],[1,4],[2,4]]},{"cells":[[4,2],[4,3],[4,4],[3,4]]}],)")) ==
        "4x4+jigsaw:1122112344234433");
  const auto pad = [](const std::string& members) {
    return R"({"cells":[[{},{},{},{}],[{},{"value":3},{},{}],[{},{},{},{}],[{},{},{},{}]],)" +
           members + R"("metadata":{"title":"Small","antiknight":true}})";
  };
  CHECK(stated(pad("")) == "4x4+anti-knight");
  CHECK(stated(pad(R"("lines":[{"wayPoints":[[0,0],[4,4]]},{"wayPoints":[[4,0],[0,4]]}],)")) ==
        "4x4+x+anti-knight");
  CHECK(stated(pad(R"("cages":[{"cells":[[0,0],[0,1],[0,2],[0,3]],"type":"rowcol"},
                              {"cells":[[0,0],[1,1],[2,2],[3,3]]}],)")) == "4x4+x\\+anti-knight");
  CHECK(read(board("4x4+anti-knight"), pad("")).front()->fields ==
        std::vector<Field>{{"title", "Small"}});
}

TEST_CASE("a document that is no board of these kinds is refused with its reason", "[variants]") {
  CHECK(said("4x4+x", "\n" + fpuzzles4("")) == "file:2:1: a puzzle of the board 4x4, not of 4x4+x");
  CHECK(said("4x4", fpuzzles4(R"("thermometer":[1],)")) ==
        "file:1:1: no board has the rule 'thermometer'");
  CHECK(said("4x4", fpuzzles4(R"("extraregion":[{"cells":["R1C1","R1C2"]}],)")) ==
        "file:1:1: no kind of board has the further house r1c1 r1c2");
  CHECK(
      said(
          "4x4",
          R"({"size":4,"grid":[[{"value":5},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})") ==
      "file:1:1: a value from 1 to 4 expected in r1c1, found 5");
  CHECK(
      said(
          "4x4",
          R"({"size":4,"grid":[[{"region":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})") ==
      "file:1:1: the regions: region 1 has 5 cells, not 4");
  CHECK(said("4x4", R"({"size":5,"grid":[[{},{}],[{},{}]]})") ==
        R"(file:1:1: "grid": as many rows of as many cells as "size" says expected)");
  CHECK(said("4x4", R"({"kind":["http://ipuz.org/sudoku/killersudoku"],"puzzle":[]})") ==
        "file:1:1: no board is of the kind http://ipuz.org/sudoku/killersudoku");
  CHECK(
      said(
          "4x4",
          R"({"kind":["http://ipuz.org/sudoku"],"puzzle":[[1,0,1,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]})") ==
      "file:1:1: r1c1 and r1c3 both hold 1 in row 1");
  CHECK(said("4x4", R"({"cells":[[1,2],[2,1]],"cages":[{"cells":[[0,0],[1,1]],"value":3}]})") ==
        "file:1:1: no board has cages with sums, or of fewer cells than a house");
  CHECK(said("4x4", R"({"board":"4x4","puzzle":"1"})") ==
        R"(file:1:1: "puzzle": 1 characters, where 4x4 has 16 cells)");
  CHECK(said("4x4", R"({"board":"4x5","puzzle":"1"})") ==
        R"(file:1:1: "board": '4x5' is not a size: boards are square, 2x2 to 25x25)");
  CHECK(said("4x4", "{\"board\":\n\"4x4\" \"puzzle\"}").starts_with("file:2:"));
  CHECK(said("4x4", "https://www.f-puzzles.com/?load=N4I") ==
        "file:1:33: the link's compressed puzzle is damaged");
  CHECK(said("4x4", "https://example.org/") ==
        "file:1:1: a link of f-puzzles or SudokuPad expected, which holds the board");
}

TEST_CASE("a fault in a grid has the place of its cell", "[variants]") {
  CHECK(said("4x4", "1 . | . 4\n. . | 7 .\n----+----\n. . | . .\n. . | . 2\n") ==
        "file:2:7: '7' is no digit of a board with 1-4; . or 0 for an empty cell");
  CHECK(said("4x4", "1..4\n....\n1...\n...2\n") ==
        "file:3:1: r1c1 and r3c1 both hold 1 in column 1");
  CHECK(said("twin", ".........\n........... \n") == "file:2:10: r2c10 is no cell of the board");
  CHECK(said("twin", ".........\n.. ......\n") ==
        "file:2:3: r2c3 is missing: a blank stands for no cell");
}

namespace {

void mutate(std::string& text, RandomStream& random) {
  constexpr std::string_view kPieces = "0123456789.{}[],:\"RC-+ \n|AGPtruenl/";
  const std::uint32_t changes = 1 + random.below(6);
  for (std::uint32_t i = 0; i < changes && !text.empty(); ++i) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const std::size_t length = 1 + random.below(30);
    switch (random.below(4)) {
      case 0:
        text[at] = kPieces[random.below(static_cast<std::uint32_t>(kPieces.size()))];
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), length));
        break;
      default:
        text.resize(at);
    }
  }
}

// Whatever is read holds no digit twice in a house, and is the same after it was written.
void check_mutated(std::uint64_t seed, std::uint32_t rounds) {
  for (const char* key : kBoards) {
    const Geometry geometry = board(key);
    const BoardRecord whole{.givens = some_digits(geometry), .comment = "a \"note\""};
    for (std::uint32_t round = 0; round < rounds; ++round) {
      RandomStream random(seed, key, round);
      const BoardFormatRow& row =
          board_formats()[random.below(static_cast<std::uint32_t>(board_formats().size()))];
      auto written = row.write(whole, geometry, to_sudokupad());
      if (!written) continue;
      std::string text = *std::move(written);
      mutate(text, random);
      CAPTURE(key, text);
      for (const auto& record : read(geometry, text)) {
        if (!record) {
          REQUIRE_FALSE(record.error().reason.empty());
          continue;
        }
        REQUIRE(check_houses(record->givens, geometry).ok());
        const auto again = read(geometry, *row.write(*record, geometry, to_sudokupad()));
        REQUIRE(said(again.front()) == text_of(record->givens));
      }
    }
  }
}

}  // namespace

TEST_CASE("mutated files of boards never break the reader", "[variants]") { check_mutated(1, 60); }
TEST_CASE("many mutated files of boards never break the reader", "[.nightly][variants]") {
  check_mutated(2, 5000);
}

}  // namespace nonet::variants
