// A grid growing into a puzzle: the chosen digits in their order, the digits that the rules of
// Sudoku leave to each cell, and the deductions of the techniques. A value of a few hundred bytes,
// copied by searches that backtrack.
//
// Deduction waits until there are as many givens as could be contradictory or solved at all: no
// puzzle with one solution has fewer than 17 (McGuire, Tugemann, Civario, 2012), and before the
// twelfth given dead ends are too rare for checking to pay. The start of deduction does not change
// which attempts succeed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/puzzle.h"
#include "board/typed_array.h"
#include "generator/genetic/regeneration.h"

namespace nonet::genetic {

class GrowingGrid {
 public:
  explicit GrowingGrid(const RegenerationRules& rules)
      : closure_(rules.strongest), stop_(rules.stop) {}

  enum class State : std::uint8_t { kOpen, kPuzzle, kDeadEnd };

  // The digits that no filled peer holds.
  [[nodiscard]] DigitSet candidates(Cell c) const {
    DigitSet seen;
    for (const House h : houses_of(c)) seen |= held_[h];
    return ~seen;
  }
  [[nodiscard]] bool empty(Cell c) const { return grid_.empty(c); }
  [[nodiscard]] const Grid& grid() const { return grid_; }

  // REQUIRES: empty(gene.cell), and the digit is one of its candidates.
  State add(Candidate gene);
  // Some solution of the grid, if there is one.
  [[nodiscard]] std::optional<Grid> some_solution() const;

  // The puzzle's one solution. REQUIRES: the last add() returned kPuzzle.
  [[nodiscard]] const Grid& solution() const { return solution_; }

 private:
  [[nodiscard]] State counted();

  static constexpr std::size_t kFirstLook = 12;

  Grid grid_;
  PerHouse<DigitSet> held_{};
  TechniqueClosure closure_;
  std::size_t clues_ = 0;
  Grid solution_;
  Stop stop_;
};

}  // namespace nonet::genetic
