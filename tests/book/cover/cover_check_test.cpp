#include "book/cover/cover_check.h"

#include <catch2/catch.hpp>
#include <functional>

#include "book/cover/cover_plan.h"
#include "book/output/cairo_output.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using CoverFaults = std::vector<std::string>;
constexpr Size kCheckedTrim{6 * 72, 9 * 72};
constexpr int kCheckedPages = 200;

// The faults of a cover for the book, with the drawing added to it.
CoverFaults faults_of_sheet(const std::function<void(Drawing&, const CoverPlan&)>& draw,
                            double bleed = 9, int pages = kCheckedPages) {
  const CoverPlan plan = plan_cover(kCheckedTrim, kCheckedPages, kPapers[0], kKdpCover);
  Drawing sheet;
  sheet.size = plan.sheet;
  sheet.fill({0, 0, sheet.size.width, sheet.size.height}, Ink::rgb(0x1d3557));
  draw(sheet, plan);
  PdfDocument document;
  document.pages = {sheet};
  document.colours = Colours::kAsDrawn;
  document.bleed = bleed;
  const auto bytes = render_pdf(document, testing::typefaces());
  REQUIRE(bytes.ok());
  const auto found =
      check_cover(*bytes, {figures_of(Profile::kKdp), kCheckedTrim, pages, &kPapers[0]});
  REQUIRE(found.ok());
  CoverFaults lines;
  for (const PdfFault& fault : *found) lines.push_back(fault.line());
  return lines;
}

void put_text(Drawing& sheet, Point at, const char* text) {
  sheet.text({at, Anchor::kStart, {Face::kRegular, 12, kWhite}, text});
}

TEST_CASE("The check of a cover finds wrong boxes, bleed and spine", "[book][cover]") {
  const auto nothing = [](Drawing&, const CoverPlan&) {};
  CHECK(faults_of_sheet(nothing) == CoverFaults());
  CHECK(faults_of_sheet(nothing, 0).front() ==
        "page 1: a bleed of 0.000 in beyond the TrimBox, under 0.125 in");
  CHECK(faults_of_sheet(nothing, 9, 300) ==
        CoverFaults{"page 1: a spine of 0.450 in; 300 pages on white paper "
                    "have one of 0.676 in"});
  CHECK(faults_of_sheet([](Drawing& sheet, const CoverPlan& plan) {
          sheet.fill({plan.front.x, plan.front.y, plan.front.width, 200}, kWhite);
          sheet.fill({plan.front.x, plan.front.y, plan.front.width, 100}, Ink::rgb(0xe9b44c));
        }) == CoverFaults{
                  "page 1: a colour or picture that ends at the cut; it must go on for 0.125 in"});
}

TEST_CASE("The check of a cover keeps text from cuts and folds", "[book][cover]") {
  CHECK(faults_of_sheet([](Drawing& sheet, const CoverPlan& plan) {
          put_text(sheet, {plan.back.x + 10, 200}, "edge");
        }) == CoverFaults{"page 1: \"edge\" nearer to the cut than 0.25 in"});
  CHECK(faults_of_sheet([](Drawing& sheet, const CoverPlan& plan) {
          put_text(sheet, {plan.spine.x - 10, 200}, "over the fold");
        }) == CoverFaults{"page 1: \"over the fold\" nearer to a fold than 0.0625 in"});
  const auto on_spine = [](Drawing& sheet, const CoverPlan& plan) {
    sheet.text({{plan.spine.center().x - 4, 100},
                Anchor::kStart,
                {Face::kBold, 11, kWhite},
                "Sudoku",
                Stand::kDown});
  };
  CHECK(faults_of_sheet(on_spine) == CoverFaults());
}

TEST_CASE("A file of one page is a cover for printers whose books have more", "[book][cover]") {
  Drawing page;
  page.size = {612, 792};
  const auto one = render_pdf({.pages = {page}, .outline = {}, .title = {}}, testing::typefaces());
  const auto two =
      render_pdf({.pages = {page, page}, .outline = {}, .title = {}}, testing::typefaces());
  CHECK(is_cover(*one, figures_of(Profile::kKdp)));
  CHECK_FALSE(is_cover(*two, figures_of(Profile::kKdp)));
  CHECK_FALSE(is_cover(*one, figures_of(Profile::kHome)));
  CHECK_FALSE(is_cover("not a PDF", figures_of(Profile::kKdp)));
}

}  // namespace
}  // namespace nonet
