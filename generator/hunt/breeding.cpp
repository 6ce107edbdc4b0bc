// The operators that end with random completion. A grid with several solutions is completed with a
// clue of a solution picked among the first few: where two solutions differ, a clue of one of them
// excludes the other. tdoku's generator completes the same way.
#include "generator/hunt/breeding.h"

#include <span>

#include "base/run_control.h"
#include "board/geometry.h"
#include "generator/hunt/deep_design.h"
#include "generator/hunt/deep_relatives.h"
#include "generator/hunt/planting.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSolutionsLookedAt = 20;
constexpr int kRegrowings = 8;

std::vector<Grid> some_solutions(const Grid& grid, std::uint64_t most) {
  std::vector<Grid> solutions;
  for_each_solution(grid, most, [&](const Grid& solution) {
    solutions.push_back(solution);
    return Flow::kContinue;
  });
  return solutions;
}

std::vector<Cell> cells_that_differ(const Grid& a, const Grid& b) {
  std::vector<Cell> cells;
  for (const Cell cell : all_cells()) {
    if (a.value(cell) != b.value(cell)) cells.push_back(cell);
  }
  return cells;
}

void drop_and_complete(const Breeding& breeding, std::size_t count, const ChildSink& child) {
  Grid grid = breeding.parent.givens();
  const std::vector<Cell> clues = shuffled_clues(grid, breeding.random);
  for (std::size_t i = 0; i < count && i < clues.size(); ++i) grid.clear(clues[i]);
  const auto puzzle = completed(grid, breeding.random);
  if (puzzle && puzzle->givens() != breeding.parent.givens()) child({*puzzle});
}

}  // namespace

std::vector<Cell> shuffled_clues(const Grid& grid, RandomStream& random) {
  std::vector<Cell> clues;
  for (const Cell cell : grid.filled()) clues.push_back(cell);
  random.shuffle(std::span<Cell>(clues));
  return clues;
}

std::optional<Puzzle> completed(const Grid& grid, RandomStream& random) {
  Grid open = grid;
  for (;;) {
    const std::uint64_t most = 2 + random.below(kSolutionsLookedAt);
    const std::vector<Grid> solutions = some_solutions(open, most);
    if (solutions.empty()) return std::nullopt;
    if (solutions.size() == 1) {
      return minimised(*Puzzle::with_proven_solution(open, solutions.front()), random);
    }
    const Grid& wanted = solutions.back();
    std::vector<Cell> cells = cells_that_differ(solutions.front(), wanted);
    const Cell cell = random.pick(std::span<Cell>(cells));
    open.set(cell, wanted.digit(cell));
  }
}

void drop_one(const Breeding& breeding, const ChildSink& child) {
  drop_and_complete(breeding, 1, child);
}

void drop_many(const Breeding& breeding, const ChildSink& child) {
  drop_and_complete(breeding, 2 + breeding.random.below(5), child);
}

void expand_singles(const Breeding& breeding, const ChildSink& child) {
  const Puzzle expanded = *Puzzle::with_proven_solution(expanded_by_singles(breeding.parent),
                                                        breeding.parent.solution());
  const Puzzle puzzle = minimised(expanded, breeding.random);
  if (puzzle.givens() != breeding.parent.givens()) child({puzzle});
}

void regrow_deep(const Breeding& breeding, const ChildSink& child) {
  for (const Puzzle& puzzle :
       deep_relatives(breeding.parent, kRegrowings, breeding.random, RunControl())) {
    if (puzzle.givens() != breeding.parent.givens()) child({puzzle});
  }
}

void design_another(DesignKind kind, const Breeding& breeding, const ChildSink& child) {
  if (!after_singles(breeding.parent).tridagon) return;
  const DeepDesign made = design(kind, breeding.random, RunControl());
  child({minimised(*made.puzzle, breeding.random)});
}

void design_deep(const Breeding& breeding, const ChildSink& child) {
  design_another(DesignKind::kDeep, breeding, child);
}
void design_near(const Breeding& breeding, const ChildSink& child) {
  design_another(DesignKind::kNear, breeding, child);
}

}  // namespace nonet
