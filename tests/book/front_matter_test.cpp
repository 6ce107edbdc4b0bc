#include "book/front_matter.h"

#include <catch2/catch.hpp>

#include "sample_book.h"

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

}  // namespace
}  // namespace nonet
