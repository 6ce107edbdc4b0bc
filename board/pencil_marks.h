// The candidates of every cell. A cell filled in the grid has exactly its digit.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet {

class PencilMarks {
 public:
  // Every digit in every cell.
  constexpr PencilMarks() { marks_.fill(DigitSet::all()); }

  // Filled cells hold their digit; empty cells all digits that no filled peer has.
  static PencilMarks of(const Grid& grid) {
    PerHouse<DigitSet> held{};
    for (const Cell c : all_cells()) {
      if (grid.empty(c)) continue;
      for (const House h : houses_of(c)) {
        held[h].insert(grid.digit(c));
      }
    }
    PencilMarks marks;
    for (const Cell c : all_cells()) {
      if (!grid.empty(c)) {
        marks[c] = DigitSet(grid.digit(c));
        continue;
      }
      for (const House h : houses_of(c)) marks[c] -= held[h];
    }
    return marks;
  }

  constexpr DigitSet& operator[](Cell c) { return marks_[c]; }
  constexpr DigitSet operator[](Cell c) const { return marks_[c]; }

  // The cells where the digit is still a candidate.
  [[nodiscard]] constexpr CellSet places(Digit d) const {
    CellSet cells;
    for (const Cell c : all_cells()) {
      if ((*this)[c].contains(d)) cells.insert(c);
    }
    return cells;
  }

  // The cells with exactly one candidate, as a grid.
  [[nodiscard]] Grid singles() const {
    Grid grid;
    for (const Cell c : all_cells()) {
      if ((*this)[c].size() == 1) grid.set(c, (*this)[c].first());
    }
    return grid;
  }

  constexpr bool operator==(const PencilMarks&) const = default;

 private:
  PerCell<DigitSet> marks_;
};

}  // namespace nonet
