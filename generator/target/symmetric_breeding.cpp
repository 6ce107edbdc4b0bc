#include "generator/target/symmetric_breeding.h"

#include "board/grid_cells.h"
#include "generator/random_choice.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

// The orbits of the pattern, in a random order.
std::vector<CellSet> breeding_orbits_of(CellSet pattern, Symmetry symmetry, RandomStream& random) {
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

// Adds orbits of one solution or another until there is only one, which is returned.
Grid completed(Grid& givens, Symmetry symmetry, RandomStream& random) {
  for (;;) {
    std::vector<Grid> solutions;
    for_each_solution(givens, 2, [&](const Grid& solution) {
      solutions.push_back(solution);
      return Flow::kContinue;
    });
    if (solutions.size() == 1) return solutions.front();
    const Cell cell = random_member(differing_cells(solutions[0], solutions[1]), random);
    const Grid& wanted = solutions[random.below(2)];
    for (const Cell c : orbit_of(cell, symmetry)) givens.set(c, wanted.digit(c));
  }
}

// An unfinished child: unique, but perhaps with redundant orbits.
struct Fledgling {
  Grid givens;
  Grid solution;
  std::vector<CellSet> orbits;  // in the order of their tests
};

Fledgling fledgling_of(const Puzzle& parent, const BreedingStyle& style, RandomStream& random) {
  Grid givens = parent.givens();
  const std::vector<CellSet> present = breeding_orbits_of(givens.filled(), style.symmetry, random);
  const std::size_t taken = 1 + random.below(static_cast<std::uint32_t>(style.most_orbits));
  for (std::size_t i = 0; i < std::min(taken, present.size()); ++i) {
    givens = without(givens, present[i]);
  }
  const Grid solution = completed(givens, style.symmetry, random);
  return {givens, solution, breeding_orbits_of(givens.filled(), style.symmetry, random)};
}

// For each child, the orbits that could be removed alone: all others are needed, whatever else is
// removed.
std::vector<std::vector<CellSet>> spare_orbits(std::span<const Fledgling> litter) {
  std::vector<Grid> grids;
  for (const Fledgling& child : litter) {
    for (const CellSet orbit : child.orbits) grids.push_back(without(child.givens, orbit));
  }
  const std::vector<Answer> answers = BatchSolver().count(grids);
  std::vector<std::vector<CellSet>> spare(litter.size());
  auto answer = answers.begin();
  for (std::size_t i = 0; i < litter.size(); ++i) {
    for (const CellSet orbit : litter[i].orbits) {
      if ((answer++)->count == 1) spare[i].push_back(orbit);
    }
  }
  return spare;
}

Puzzle grown(const Fledgling& child, std::span<const CellSet> spare, int fewest_clues) {
  Grid givens = child.givens;
  for (const CellSet orbit : spare) {
    const Grid fewer = without(givens, orbit);
    if (fewer.clue_count() < fewest_clues) continue;
    if (givens == child.givens || count_solutions(fewer, 2).count == 1) givens = fewer;
  }
  return *Puzzle::with_proven_solution(givens, child.solution);
}

}  // namespace

std::vector<Puzzle> bred_near(std::span<BreedingParent> parents, const BreedingStyle& style) {
  std::vector<Fledgling> litter;
  litter.reserve(parents.size());
  for (BreedingParent& parent : parents) {
    litter.push_back(fledgling_of(parent.puzzle, style, parent.random));
  }
  const std::vector<std::vector<CellSet>> spare = spare_orbits(litter);
  std::vector<Puzzle> children;
  children.reserve(parents.size());
  for (std::size_t i = 0; i < litter.size(); ++i) {
    children.push_back(grown(litter[i], spare[i], style.fewest_clues));
  }
  return children;
}

}  // namespace nonet
