#include "generator/neighbourhood/minimal_additions.h"

#include "generator/neighbourhood/completions.h"
#include "generator/neighbourhood/removals.h"
#include "generator/neighbourhood/solution_table.h"

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

}  // namespace

void for_each_minimal_addition(const NearSolutions& near, CellSet removed, int add,
                               AddedClues count, const VisitAddition& visit) {
  const Grid& parent = near.puzzle().givens();
  Grid base = parent;
  for (const Cell clue : removed) base.clear(clue);
  const std::vector<CellSet> broken = subsets_of(removed);
  const Groups solutions = groups_breaking(near, broken, {});
  SolutionTable::Wanted wanted{.count = add,
                               .allowed = allowed_additions(base, parent) & seen_in(solutions),
                               .needed = true,
                               .or_fewer = count == AddedClues::kUpTo};
  // Each added clue is in a witness for each clue that stays: few candidates are, of many removals
  // none.
  std::vector<Groups> witnesses;
  for (const Cell clue : base.filled()) {
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
  table.for_each_unique_set(wanted,
                            [&](const std::vector<Candidate>& added, const PackedBoard& solution) {
                              Grid givens = base;
                              for (const Candidate clue : added) givens.set(clue.cell, clue.digit);
                              visit(givens, solution.solution());
                            });
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
    for_each_minimal_addition(near, removed, removed.size() + 1, AddedClues::kUpTo,
                              [&](const Grid& givens, const Grid& solution) {
                                visit(*Puzzle::with_proven_solution(givens, solution));
                              });
  }
}

}  // namespace nonet
