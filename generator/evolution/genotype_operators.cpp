// The operators on genotypes: clues in an order of setting. A stored puzzle has no order of its own
// (minimising forgets it), so each call draws one.
//
// Mutation is that of Bridi's genetic generation with repair in place of starting again: a gene
// that no longer fits what is set before it is left out, and the grid is completed. Crossover sets
// genes of two puzzles in turn; it needs two puzzles of one solution grid, where every mixture is
// consistent.
#include <algorithm>
#include <span>

#include "generator/evolution/breeding.h"
#include "generator/random_choice.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::size_t kMutatedGenes = 2;  // the paper's reading that fits its figures best

// A gene's cell stays; its digit changes.
Digit other_digit(Digit digit, RandomStream& random) {
  const int shift = 1 + static_cast<int>(random.below(kSize - 1));
  return Digit::from_index((digit.index() + shift) % kSize);
}

const Puzzle* mate_of(const Breeding& breeding) {
  std::vector<const Puzzle*> mates;
  for (const Puzzle* other : breeding.pool) {
    if (other->solution() == breeding.parent.solution() &&
        other->givens() != breeding.parent.givens()) {
      mates.push_back(other);
    }
  }
  return mates.empty() ? nullptr : breeding.random.pick(std::span<const Puzzle*>(mates));
}

}  // namespace

void mutate_genotype(const Breeding& breeding, const ChildSink& child) {
  const std::vector<Cell> order = shuffled_clues(breeding.parent.givens(), breeding.random);
  Grid grid;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Cell cell = order[i];
    Digit digit = breeding.parent.givens().digit(cell);
    if (i < kMutatedGenes) digit = other_digit(digit, breeding.random);
    if (grid.seen_by(cell).contains(digit)) continue;
    grid.set(cell, digit);
    // The mutated genes come first: the others give way to them.
    if (i >= kMutatedGenes && count_solutions(grid, 1).count == 0) grid.clear(cell);
  }
  if (const auto puzzle = completed(grid, breeding.random)) child({*puzzle});
}

void cross_over(const Breeding& breeding, const ChildSink& child) {
  const Puzzle* mate = mate_of(breeding);
  if (mate == nullptr) return;
  Grid grid = breeding.parent.givens();
  for (const Cell cell : mate->givens().filled()) grid.set(cell, mate->givens().digit(cell));
  const Puzzle both = *Puzzle::with_proven_solution(grid, breeding.parent.solution());
  const Puzzle puzzle = minimised(both, breeding.random);
  if (puzzle.givens() != breeding.parent.givens() && puzzle.givens() != mate->givens()) {
    child({puzzle, mate->givens()});
  }
}

}  // namespace nonet
