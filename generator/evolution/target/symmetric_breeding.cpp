#include "generator/evolution/target/symmetric_breeding.h"

#include <span>
#include <vector>

#include "generator/random_choice.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

// The orbits that the pattern consists of, in a random order.
std::vector<CellSet> orbits_of(CellSet pattern, Symmetry symmetry, RandomStream& random) {
  std::vector<CellSet> orbits;
  while (!pattern.empty()) {
    const CellSet orbit = orbit_of(pattern.first(), symmetry);
    orbits.push_back(orbit);
    pattern -= orbit;
  }
  random.shuffle(std::span<CellSet>(orbits));
  return orbits;
}

Grid without(Grid grid, CellSet cells) {
  for (const Cell c : cells) grid.clear(c);
  return grid;
}

CellSet difference(const Grid& a, const Grid& b) {
  CellSet cells;
  for (const Cell c : all_cells()) {
    if (a.value(c) != b.value(c)) cells.insert(c);
  }
  return cells;
}

// Gives orbits of one solution or another until there is only one, which is returned.
Grid completed(Grid& givens, Symmetry symmetry, RandomStream& random) {
  for (;;) {
    std::vector<Grid> solutions;
    for_each_solution(givens, 2, [&](const Grid& solution) {
      solutions.push_back(solution);
      return Flow::kContinue;
    });
    if (solutions.size() == 1) return solutions.front();
    const Cell cell = random_member(difference(solutions[0], solutions[1]), random);
    const Grid& wanted = solutions[random.below(2)];
    for (const Cell c : orbit_of(cell, symmetry)) givens.set(c, wanted.digit(c));
  }
}

}  // namespace

Puzzle bred_near(const Puzzle& parent, const BreedingStyle& style, RandomStream& random) {
  Grid givens = parent.givens();
  const std::vector<CellSet> present = orbits_of(givens.filled(), style.symmetry, random);
  const std::size_t taken = 1 + random.below(static_cast<std::uint32_t>(style.most_orbits));
  for (std::size_t i = 0; i < std::min(taken, present.size()); ++i) {
    givens = without(givens, present[i]);
  }
  const Grid solution = completed(givens, style.symmetry, random);
  for (const CellSet orbit : orbits_of(givens.filled(), style.symmetry, random)) {
    const Grid fewer = without(givens, orbit);
    if (fewer.clue_count() < style.fewest_clues) continue;
    if (count_solutions(fewer, 2).count == 1) givens = fewer;
  }
  return *Puzzle::with_proven_solution(givens, solution);
}

}  // namespace nonet
