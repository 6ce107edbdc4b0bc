#include "generator/atlas/unavoidable_sets.h"

#include <algorithm>

#include "board/grid_cells.h"
#include "board/pencil_marks.h"
#include "solvers/exact/count.h"

namespace nonet {

namespace {

// Larger sets are seldom without a clue, and checking each takes as long.
constexpr std::size_t kMostKnown = 1000;

// The grids that differ only in the open cells.
constexpr std::uint64_t kMostExchanges = 16;

CellSet cells_of(const Grid& grid, Digit digit) {
  CellSet cells;
  for (const Cell cell : all_cells()) {
    if (grid.digit(cell) == digit) cells.insert(cell);
  }
  return cells;
}

}  // namespace

UnavoidableSets::UnavoidableSets(const Grid& solution) : solution_(solution) {
  for (const Digit a : DigitSet::all()) {
    for (const Digit b : DigitSet::all()) {
      if (a < b) learn_all_but(~(cells_of(solution, a) | cells_of(solution, b)));
    }
  }
}

bool UnavoidableSets::misses_one(CellSet clues) const {
  return std::ranges::any_of(known_, [&](CellSet set) { return !set.intersects(clues); });
}

std::optional<CellSet> UnavoidableSets::missed_by(CellSet clues) {
  CellSet missed;
  for_each_solution(only_cells(solution_, clues), 2, [&](const Grid& found) {
    missed = differing_cells(found, solution_);
    return missed.empty() ? Flow::kContinue : Flow::kStop;
  });
  if (missed.empty()) return std::nullopt;
  learn_all_but(~missed);
  return missed;
}

std::optional<CellSet> UnavoidableSets::missed_by(CellSet clues, Cell cell) {
  PencilMarks marks;
  for (const Cell clue : clues) marks[clue] = DigitSet(solution_.digit(clue));
  marks[cell].erase(solution_.digit(cell));
  const SolutionCount other = count_solutions(marks, 1);
  if (!other.first) return std::nullopt;
  const CellSet missed = differing_cells(*other.first, solution_);
  learn(missed);
  return missed;
}

void UnavoidableSets::learn_all_but(CellSet clues) {
  for_each_solution(only_cells(solution_, clues), kMostExchanges, [&](const Grid& found) {
    const CellSet set = differing_cells(found, solution_);
    if (!set.empty()) learn(set);
    return Flow::kContinue;
  });
}

// A set that contains a known one adds nothing.
void UnavoidableSets::learn(CellSet set) {
  if (std::ranges::any_of(known_, [&](CellSet known) { return set.contains(known); })) return;
  std::erase_if(known_, [&](CellSet known) { return known.contains(set); });
  const auto larger = std::ranges::upper_bound(known_, set.size(), {}, &CellSet::size);
  known_.insert(larger, set);
  if (known_.size() > kMostKnown) known_.pop_back();
}

}  // namespace nonet
