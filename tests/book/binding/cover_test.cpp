#include "book/binding/cover.h"

#include <catch2/catch.hpp>

#include "tests/book/read_book.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

const PaperFigures& kWhitePaper = kPapers[0];

TEST_CASE("The template of a cover follows trim, pages and paper", "[book][cover]") {
  const CoverPlan plan = plan_cover({6 * 72, 9 * 72}, 200, kWhitePaper);
  // 0.125 + 6 + 200 x 0.002252 + 6 + 0.125 by 0.125 + 9 + 0.125 in.
  CHECK(plan.sheet.width == Approx((12.25 + 0.4504) * 72));
  CHECK(plan.sheet.height == Approx(9.25 * 72));
  CHECK(plan.front.right() == Approx(plan.sheet.width - 9));
  CHECK(plan.spine.x == Approx(plan.back.right()));
  CHECK(plan.barcode.right() == Approx(plan.back.right() - 18));
  CHECK(plan.spine_text);
  CHECK_FALSE(plan_cover({6 * 72, 9 * 72}, 78, kWhitePaper).spine_text);
  CHECK(plan_cover({6 * 72, 9 * 72}, 200, kPapers[1]).spine.width > plan.spine.width);
}

TEST_CASE("All text of a cover is inside its panel, none in the barcode's box", "[book][cover]") {
  BookSpec spec = testing::sample_book(4);
  for (const char* trim : {"5x8", "6x9", "8.5x11", "8.5x8.5"}) {
    for (const char* title : {"Sudoku", "The Extraordinarily Complete Sunday Afternoon Book"}) {
      spec.trim = *parse_trim(trim);
      spec.title = title;
      const CoverPlan plan = plan_cover(spec.trim, 250, kWhitePaper);
      const auto cover = draw_cover(spec, plan, "", testing::typefaces());
      INFO(trim << ' ' << title);
      REQUIRE(cover.ok());
      for (const Mark& mark : cover->marks) {
        const auto* run = std::get_if<TextRun>(&mark);
        if (run == nullptr) continue;
        const Rect ink = ink_box(*run, testing::typefaces());
        const auto within = [&](const Rect& panel, double edge) {
          const Rect room = panel.inset(edge - 0.01);
          return room.contains({ink.x, ink.y}) && room.contains({ink.right(), ink.bottom()});
        };
        INFO(run->text);
        CHECK((within(plan.front, 18) || within(plan.back, 18) || within(plan.spine, 4.5)));
        const bool in_box = ink.x < plan.barcode.right() && ink.right() > plan.barcode.x &&
                            ink.y < plan.barcode.bottom() && ink.bottom() > plan.barcode.y;
        CHECK_FALSE(in_box);
      }
    }
  }
  spec.title = std::string(400, 'w');
  CHECK_FALSE(
      draw_cover(spec, plan_cover(spec.trim, 250, kWhitePaper), "", testing::typefaces()).ok());
}

TEST_CASE("A cover is a page of the template's size with its fonts", "[book][cover]") {
  const BookSpec spec = testing::sample_book(2);
  const CoverPlan plan = plan_cover(spec.trim, 120, kWhitePaper);
  const auto cover = draw_cover(spec, plan, "A blurb.", testing::typefaces());
  REQUIRE(cover.ok());
  const auto pdf = cover_pdf(spec, *cover, testing::typefaces());
  REQUIRE(pdf.ok());
  const auto [facts, pages] = testing::read_book(*pdf);
  REQUIRE(pages.size() == 1);
  CHECK(pages[0].media.right == Approx(plan.sheet.width).margin(0.01));
  for (const PdfFontFacts& font : facts.fonts) CHECK(font.embedded);
}

}  // namespace
}  // namespace nonet
