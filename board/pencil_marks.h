// The candidates of every cell. A cell filled in the grid has exactly its digit.
#pragma once

#include <array>
#include <cstddef>
#include <string>

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

// The cells with one candidate that no peer shares: Sudoku Explainer takes these for givens. Any
// other cell with one candidate is a naked single still to be found.
inline Grid givens_of(const PencilMarks& candidates) {
  Grid grid;
  for (const Cell c : all_cells()) {
    if (candidates[c].size() != 1) continue;
    const Digit digit = candidates[c].first();
    bool shared = false;
    for (const Cell peer : peers_of(c)) shared = shared || candidates[peer].contains(digit);
    if (!shared) grid.set(c, digit);
  }
  return grid;
}

// 729 characters, nine per cell: each candidate in its place, '.' where it is gone.
inline std::string candidates_line(const PencilMarks& candidates) {
  std::string text;
  for (const Cell c : all_cells()) {
    for (const Digit d : DigitSet::all()) text += candidates[c].contains(d) ? d.symbol() : '.';
  }
  return text;
}

}  // namespace nonet
