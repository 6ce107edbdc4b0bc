// Every format of the catalog: every written record is read back, recognised without --from and
// with it.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <vector>

#include "formats/reader.h"
#include "formats/writer.h"
#include "tests/grid_of.h"

namespace nonet {
namespace {

using testing::grid_of;

std::vector<PuzzleText> samples() {
  std::vector<PuzzleText> puzzles(4);
  puzzles[0].givens =
      grid_of("98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
  puzzles[1].givens =
      grid_of(".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  puzzles[1].comment = "ED=8.4/8.4/2.6, \"hard\" & <rare>";
  puzzles[1].set_field("author", "Anna, \"the\" setter");
  puzzles[1].set_field("title", "Caf\xc3\xa9");
  puzzles[1].set_field("er", "8.4", FieldKind::kJson);
  puzzles[2].givens =
      grid_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
  puzzles[3].givens =
      grid_of("6....3..7....4..6..54867..........1.162.8.749.3..........42193..1..7....4..6....5");
  puzzles[3].placed.set(Cell(0, 4), Digit(5));
  PencilMarks marks = PencilMarks::of(puzzles[3].givens);
  marks[Cell(0, 1)].erase(marks[Cell(0, 1)].first());
  puzzles[3].marks = marks;
  return puzzles;
}

std::string as_file(Format format, const std::vector<PuzzleText>& puzzles,
                    const WriteOptions& options) {
  std::string text = file_header(format, options);
  for (const PuzzleText& puzzle : puzzles) append_puzzle(text, format, puzzle, options);
  return text + file_footer(format, options);
}

bool writes_marks(Format format) {
  return format == Format::kSukaku || format == Format::kPencilMarks || format == Format::kCsv ||
         format == Format::kTsv;
}

void check_all_read(const std::vector<PuzzleText>& puzzles, Format format, std::string text,
                    std::optional<Format> forced) {
  std::istringstream in(text);
  PuzzleReader reader(in, "file", forced);
  for (const PuzzleText& puzzle : puzzles) {
    const auto read = reader.next();
    REQUIRE(read.has_value());
    INFO((read->ok() ? std::string() : read->error().text()));
    REQUIRE(read->ok());
    CHECK(reader.format() == format);
    if (writes_marks(format)) {
      const PencilMarks marks = puzzle.marks ? *puzzle.marks : PencilMarks::of(puzzle.givens);
      CHECK(((*read)->marks ? *(*read)->marks : PencilMarks::of((*read)->givens)) == marks);
    } else {
      CHECK((*read)->givens.line() == puzzle.givens.line());
    }
  }
  CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("Every format reads back its own output", "[board]") {
  WriteOptions options;
  options.columns = {"author", "comment", "er", "title"};
  for (const FormatRow& row : kFormats) {
    CAPTURE(row.key);
    REQUIRE(row.writes);
    std::vector<PuzzleText> puzzles = samples();
    // A complete grid needs no pencil marks; its pencil-mark grid is a plain grid.
    if (row.id == Format::kPencilMarks) puzzles.erase(puzzles.begin() + 2);
    puzzles[puzzles.size() - 1].placed = {};
    const std::string text = as_file(row.id, puzzles, options);
    CAPTURE(text);
    check_all_read(puzzles, row.id, text, row.id);
    if (row.id == Format::kSdm) continue;  // cannot be distinguished from line
    check_all_read(puzzles, row.id, text, std::nullopt);
    std::string with_carriage_returns;
    for (const char c : text) with_carriage_returns += c == '\n' ? "\r\n" : std::string(1, c);
    check_all_read(puzzles, row.id, "\xef\xbb\xbf" + with_carriage_returns, std::nullopt);
  }
}

TEST_CASE("Formats keep the comment and the fields they have a place for", "[board]") {
  WriteOptions options;
  options.columns = {"author", "comment", "er", "title"};
  const PuzzleText puzzle = samples()[1];
  for (const Format format :
       {Format::kLine, Format::kSukaku, Format::kSdk, Format::kHodoku, Format::kOpenSudoku,
        Format::kFpuzzles, Format::kCsv, Format::kTsv, Format::kJsonl}) {
    CAPTURE(row_of(format).key);
    const auto read = parse_puzzle(as_file(format, {puzzle}, options));
    REQUIRE(read.ok());
    CHECK(read->comment == puzzle.comment);
    const bool has_author =
        format == Format::kSdk || format >= Format::kCsv || format == Format::kFpuzzles;
    CHECK((read->field("author") != nullptr) == has_author);
    if (has_author) CHECK(*read->field("author") == *puzzle.field("author"));
    if (format >= Format::kCsv) {
      CHECK(read->fields.size() == 3);
      CHECK(*read->field("title") == "Caf\xc3\xa9");
      CHECK(*read->field("er") == "8.4");
    }
  }
}

TEST_CASE("HoDoKu lines and JSON lines keep a whole position", "[board]") {
  PuzzleText puzzle = samples()[3];
  Grid all = puzzle.givens;
  all.set(Cell(0, 4), Digit(5));
  PencilMarks marks = PencilMarks::of(all);
  marks[Cell(0, 1)].erase(marks[Cell(0, 1)].first());
  puzzle.marks = marks;
  puzzle.set_field("technique", "0901");
  for (const Format format : {Format::kHodoku, Format::kJsonl, Format::kFpuzzles}) {
    const auto read = parse_puzzle(write_puzzle(format, puzzle));
    REQUIRE(read.ok());
    CHECK(read->givens == puzzle.givens);
    CHECK(read->placed == puzzle.placed);
    if (format == Format::kFpuzzles) continue;
    CHECK(read->marks == puzzle.marks);
    CHECK(*read->field("technique") == "0901");
  }
}

TEST_CASE("Each site's link is read back", "[board]") {
  const PuzzleText puzzle = samples()[0];
  for (const LinkSite site :
       {LinkSite::kSudokuWiki, LinkSite::kSudokuExchange, LinkSite::kSudokuPad}) {
    WriteOptions options;
    options.site = site;
    const auto read = parse_puzzle(write_puzzle(Format::kUrl, puzzle, options));
    REQUIRE(read.ok());
    CHECK(read->givens == puzzle.givens);
  }
}

TEST_CASE("docs/formats.md has the catalog's rows", "[board]") {
  std::ifstream in(std::string(NONET_SOURCE_DIR) + "/docs/formats.md");
  REQUIRE(in.good());
  std::string page;
  for (std::string line; std::getline(in, line);) {
    for (const char c : line) {
      if (c != '\\') page += c;  // the table escapes bars
    }
    page += '\n';
  }
  for (const FormatRow& row : kFormats) {
    CAPTURE(row.key);
    CHECK(page.find("| `" + std::string(row.key) + "` | " + std::string(row.name) + " |") !=
          std::string::npos);
    CHECK(page.find("| " + std::string(row.description) + " |\n") != std::string::npos);
  }
}

TEST_CASE("One file may mix formats", "[board]") {
  const PuzzleText puzzle = samples()[1];
  std::string text;
  std::size_t count = 0;
  for (const FormatRow& row : kFormats) {
    if (row.id == Format::kOpenSudoku || row.id == Format::kCsv || row.id == Format::kTsv) continue;
    text += "# as " + std::string(row.key) + "\n" + write_puzzle(row.id, puzzle) + "\n";
    ++count;
  }
  std::istringstream in(text);
  PuzzleReader reader(in, "mixed");
  for (; count > 0; --count) {
    const auto read = reader.next();
    REQUIRE(read.has_value());
    INFO((read->ok() ? std::string() : read->error().text()));
    CHECK(read->ok());
  }
  CHECK_FALSE(reader.next().has_value());
}

}  // namespace
}  // namespace nonet
