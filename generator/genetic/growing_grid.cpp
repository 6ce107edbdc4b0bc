#include "generator/genetic/growing_grid.h"

#include <cassert>

#include "board/clue_bounds.h"
#include "solvers/exact/count.h"

namespace nonet::genetic {

GrowingGrid::State GrowingGrid::add(Candidate gene) {
  assert(grid_.empty(gene.cell) && candidates(gene.cell).contains(gene.digit));
  grid_.set(gene.cell, gene.digit);
  for (const House h : houses_of(gene.cell)) {
    held_[h].insert(gene.digit);
  }
  ++clues_;
  if (!closure_.place(gene)) return State::kDeadEnd;
  if (clues_ < kFirstLook) return State::kOpen;
  if (!closure_.deduce()) return State::kDeadEnd;
  if (closure_.solved()) {
    solution_ = closure_.grid();
    return State::kPuzzle;
  }
  return stop_ == Stop::kUnique && clues_ >= std::size_t{kFewestClues} ? counted() : State::kOpen;
}

GrowingGrid::State GrowingGrid::counted() {
  const SolutionCount solutions = count_solutions(grid_, 2);
  if (solutions.count == 0) return State::kDeadEnd;
  if (solutions.count > 1) return State::kOpen;
  solution_ = *solutions.first;
  return State::kPuzzle;
}

std::optional<Grid> GrowingGrid::some_solution() const { return count_solutions(grid_, 1).first; }

}  // namespace nonet::genetic
