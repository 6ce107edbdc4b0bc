#include "board/pattern.h"

#include <catch2/catch.hpp>

#include "board/geometry.h"

namespace nonet {
namespace {

TEST_CASE("Each row of the table is a group, and stands at its own index", "[board]") {
  for (std::size_t i = 0; i < kSymmetries.size(); ++i) {
    const SymmetryRow& row = kSymmetries[i];
    CAPTURE(row.key);
    CHECK(static_cast<std::size_t>(row.id) == i);
    CHECK(find_symmetry(row.key) == &row);
    for (unsigned a = 0; a < 8; ++a) {
      for (unsigned b = 0; b < 8; ++b) {
        if ((row.group >> a & 1U) == 0 || (row.group >> b & 1U) == 0) continue;
        const Cell corner = image(image(Cell(1), SquareSymmetry(a)), SquareSymmetry(b));
        bool inside = false;
        for (unsigned c = 0; c < 8; ++c) {
          const bool member = (row.group >> c & 1U) != 0;
          inside = inside || (member && image(Cell(1), SquareSymmetry(c)) == corner);
        }
        CHECK(inside);
      }
    }
  }
}

TEST_CASE("The orbits of cells in general position have exactly their symmetry", "[board]") {
  for (const SymmetryRow& row : kSymmetries) {
    CAPTURE(row.key);
    const CellSet pattern = orbit_of(Cell(0, 1), row.id) | orbit_of(Cell(1, 3), row.id);
    CHECK(symmetry_of(pattern) == row.id);
    CHECK(has_symmetry(pattern, row.id));
    CHECK(has_symmetry(pattern, Symmetry::kNone));
    CHECK(has_symmetry(pattern, Symmetry::kFull) == (row.id == Symmetry::kFull));
  }
}

TEST_CASE("Horizontal mirrors top and bottom, vertical left and right", "[board]") {
  CHECK(orbit_of(Cell(0, 1), Symmetry::kHorizontal) == CellSet{Cell(0, 1), Cell(8, 1)});
  CHECK(orbit_of(Cell(0, 1), Symmetry::kVertical) == CellSet{Cell(0, 1), Cell(0, 7)});
  CHECK(orbit_of(Cell(0, 1), Symmetry::kDiagonal) == CellSet{Cell(0, 1), Cell(1, 0)});
  CHECK(orbit_of(Cell(0, 1), Symmetry::kAntidiagonal) == CellSet{Cell(0, 1), Cell(7, 8)});
  CHECK(orbit_of(Cell(4, 4), Symmetry::kFull) == CellSet{Cell(4, 4)});
  CHECK(orbit_of(Cell(0, 1), Symmetry::kRotational90).size() == 4);
  CHECK(symmetry_of(CellSet::all()) == Symmetry::kFull);
}

}  // namespace
}  // namespace nonet
