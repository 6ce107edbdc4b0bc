// zbar, which shares no code with the program, reads the codes back from rendered pages.
#include "book/drawings/matrix_code.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "book/binding/book_check.h"
#include "book/binding/bound_book.h"
#include "book/boards/puzzle_board.h"
#include "book/pages/printed_book.h"
#include "book/pages/spec_layout.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"
#include "tests/book/boards/board_sample.h"
#include "tests/book/other_programs.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::printed;
using testing::sample_book;
using testing::typefaces;

BookSpec coded_book(Profile profile) {
  BookSpec spec = sample_book(4);
  spec.profile = profile;
  spec.trim = *parse_trim(figures_of(profile).trim);
  spec.puzzle_link = kPuzzleLink;
  return spec;
}

// The codes that zbar reads, page by page; on a page from top to bottom, then from left to right.
std::vector<std::string> codes_in(const BookSpec& spec, const PrintedBook& book) {
  const auto pdf = book_pdf(spec, book, typefaces());
  REQUIRE(pdf.ok());
  const testing::TemporaryPdf file(**pdf);
  std::istringstream lines(
      file.ask("mkdir FILE.pages && pdftoppm -r 300 -gray FILE FILE.pages/p && "
               "zbarimg -q --raw FILE.pages/*.pgm 2>/dev/null; rm -r FILE.pages"));
  std::vector<std::string> links;
  for (std::string line; std::getline(lines, line);) links.push_back(line);
  return links;
}

TEST_CASE("A reader of codes reads every puzzle's link off the printed pages", "[book][code]") {
  if (!testing::have("zbarimg") || !testing::have("pdftoppm")) return;
  for (const Profile profile :
       {Profile::kKdp, Profile::kIngram, Profile::kPocket, Profile::kNewspaper}) {
    const BookSpec spec = coded_book(profile);
    INFO(figures_of(profile).key);
    const PrintedBook book = printed(spec);
    CHECK(check_book(spec, book, typefaces()) == std::vector<std::string>());
    std::vector<std::string> expected;
    for (const NumberedPuzzle& each : numbered_puzzles(spec)) {
      expected.push_back(puzzle_link(kPuzzleLink, "9x9", each.puzzle->givens.line()));
    }
    std::vector<std::string> read = codes_in(spec, book);
    // zbar gives the codes of one page in its own order.
    std::ranges::sort(expected);
    std::ranges::sort(read);
    CHECK(read == expected);
  }
}

TEST_CASE("A link with a place for the board has codes on all boards", "[book][code]") {
  if (!testing::have("zbarimg") || !testing::have("pdftoppm")) return;
  for (const Profile profile : {Profile::kKdp, Profile::kNewspaper}) {
    BookSpec spec = testing::book_of_boards();
    spec.sections.pop_back();  // 16x16
    spec.profile = profile;
    spec.trim = *parse_trim("8.5x11");
    spec.puzzles_per_page = 0;
    spec.puzzle_link = "https://example.org/{board}.html#puzzle={puzzle}";
    const PrintedBook book = printed(spec);
    CHECK(check_book(spec, book, typefaces()) == std::vector<std::string>());
    std::vector<std::string> expected;
    for (const BookSection& section : spec.sections) {
      const auto board = board_of(section);
      for (const BookPuzzle& puzzle : section.puzzles) {
        expected.push_back(code_link(spec, *board, puzzle));
      }
    }
    CHECK(expected[5].starts_with("https://example.org/6x6%2Bx.html#puzzle="));
    std::vector<std::string> read = codes_in(spec, book);
    std::ranges::sort(expected);
    std::ranges::sort(read);
    CHECK(read == expected);
    // Without that place only the classic puzzles have codes, even on a sheet with others.
    spec.puzzle_link = kPuzzleLink;
    const PrintedBook classic = printed(spec);
    CHECK(check_book(spec, classic, typefaces()) == std::vector<std::string>());
    CHECK(codes_in(spec, classic).size() == spec.sections[2].puzzles.size());
  }
}

TEST_CASE("A board whose cells are too many for a code is named", "[book][code]") {
  BookSpec spec = testing::book_of_boards();
  spec.puzzle_link = "https://example.org/{board}.html#puzzle={puzzle}";
  const Status refused = check_links(spec);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().text().find("16x16: ") != std::string::npos);
  CHECK(refused.error().text().find("too long") != std::string::npos);
  CHECK(puzzle_link("https://a.org/{puzzle}", "12x12", "1.C.") == "https://a.org/10C0");
}

TEST_CASE("The guide has a code of the page to play the book on", "[book][code]") {
  if (!testing::have("zbarimg") || !testing::have("pdftoppm")) return;
  BookSpec spec = sample_book(4);
  spec.play_link = "https://example.org/play/evenings?volume=1";
  const PrintedBook book = printed(spec);
  CHECK(check_book(spec, book, typefaces()) == std::vector<std::string>());
  CHECK(codes_in(spec, book) == std::vector<std::string>{spec.play_link});
}

TEST_CASE("A code's link is the puzzle with 0 for empty cells", "[book][code]") {
  const Grid givens = *Grid::from_line(
      "..43...98....894..1......7.4.2.365..6..8.5..2..821.7.9.6......4..165....82...39..");
  CHECK(puzzle_link(kPuzzleLink, "9x9", givens.line()) ==
        "https://www.sudokuwiki.org/sudoku.htm?bd="
        "004300098000089400100000070402036500600805002008210709060000004001650000820003900");
}

TEST_CASE("Links that cannot be printed as codes are refused", "[book][code]") {
  const Status lost = check_puzzle_link("https://example.org/play");
  REQUIRE_FALSE(lost.ok());
  CHECK(lost.error().text().find("{puzzle} is missing") != std::string::npos);
  const Status endless = check_puzzle_link("https://example.org/{puzzle}" + std::string(400, 'x'));
  REQUIRE_FALSE(endless.ok());
  CHECK(endless.error().text().find("too long") != std::string::npos);

  for (const std::string link :
       {"javascript:alert(1)//{puzzle}", "https://", "example.org/{puzzle}"}) {
    const Status foreign = check_puzzle_link(link);
    REQUIRE_FALSE(foreign.ok());
    CHECK(foreign.error().text().find("is not a web address") != std::string::npos);
  }
  CHECK(check_web_link("HTTP://example.org").ok());

  BookSpec sheet = coded_book(Profile::kNewspaper);
  CHECK(check_layout(sheet).ok());
  sheet.play_link = "javascript:alert(1)";
  CHECK_FALSE(check_layout(sheet).ok());
  sheet.play_link = "https://example.org";
  const Status homeless = check_layout(sheet);
  REQUIRE_FALSE(homeless.ok());
  CHECK(homeless.error().text().find("no pages before the puzzles") != std::string::npos);
}

TEST_CASE("The check finds another puzzle's code, and ink in a quiet zone", "[book][code]") {
  const BookSpec spec = coded_book(Profile::kKdp);
  PrintedBook book = printed(spec);
  const int page = book.plan.puzzle_pages.front();
  Drawing& drawn = book.pages[static_cast<std::size_t>(page - 1)];
  const Rect square = book.plan.layout.puzzle_blocks(side_of(page)).front().code;
  const auto count = [&](const std::string& words) {
    const auto faults = check_book(spec, book, typefaces());
    return std::ranges::count_if(
        faults, [&](const std::string& fault) { return fault.find(words) != std::string::npos; });
  };
  CHECK(count("quiet zone") == 0);
  drawn.line({square.x + 1, square.y + 1}, {square.x + 1, square.bottom()}, {kBlack, 1});
  CHECK(count("the code below puzzle 1 has no quiet zone") == 1);

  book = printed(spec);
  Drawing& other = book.pages[static_cast<std::size_t>(page - 1)];
  other.fill(square.inset(square.width * 0.4), kBlack);
  CHECK(count("the code printed below puzzle 1 is a different one") == 1);
}

}  // namespace
}  // namespace nonet
