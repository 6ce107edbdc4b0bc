#include "book/front_matter.h"

#include <catch2/catch.hpp>

#include "board/pencil_marks.h"
#include "sample_book.h"

namespace nonet {
namespace {

TEST_CASE("What the guide says of its example is true", "[book]") {
  const Grid givens = example_givens();
  REQUIRE(example_solution().is_solution());
  REQUIRE(givens.extended_by(example_solution()));
  const PencilMarks marks = PencilMarks::of(givens);
  // r3c2 is the only place for 8 in the first box; the marked cells hold the 8s that say so.
  CHECK((marks.places(Digit(8)) & cell_set_of(House::box(0))) == CellSet(Cell(2, 1)));
  for (const Cell c : {Cell(0, 8), Cell(1, 4), Cell(5, 2)}) CHECK(givens.value(c) == 8);
  // r4c9 holds only 1, by the digits the caption names.
  CHECK(marks[Cell(3, 8)] == DigitSet(Digit(1)));
  const auto in = [&](House h, int digit) {
    for (const Cell c : cells_of(h)) {
      if (givens.value(c) == digit) return true;
    }
    return false;
  };
  for (const int digit : {2, 3, 4, 5, 6}) CHECK(in(House::row(3), digit));
  for (const int digit : {8, 9}) CHECK(in(House::column(8), digit));
  CHECK(in(House::box(5), 7));
}

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
