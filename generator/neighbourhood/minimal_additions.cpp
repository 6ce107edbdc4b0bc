#include "generator/neighbourhood/minimal_additions.h"

#include "generator/neighbourhood/removals.h"

namespace nonet {
namespace {

using Groups = std::vector<const NearSolutions::Group*>;

// The near solutions that break one of these sets, and these further clues.
Groups groups_breaking(const NearSolutions& near, std::span<const CellSet> sets, CellSet clues) {
  Groups groups;
  groups.reserve(sets.size());
  for (const CellSet broken : sets) groups.push_back(&near.breaking(broken | clues));
  return groups;
}

PackedBoard seen_in(const Groups& groups) {
  PackedBoard seen;
  for (const NearSolutions::Group* group : groups) seen |= group->seen;
  return seen;
}

// The candidates of cells without a clue, except the removed clues.
PackedBoard empty_cells_of(const Grid& givens, CellSet removed) {
  PackedBoard allowed = PackedBoard::of(Grid());
  for (const Cell cell : givens.filled()) {
    const DigitSet digit(givens.digit(cell));
    allowed.set(cell, removed.contains(cell) ? ~digit : DigitSet());
  }
  return allowed;
}

}  // namespace

void for_each_minimal_addition(const NearSolutions& near, CellSet removed, int add,
                               AddedClues count, const SolutionTable::Visit& visit) {
  const Grid& givens = near.puzzle().givens();
  const std::vector<CellSet> broken = subsets_of(removed);
  const Groups solutions = groups_breaking(near, broken, {});
  SolutionTable::Wanted wanted{.count = add,
                               .allowed = empty_cells_of(givens, removed) & seen_in(solutions),
                               .needed = true,
                               .or_fewer = count == AddedClues::kUpTo};
  // Each added clue is in a witness for each clue that stays: few candidates are, of many removals
  // none.
  std::vector<Groups> witnesses;
  for (const Cell clue : givens.filled() - removed) {
    witnesses.push_back(groups_breaking(near, broken, CellSet(clue)));
    wanted.allowed = wanted.allowed & seen_in(witnesses.back());
    if (wanted.allowed.empty()) return;
  }
  SolutionTable table;
  for (const NearSolutions::Group* group : solutions) {
    for (const PackedBoard& solution : group->grids) table.add(solution);
  }
  for (const Groups& groups : witnesses) {
    table.open_witnesses();
    for (const NearSolutions::Group* group : groups) table.add_witnesses(group->grids);
  }
  table.for_each_unique_set(wanted, visit);
}

void for_each_minimal_relative(const Puzzle& puzzle, int remove, BatchSolver& solver,
                               const std::function<void(const Puzzle&)>& visit,
                               const RunControl& control) {
  std::vector<Shell> shells;
  for (int removed = 1; removed <= remove; ++removed) shells.push_back({removed, removed + 1});
  const Removals all(puzzle.givens(), shells);
  std::vector<CellSet> removals;
  for (std::uint64_t i = 0; i < all.size(); ++i) removals.push_back(all[i].cells);
  NearSolutions near(puzzle);
  if (!near.find(removals, solver, control)) return;
  for (const CellSet removed : removals) {
    Grid base = puzzle.givens();
    for (const Cell clue : removed) base.clear(clue);
    for_each_minimal_addition(
        near, removed, removed.size() + 1, AddedClues::kUpTo,
        [&](const std::vector<Candidate>& added, const PackedBoard& solution) {
          Grid givens = base;
          for (const Candidate clue : added) givens.set(clue.cell, clue.digit);
          visit(*Puzzle::with_proven_solution(givens, solution.solution()));
        });
  }
}

}  // namespace nonet
