#include "tasks/lessons/smallest_fish.h"

#include <catch2/catch.hpp>

#include "board/geometry.h"

namespace nonet {
namespace {

// The places of a digit; in the house only the kept ones.
CellSet keeping(CellSet places, House house, CellSet kept) {
  return places - (cell_set_of(house) - kept);
}

TEST_CASE("Where a digit may stand anywhere no fish removes a place", "[lessons]") {
  CHECK_FALSE(is_removed_by_fish(CellSet::all(), Cell(4, 4), 3));
}

TEST_CASE("A house whose places all see a place removes it with one base", "[lessons]") {
  const CellSet kept{Cell(0, 0), Cell(0, 1)};
  const CellSet places = keeping(CellSet::all(), House::row(0), kept);
  CHECK(is_removed_by_fish(places, Cell(1, 2), 1));
  CHECK_FALSE(is_removed_by_fish(places, Cell(1, 3), 2));
}

TEST_CASE("An X-Wing removes with two bases what no single house does", "[lessons]") {
  CellSet places = keeping(CellSet::all(), House::row(0), {Cell(0, 0), Cell(0, 4)});
  places = keeping(places, House::row(3), {Cell(3, 0), Cell(3, 4)});
  CHECK_FALSE(is_removed_by_fish(places, Cell(8, 4), 1));
  CHECK(is_removed_by_fish(places, Cell(8, 4), 2));
}

TEST_CASE("A swordfish needs three bases, with a fin as well", "[lessons]") {
  CellSet places = CellSet::all();
  for (const int row : {0, 3, 6}) {
    places = keeping(places, House::row(row), {Cell(row, 0), Cell(row, 3), Cell(row, 6)});
  }
  CHECK_FALSE(is_removed_by_fish(places, Cell(1, 3), 2));
  CHECK(is_removed_by_fish(places, Cell(1, 3), 3));
  places.insert(Cell(0, 5));
  CHECK(is_removed_by_fish(places, Cell(1, 3), 3));
  CHECK_FALSE(is_removed_by_fish(places, Cell(7, 3), 3));
}

}  // namespace
}  // namespace nonet
