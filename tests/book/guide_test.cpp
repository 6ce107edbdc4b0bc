#include "book/guide.h"

#include <catch2/catch.hpp>

#include "board/pencil_marks.h"
#include "book/level_words.h"
#include "rater/levels.h"
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

TEST_CASE("Every level of the catalog has its words", "[book]") {
  REQUIRE(kLevelWords.size() == level_catalog().size());
  for (std::size_t i = 0; i < kLevelWords.size(); ++i) {
    CHECK(kLevelWords[i].key == level_catalog()[i].key);
  }
}

TEST_CASE("The guide tells of each level of the book once", "[book]") {
  BookSpec spec = testing::sample_book(1);
  spec.sections.push_back(spec.sections[2]);
  std::vector<std::string> told;
  for (const GuideItem& item : guide_items(spec)) {
    if (const auto* level = std::get_if<GuideLevel>(&item)) {
      told.push_back(level->name + " " + level->rating);
    }
  }
  CHECK(told == std::vector<std::string>{"Easy 1.3 to 1.5", "Medium 1.6 to 2.5",
                                         "Hard 2.6 to 3.0 and 3.4"});
}

}  // namespace
}  // namespace nonet
