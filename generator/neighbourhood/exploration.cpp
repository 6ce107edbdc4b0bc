#include "generator/neighbourhood/exploration.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/random_stream.h"
#include "generator/neighbourhood/minimal_additions.h"

namespace nonet {
namespace {

// With so few removals of a parent, its witnesses cost more than they save.
constexpr std::uint64_t kFewRemovals = 4;

// With fewer clues, or more removed ones, a puzzle has so many near solutions that the other way is
// faster. Where three clues are added, that one is slow itself.
constexpr int kFewestCluesToList = 30;
constexpr int kFewestCluesForThree = 26;
constexpr int kMostRemovedToList = 3;

std::vector<Completion> minimal_completions(const NearSolutions& near, const ClueRemoval& removal) {
  std::vector<Completion> completions;
  for_each_minimal_addition(near, removal.cells, removal.shell.add, AddedClues::kExactly,
                            [&](const Grid& givens, const Grid& solution) {
                              completions.push_back({givens, solution, Added::kAllNeeded, true});
                            });
  std::ranges::sort(completions, {}, &Completion::givens);
  return completions;
}

}  // namespace

std::vector<Shell> shells_of(const NeighbourPlan& plan) {
  assert(plan.shell.remove >= 0 && plan.shell.add >= 0);
  std::vector<Shell> shells;
  const int back = plan.reach == Reach::kUpTo ? std::min(plan.shell.remove, plan.shell.add) : 0;
  for (int j = back; j >= 0; --j) {
    const Shell shell{plan.shell.remove - j, plan.shell.add - j};
    if (shell != Shell{0, 0}) shells.push_back(shell);
  }
  return shells;
}

bool lists_near_solutions(const Puzzle& parent, const NeighbourPlan& plan) {
  return plan.minimality == Minimality::kOnly && !plan.sample && plan.shell.add > 1 &&
         plan.shell.remove <= kMostRemovedToList &&
         parent.givens().clue_count() >=
             (plan.shell.add == 2 ? kFewestCluesToList : kFewestCluesForThree);
}

std::vector<Parent> Exploration::prepare(std::span<const Puzzle> puzzles) {
  std::vector<Parent> parents;
  for (const Puzzle& puzzle : puzzles) {
    parents.push_back({&puzzle, Removals(puzzle.givens(), shells_of(plan_)), {}, {}, {}});
    if (repeats_happen()) parents.back().seen.insert(print_of(puzzle.givens()));
  }
  const bool few = plan_.removals && *plan_.removals <= kFewRemovals;
  if (plan_.minimality != Minimality::kAny && !few) take_witnesses(parents);
  return parents;
}

std::vector<std::vector<Puzzle>> Exploration::neighbours(std::span<const RemovalTask> tasks) {
  std::vector<std::vector<Completion>> completions = completed(tasks);
  if (plan_.minimality != Minimality::kAny && !completions.empty()) {
    thin_out(tasks, completions);
  }
  if (control_.should_stop()) return {};
  std::vector<std::vector<Puzzle>> found(tasks.size());
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    for (const Completion& completion : completions[i]) {
      const auto puzzle = Puzzle::with_proven_solution(completion.givens, completion.solution);
      assert(puzzle);
      append(*puzzle, *tasks[i].parent, found[i]);
    }
  }
  return found;
}

bool Exploration::repeats_happen() const {
  return plan_.form == Form::kCanonical || plan_.minimality == Minimality::kMinimise;
}

Fingerprint Exploration::print_of(const Grid& givens) {
  return fingerprint(plan_.form == Form::kCanonical ? canonicalizer_.grid_of(givens) : givens);
}

void Exploration::take_witnesses(std::vector<Parent>& parents) {
  std::vector<CensusRequest> requests;
  for (const Parent& parent : parents) {
    if (lists_near_solutions(*parent.puzzle, plan_)) continue;
    const Grid& givens = parent.puzzle->givens();
    for (const Cell clue : givens.filled()) {
      requests.push_back({givens, Candidate{clue, givens.digit(clue)}, parent.puzzle->solution()});
      requests.back().givens.clear(clue);
    }
  }
  std::vector<CandidateCensus> censuses = take_censuses(solver_, requests, control_);
  if (censuses.empty()) return;
  auto from = censuses.begin();
  for (Parent& parent : parents) {
    if (lists_near_solutions(*parent.puzzle, plan_)) continue;
    const auto to = from + parent.puzzle->givens().clue_count();
    parent.censuses.assign(std::make_move_iterator(from), std::make_move_iterator(to));
    parent.witnesses.emplace(*parent.puzzle, parent.censuses, plan_.shell.add);
    from = to;
  }
}

void Exploration::complete_at_once(std::span<const RemovalTask> tasks,
                                   std::span<std::vector<Completion>> completions) {
  const Puzzle& puzzle = *tasks.front().parent->puzzle;
  if (!near_ || near_->puzzle() != puzzle) near_.emplace(puzzle);
  std::vector<CellSet> removals;
  for (const RemovalTask& task : tasks) removals.push_back(task.removal.cells);
  // With those of earlier removals they may be too many.
  if (near_->find(removals, solver_, control_) || near_->find(removals, solver_, control_)) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      completions[i] = minimal_completions(*near_, tasks[i].removal);
    }
  } else if (control_.should_stop()) {
    return;
  } else if (tasks.size() == 1) {
    complete_in_bulk(tasks, completions);
  } else {
    const std::size_t half = tasks.size() / 2;
    complete_at_once(tasks.first(half), completions.first(half));
    complete_at_once(tasks.subspan(half), completions.subspan(half));
  }
}

std::vector<std::vector<Completion>> Exploration::completed(std::span<const RemovalTask> tasks) {
  std::vector<std::vector<Completion>> completions(tasks.size());
  const auto listed = [&](const RemovalTask& task) {
    return task.removal.shell.add > 0 && lists_near_solutions(*task.parent->puzzle, plan_);
  };
  for (std::size_t first = 0, end = 0; first < tasks.size(); first = end) {
    const Parent* const parent = tasks[first].parent;
    const bool at_once = listed(tasks[first]);
    while (end < tasks.size() && listed(tasks[end]) == at_once &&
           (!at_once || tasks[end].parent == parent)) {
      ++end;
    }
    const auto run = tasks.subspan(first, end - first);
    const auto completed = std::span(completions).subspan(first, end - first);
    at_once ? complete_at_once(run, completed) : complete_in_bulk(run, completed);
  }
  return completions;
}

void Exploration::complete_in_bulk(std::span<const RemovalTask> tasks,
                                   std::span<std::vector<Completion>> completions) {
  const bool needed = plan_.minimality == Minimality::kOnly;
  std::vector<CompletionRequest> requests;
  std::vector<std::size_t> task_of;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Grid& givens = tasks[i].parent->puzzle->givens();
    const ClueRemoval& removal = tasks[i].removal;
    CompletionRequest request{givens, givens, removal.shell.add, needed};
    for (const Cell cell : removal.cells) request.base.clear(cell);
    if (const CandidateCensus* census = census_for(tasks[i])) {
      completions[i] = completions_by_one(request, *census);
    } else {
      requests.push_back(request);
      task_of.push_back(i);
    }
  }
  auto found = complete(solver_, requests, control_);
  for (std::size_t i = 0; i < found.size(); ++i) completions[task_of[i]] = std::move(found[i]);
}

const CandidateCensus* Exploration::census_for(const RemovalTask& task) {
  const Parent& parent = *task.parent;
  if (task.removal.shell != Shell{1, 1} || parent.censuses.empty()) return nullptr;
  std::size_t i = 0;
  for (const Cell clue : parent.puzzle->givens().filled()) {
    if (task.removal.cells.contains(clue)) break;
    ++i;
  }
  return &parent.censuses[i];
}

void Exploration::thin_out(std::span<const RemovalTask> tasks,
                           std::vector<std::vector<Completion>>& completions) {
  std::vector<TestedPuzzle> puzzles;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    for (const Completion& completion : completions[i]) {
      puzzles.push_back(tested(completion, *tasks[i].parent));
      puzzles.back().family = i;
    }
  }
  const auto then = plan_.minimality == Minimality::kOnly ? Redundant::kReject : Redundant::kRemove;
  const std::vector<bool> kept = test_redundancy(solver_, puzzles, then, control_);
  if (kept.empty()) return;
  std::size_t at = 0;
  for (auto& of_task : completions) {
    std::vector<Completion> good;
    for (const Completion& completion : of_task) {
      if (kept[at]) good.push_back({puzzles[at].givens, completion.solution, {}});
      ++at;
    }
    of_task = std::move(good);
  }
}

TestedPuzzle Exploration::tested(const Completion& completion, const Parent& parent) const {
  if (completion.minimal) return {completion.givens, {}, 0};
  CellSet doubtful = doubtful_clues(completion.givens, parent);
  if (completion.added != Added::kAllNeeded) {
    const Grid& givens = parent.puzzle->givens();
    for (const Cell cell : completion.givens.filled()) {
      if (completion.givens.value(cell) != givens.value(cell)) doubtful.insert(cell);
    }
  }
  TestedPuzzle puzzle{completion.givens, {}, 0};
  if (plan_.minimality == Minimality::kOnly || doubtful.size() < 2) {
    for (const Cell cell : doubtful) puzzle.doubtful.push_back(cell);
    return puzzle;
  }
  // In the order of all clues: which of them are doubtful depends on the witnesses met so far.
  for (const Cell cell : completion.givens.filled()) puzzle.doubtful.push_back(cell);
  RandomStream random(plan_.seed, "minimised neighbour", fingerprint(puzzle.givens).low);
  random.shuffle(std::span(puzzle.doubtful));
  std::erase_if(puzzle.doubtful, [&](Cell cell) { return !doubtful.contains(cell); });
  return puzzle;
}

CellSet Exploration::doubtful_clues(const Grid& neighbour, const Parent& parent) {
  if (parent.witnesses) return parent.witnesses->doubtful_clues(neighbour);
  CellSet kept;
  for (const Cell cell : neighbour.filled()) {
    if (neighbour.value(cell) == parent.puzzle->givens().value(cell)) kept.insert(cell);
  }
  return kept;
}

void Exploration::append(const Puzzle& puzzle, Parent& parent, std::vector<Puzzle>& found) {
  if (!repeats_happen()) {
    found.push_back(puzzle);
  } else if (plan_.form == Form::kAsFound) {
    if (parent.seen.insert(fingerprint(puzzle.givens()))) found.push_back(puzzle);
  } else {
    const CanonicalForm form = canonicalizer_.form_of(puzzle.givens());
    if (!parent.seen.insert(fingerprint(form.grid))) return;
    found.push_back(
        *Puzzle::with_proven_solution(form.grid, form.from_original(puzzle.solution())));
  }
}

}  // namespace nonet
