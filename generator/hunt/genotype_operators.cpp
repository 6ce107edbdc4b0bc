// The operators on genotypes: clues in the order they are set. A stored puzzle has no order of its
// own (minimising forgets it), so each call draws one.
//
// Mutation is that of Bridi's genetic generation with repair instead of a restart: a gene that no
// longer fits is left out, and the grid is completed. Crossover sets genes of two puzzles in turn,
// with the same repair. The mate is first transformed into the parent's frame by way of the
// canonical forms of both solutions: grids of one class then coincide, so that every mixture is
// consistent; other grids share as many cells as their forms.
#include <algorithm>
#include <span>

#include "board/canonical.h"
#include "board/transform.h"
#include "generator/hunt/breeding.h"
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

// In half of the calls a mate of the same solution, if there is one: their children are the
// likeliest to be as good.
const Puzzle* mate_of(const Breeding& breeding) {
  std::vector<const Puzzle*> others;
  std::vector<const Puzzle*> relatives;
  for (const Puzzle* other : breeding.pool) {
    if (other->givens() == breeding.parent.givens()) continue;
    others.push_back(other);
    if (other->solution() == breeding.parent.solution()) relatives.push_back(other);
  }
  auto& mates = relatives.empty() || breeding.random.chance(0.5) ? others : relatives;
  return mates.empty() ? nullptr : breeding.random.pick(std::span<const Puzzle*>(mates));
}

// The mate's clues in the frame of the parent.
Grid aligned(const Puzzle& mate, const Puzzle& parent) {
  if (mate.solution() == parent.solution()) return mate.givens();
  Canonicalizer canonicalizer;
  const Transform away = canonicalizer.form_of(mate.solution()).from_original;
  const Transform home = canonicalizer.form_of(parent.solution()).from_original.inverse();
  return away.then(home)(mate.givens());
}

// Sets the gene unless the grid could then not be completed.
void set_if_it_fits(Grid& grid, Cell cell, Digit digit) {
  if (!grid.empty(cell) || grid.seen_by(cell).contains(digit)) return;
  grid.set(cell, digit);
  if (count_solutions(grid, 1).count == 0) grid.clear(cell);
}

// Genes of both in turn, as many as the first puzzle has.
Grid mixed(const Grid& one, const Grid& other, RandomStream& random) {
  const std::vector<Cell> of_one = shuffled_clues(one, random);
  const std::vector<Cell> of_other = shuffled_clues(other, random);
  Grid grid;
  for (std::size_t i = 0; i < of_one.size() && grid.clue_count() < one.clue_count(); ++i) {
    set_if_it_fits(grid, of_one[i], one.digit(of_one[i]));
    if (i < of_other.size()) set_if_it_fits(grid, of_other[i], other.digit(of_other[i]));
  }
  return grid;
}

}  // namespace

void mutate_genotype(const Breeding& breeding, const ChildSink& child) {
  const std::vector<Cell> order = shuffled_clues(breeding.parent.givens(), breeding.random);
  Grid grid;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Cell cell = order[i];
    Digit digit = breeding.parent.givens().digit(cell);
    // The mutated genes come first: the others yield to them.
    if (i < kMutatedGenes) digit = other_digit(digit, breeding.random);
    set_if_it_fits(grid, cell, digit);
  }
  if (const auto puzzle = completed(grid, breeding.random)) child({*puzzle});
}

void cross_over(const Breeding& breeding, const ChildSink& child) {
  const Puzzle* mate = mate_of(breeding);
  if (mate == nullptr) return;
  const Grid& givens = breeding.parent.givens();
  const Grid grid = mixed(givens, aligned(*mate, breeding.parent), breeding.random);
  const auto puzzle = completed(grid, breeding.random);
  if (puzzle && puzzle->givens() != givens) child({*puzzle, mate->givens()});
}

}  // namespace nonet
