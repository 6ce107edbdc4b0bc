#include "book/pages/front_matter.h"

#include <catch2/catch.hpp>

#include "book/binding/bound_book.h"
#include "book/pages/printed_book.h"
#include "book/pages/spec_layout.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

TEST_CASE("A long title stays inside the title page", "[book]") {
  BookSpec spec = testing::sample_book(2);
  spec.title = "Counterintuitively Incomprehensible Puzzles for Extraordinarily Patient People";
  Drawing page;
  const Rect area{36, 36, 300, 500};
  draw_title(page, area, spec, testing::typefaces());
  for (const Mark& mark : page.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) {
      const double width = testing::typefaces().width(run->style, run->text);
      CHECK(start_of(*run, width).x >= area.x);
      CHECK(run->at.y <= area.bottom());
    }
  }
}

TEST_CASE("A long title is set smaller, and stays above the ornament", "[book]") {
  BookSpec spec = testing::sample_book(2);
  spec.trim = *parse_trim("5x8");
  for (const char* title : {"Sudoku", "The Extraordinarily Complete Sunday Afternoon Sudoku Book",
                            "Four Hundred Puzzles for People Who Have Already Solved All Others "
                            "and Cannot Stop, with Solutions and a Great Deal of Patience"}) {
    spec.title = title;
    INFO(title);
    const auto book = print_book(spec, testing::typefaces());
    REQUIRE(book.ok());
    const Drawing& page = book->pages[2];
    REQUIRE(book->plan.pages[2].kind == PageKind::kTitle);
    double lowest_title = 0;
    double highest_tile = page.size.height;
    for (const Mark& mark : page.marks) {
      if (const auto* run = std::get_if<TextRun>(&mark)) {
        if (run->style.face != Face::kSemibold) lowest_title = std::max(lowest_title, run->at.y);
      } else {
        highest_tile = std::min(highest_tile, bounds(std::get<Shape>(mark).path).y);
      }
    }
    CHECK(lowest_title < highest_tile);
  }
  for (int i = 0; i < 5; ++i) spec.title += " " + spec.title;
  const auto refused = print_book(spec, testing::typefaces());
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().text().ends_with("is too long for pages of 5x8 in"));
}

TEST_CASE("Characters without a glyph are refused by name", "[book]") {
  BookSpec spec = testing::sample_book(1);
  CHECK(check_characters(spec, testing::typefaces()).ok());
  spec.title = "Größte Rätsel, naïve façade";
  CHECK(check_characters(spec, testing::typefaces()).ok());
  spec.title = "数独 100";
  CHECK(check_characters(spec, testing::typefaces()).error().text() ==
        "title \"数独 100\": the typeface has no glyph for '数' (U+6570)");
  spec.title = "Sudoku";
  spec.author = "A\xff";
  CHECK_FALSE(bind_book(spec, BookFormat::kPdf).ok());
  CHECK(bind_book(spec, BookFormat::kHtml).ok());
}

TEST_CASE("A book is a PDF or an HTML page; other file endings are refused", "[book]") {
  CHECK(book_format("a.pdf").value() == BookFormat::kPdf);
  CHECK(book_format("dir.x/book").value() == BookFormat::kPdf);
  CHECK(book_format("a.htm").value() == BookFormat::kHtml);
  CHECK(book_format("z.epub").value() == BookFormat::kEpub);
  CHECK(book_format("z.mobi").error().text() ==
        "\"z.mobi\": a book is written as .pdf, .html or .epub, not as .mobi");
}

}  // namespace
}  // namespace nonet
