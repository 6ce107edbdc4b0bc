#include "generator/thinning.h"

#include <cassert>
#include <span>
#include <vector>

#include "solvers/exact/count.h"

namespace nonet {
namespace {

// A clue is needed if another digit in its cell leads to a solution. Asking that is faster than
// counting to two: the known solution is never searched for again.
bool needed(const Grid& givens, Cell clue) {
  const Digit digit = givens.digit(clue);
  Grid without = givens;
  without.clear(clue);
  for (const Digit other : ~without.seen_by(clue)) {
    if (other == digit) continue;
    without.set(clue, other);
    if (count_solutions(without, 1).count > 0) return true;
  }
  return false;
}

}  // namespace

Puzzle minimised(const Puzzle& puzzle, RandomStream& random) {
  std::vector<Cell> clues;
  for (const Cell c : puzzle.givens().filled()) clues.push_back(c);
  random.shuffle(std::span<Cell>(clues));
  Grid givens = puzzle.givens();
  for (const Cell clue : clues) {
    if (!needed(givens, clue)) givens.clear(clue);
  }
  return *Puzzle::with_proven_solution(givens, puzzle.solution());
}

Puzzle thinned(const Grid& solution, RandomStream& random) {
  assert(solution.is_solution());
  return minimised(*Puzzle::with_proven_solution(solution, solution), random);
}

bool is_minimal(const Puzzle& puzzle) {
  for (const Cell clue : puzzle.givens().filled()) {
    if (!needed(puzzle.givens(), clue)) return false;
  }
  return true;
}

}  // namespace nonet
