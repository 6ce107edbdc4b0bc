// Books at random: profile, trim, numbers per page, levels, length, place of solutions, help. Every
// run of the tests makes ten, the nightly run two hundred (scripts/campaign books;
// NONET_BOOKS_KEPT=FOLDER keeps them there). Code that did not write the file reads it back and
// compares it with the manifest; a bound book has a cover, which must pass its printer's check.

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/random_stream.h"
#include "book/binding/book_check.h"
#include "book/binding/bound_book.h"
#include "book/binding/manifest.h"
#include "book/cover/cover.h"
#include "book/drawings/matrix_code.h"
#include "book/editions/editions.h"
#include "book/output/page_fill.h"
#include "book/output/pdf_check.h"
#include "book/pages/book_plan.h"
#include "book/pages/printed_book.h"
#include "book/pages/spec_layout.h"
#include "book/spec/book_spec.h"
#include "book/words/words.h"
#include "tests/book/read_book.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

int count_from(const char* name, int usual) {
  const char* const text = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return text == nullptr ? usual : std::atoi(text);
}

// The puzzles for the books, by level: the pool is made once, and every book takes some of each
// level.
std::vector<BookSection> pool_of(std::size_t each) {
  EditionPlan plan;
  for (const char* level : {"very-easy", "easy", "medium", "hard", "very-hard"}) {
    plan.sections.push_back({.level = find_level(level), .count = each});
  }
  plan.symmetry = Symmetry::kRotational;
  plan.seed = 16;
  auto pool = make_sections(plan, {}, {});
  REQUIRE(pool.ok());
  return *std::move(pool);
}

template <typename List>
auto one_of(const List& list, RandomStream& random) {
  return list[random.below(static_cast<std::uint32_t>(std::size(list)))];
}

// Options that few publishers use.
void add_rarer_options(BookSpec& spec, RandomStream& random) {
  constexpr std::array kCaptions = {"{level}", "{technique} · {target}", "{weekday} · {rating}",
                                    "{clues} clues · {level}"};
  const auto one_in = [&](std::uint32_t many) { return random.below(many) == 0; };
  spec.bleed = one_in(2) && figures_of(spec.profile).bleed > 0;
  if (one_in(3)) spec.caption = one_of(kCaptions, random);
  if (one_in(3)) spec.subtitle = "Two cups of tea a day";
  if (one_in(3)) spec.text.dedication = "For those who do not guess.";
  if (one_in(3)) spec.text.introduction = "These puzzles were made at night.\n\nSolve them by day.";
  if (one_in(3)) spec.text.about = "The author lives in a house of nine rooms.";
  if (one_in(3)) spec.isbn = "978-3-16-148410-0";
  if (one_in(3)) spec.build = "Made with a seed.";
  if (one_in(4)) spec.blank_grid_pages = 3;
  if (one_in(4)) spec.lessons = true;
  if (!one_in(4)) return;
  spec.series = "Evenings";
  spec.volume = 3;
}

// The book of the seed: its sections are taken from a random place of the pool on.
BookSpec random_book(const std::vector<BookSection>& pool, std::uint64_t number) {
  RandomStream random(16, "book-campaign", number);
  BookSpec spec;
  while (true) {
    spec.profile = one_of(kProfiles, random).profile;
    // One random number in each statement: compilers evaluate arguments in different orders.
    const auto trim = one_of(kTrims, random);
    const bool landscape = random.below(4) == 0;
    spec.trim = *parse_trim(trim.key, landscape ? Orientation::kLandscape : Orientation::kUpright);
    spec.puzzles_per_page = random.below(3) == 0 ? 0 : one_of(kPuzzlesPerPage, random);
    spec.solutions_per_page = random.below(2) == 0 ? 0 : one_of(kSolutionsPerPage, random);
    spec.solutions = static_cast<SolutionsPlace>(random.below(6));
    if (random.below(4) == 0) spec.puzzle_link = kPuzzleLink;
    if (check_layout(spec).ok()) break;
    spec.puzzle_link.clear();
  }
  spec.title = random.below(2) == 0 ? "Sudoku" : "The Long Evenings Book of Sudoku";
  spec.author = random.below(2) == 0 ? "" : "A. Setter";
  if (number % 4 == 3) spec.words = *BookWords::of("de");
  const bool help = random.below(3) == 0 && spec.profile != Profile::kLargePrint;
  spec.hints = help;
  spec.explained = help && random.below(2) == 0;
  spec.lessons = spec.explained;
  for (const BookSection& section : pool) {
    if (random.below(3) == 0 && !spec.sections.empty()) continue;
    const auto size = static_cast<std::uint32_t>(section.puzzles.size());
    const std::uint32_t most = random.below(4) == 0 ? size : std::max(4U, size / 8);
    const std::uint32_t count = std::min(size, 3 + random.below(most));
    const auto first = static_cast<std::ptrdiff_t>(random.below(size - count + 1));
    const auto begin = section.puzzles.begin() + first;
    spec.sections.push_back(
        {section.level, "", {begin, begin + static_cast<std::ptrdiff_t>(count)}});
  }
  RandomStream rarer(16, "book-campaign-rarer", number);
  add_rarer_options(spec, rarer);
  return spec;
}

std::string name_of(const BookSpec& spec) {
  std::size_t puzzles = 0;
  for (const BookSection& section : spec.sections) puzzles += section.puzzles.size();
  std::ostringstream name;
  name << figures_of(spec.profile).key << ' ' << size_text(spec.trim) << ", "
       << spec.puzzles_per_page << " and " << spec.solutions_per_page << " a page, solutions "
       << static_cast<int>(spec.solutions) << ", hints " << spec.hints << ", explained "
       << spec.explained << ", lessons " << spec.lessons << ", bleed " << spec.bleed << ", "
       << puzzles << " puzzles";
  return name.str();
}

// The digits whose ink is in the cells of a square, turned if they are upside down.
std::string digits_in(const PdfPageFacts& page, const Rect& square, bool turned) {
  std::string line(kCells, '.');
  const double side = square.width / kSize;
  for (const PdfMark& mark : page.marks) {
    if (mark.kind != PdfMarkKind::kText || mark.text.size() != 1 || mark.size < side * 0.4)
      continue;
    const Point at{(mark.box.left + mark.box.right) / 2, (mark.box.top + mark.box.bottom) / 2};
    if (!square.contains(at)) continue;
    const int column = static_cast<int>((at.x - square.x) / side);
    const int row = static_cast<int>((at.y - square.y) / side);
    const int index = row * kSize + column;
    line[static_cast<std::size_t>(turned ? kCells - 1 - index : index)] = mark.text[0];
  }
  return line;
}

const Rect& grid_of(const std::vector<GridBlock>& blocks, const PlannedPage& page, int index) {
  return blocks[static_cast<std::size_t>(index - page.first)].grid;
}

// The grid on the sheet, which is larger than the page if it bleeds.
Rect on_sheet(Rect grid, const PageLayout& layout, Side side) {
  const Rect sheet = layout.sheet(side);
  return {grid.x - sheet.x, grid.y - sheet.y, grid.width, grid.height};
}

// Checks that every puzzle and solution of the manifest is in its place.
void check_readback(const BookSpec& spec, const PrintedBook& book, const std::string& pdf) {
  const auto pages = testing::read_book(pdf).pages;
  const bool alike = figures_of(spec.profile).sides == Sides::kAllAlike;
  std::istringstream manifest(book_manifest(spec, book.plan));
  int index = 0;
  std::string last_section;
  int last_target = 0;
  for (std::string text; std::getline(manifest, text); ++index) {
    const auto line = nlohmann::json::parse(text);
    const int page = line["page"];
    const auto& planned = book.plan.pages[static_cast<std::size_t>(page - 1)];
    const Side side = alike ? Side::kRecto : side_of(page);
    const PdfPageFacts& printed = pages[static_cast<std::size_t>(page - 1)];
    const auto blocks = book.plan.layout.puzzle_blocks(side);
    const Rect grid = on_sheet(grid_of(blocks, planned, index), book.plan.layout, side);
    CHECK(digits_in(printed, grid, false) == line["puzzle"].get<std::string>());
    const int target =
        target_seconds(*numbered_puzzles(spec)[static_cast<std::size_t>(index)].puzzle);
    if (line["section"] == last_section) CHECK(target >= last_target);
    last_section = line["section"];
    last_target = target;
    const int solution_page = line["solution_page"];
    if (solution_page == 0) continue;
    const auto& solved = book.plan.pages[static_cast<std::size_t>(solution_page - 1)];
    const Side solved_side = alike ? Side::kRecto : side_of(solution_page);
    const bool below = spec.solutions == SolutionsPlace::kUpsideDown;
    const auto answers = below ? book.plan.layout.answer_blocks(solved_side)
                               : book.plan.layout.solution_blocks(solved_side);
    const Rect answer = on_sheet(grid_of(answers, solved, index), book.plan.layout, solved_side);
    CHECK(digits_in(pages[static_cast<std::size_t>(solution_page - 1)], answer, below) ==
          line["solution"].get<std::string>());
  }
  CHECK(index == static_cast<int>(book.plan.puzzle_pages.size()));
}

// Covers in each design and palette in turn.
void check_its_cover(const BookSpec& spec, std::size_t pages, int number) {
  if (figures_of(spec.profile).sides != Sides::kFacingPages) return;
  const auto turn = static_cast<std::size_t>(number);
  CoverSpec cover;
  cover.design = &cover_designs()[turn % cover_designs().size()];
  cover.palette = &kCoverPalettes[turn % kCoverPalettes.size()];
  const PaperFigures& paper = kPapers[turn % kPapers.size()];
  const auto bytes = bind_cover(spec, cover, static_cast<int>(pages), paper);
  CHECK((bytes ? std::string() : bytes.error().text()).empty());
}

// Pages that are nearly empty or have a gap, for the record.
std::size_t poorly_filled(const std::string& pdf, const BookSpec& spec, std::ostream* record) {
  const auto advice = page_fill_advice(pdf, figures_of(spec.profile));
  REQUIRE(advice.ok());
  for (const PdfFault& fault : *advice) {
    if (record != nullptr) *record << fault.line() << '\n';
  }
  return advice->size();
}

// The folder in which the campaign leaves its books for eyes; empty: nowhere.
std::string kept_books() {
  const char* const folder = std::getenv("NONET_BOOKS_KEPT");  // NOLINT(concurrency-mt-unsafe)
  return folder == nullptr ? "" : folder;
}

// The book as FOLDER/NUMBER.pdf, and what it is with the advice about its pages as NUMBER.txt.
std::size_t keep(const std::string& pdf, const BookSpec& spec, int number) {
  if (kept_books().empty()) return poorly_filled(pdf, spec, nullptr);
  const std::string path = kept_books() + '/' + std::to_string(number);
  std::ofstream(path + ".pdf", std::ios::binary) << pdf;
  std::ofstream record(path + ".txt");
  record << name_of(spec) << '\n';
  return poorly_filled(pdf, spec, &record);
}

TEST_CASE("Random books are fit to print, and match their manifests", "[book][campaign]") {
  const int books = count_from("NONET_BOOKS", 10);
  const auto pool = pool_of(static_cast<std::size_t>(count_from("NONET_BOOK_POOL", 24)));
  std::size_t pages = 0;
  std::size_t puzzles = 0;
  std::size_t poor = 0;
  int refused = 0;
  for (int number = 0; number < books; ++number) {
    const BookSpec spec = random_book(pool, static_cast<std::uint64_t>(number));
    INFO("book " << number << ": " << name_of(spec));
    const auto book = print_book(spec, testing::typefaces());
    if (!book) {
      // Only books beyond the printer's page limit, or with pages too small for a title.
      INFO(book.error().text());
      CHECK(book.error().kind == ErrorKind::kRequest);
      ++refused;
      continue;
    }
    CHECK(check_book(spec, *book, testing::typefaces()) == std::vector<std::string>());
    const auto pdf = book_pdf(spec, *book, testing::typefaces());
    REQUIRE(pdf.ok());
    const auto faults = check_pdf(**pdf, figures_of(spec.profile));
    REQUIRE(faults.ok());
    CHECK((faults->empty() ? std::string() : faults->front().line()).empty());
    check_readback(spec, *book, **pdf);
    check_its_cover(spec, book->pages.size(), number);
    poor += keep(**pdf, spec, number);
    pages += book->pages.size();
    puzzles += book->plan.puzzle_pages.size();
  }
  CHECK(refused <= books / 5);
  if (books > 10) {
    std::cout << "books: " << books - refused << " books, " << puzzles << " puzzles, " << pages
              << " pages (" << poor << " poorly filled), " << refused << " refused\n";
  }
}

TEST_CASE("Words that do not fit into two panels side by side continue overleaf", "[book]") {
  BookSpec spec;
  spec.title = "Sudoku";
  spec.profile = Profile::kScreen;
  spec.trim = *parse_trim("5x8", Orientation::kLandscape);
  spec.puzzles_per_page = 1;
  spec.explained = true;
  spec.sections = pool_of(24);
  const auto book = print_book(spec, testing::typefaces());
  REQUIRE(book.ok());
  CHECK(check_book(spec, *book, testing::typefaces()) == std::vector<std::string>());
}

TEST_CASE("Hints on low pages keep pencil marks large enough to print", "[book]") {
  BookSpec spec;
  spec.title = "Sudoku";
  spec.profile = Profile::kNewspaper;
  spec.trim = *parse_trim("5x8", Orientation::kLandscape);
  spec.puzzles_per_page = 4;
  spec.hints = true;
  spec.sections = pool_of(4);
  const auto book = print_book(spec, testing::typefaces());
  REQUIRE(book.ok());
  REQUIRE(book->plan.text.of(FlowKind::kHintStep).pages > 0);
  CHECK(check_book(spec, *book, testing::typefaces()) == std::vector<std::string>());
}

}  // namespace
}  // namespace nonet
