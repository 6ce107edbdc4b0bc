// The neighbours by single removals, in three stages, each in bulk so that the batch solver's lanes
// are full: the clues that may be added to each parent after a removal (completions.h), the
// redundant clues of the puzzles found (redundancy.h), and forms and duplicates. The census of a
// parent without one of its clues serves twice: it gives the {-1,+1} neighbours, and its solutions
// are witnesses that save most of the questions of the second stage for all neighbours of that
// parent. Minimal neighbours of a parent with many clues come in one stage (minimal_additions.h).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/neighbourhood/completions.h"
#include "generator/neighbourhood/near_solutions.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/neighbourhood/redundancy.h"

namespace nonet {

// The shells of the plan: its own, and those inside it that it reaches.
std::vector<Shell> shells_of(const NeighbourPlan& plan);

// Whether the plan's neighbours of this parent come from its near solutions, which are few enough
// to list: then many removals at a time are faster.
bool lists_near_solutions(const Puzzle& parent, const NeighbourPlan& plan);

// A puzzle whose neighbours are searched, and the facts known about it.
struct Parent {
  const Puzzle* puzzle;
  Removals removals;
  std::vector<CandidateCensus> censuses;  // without each clue
  std::optional<Witnesses> witnesses;
  FingerprintSet seen;
};

// One removal from one parent.
struct RemovalTask {
  Parent* parent;
  ClueRemoval removal;
};

// Runs the stages, for some parents at a time.
class Exploration {
 public:
  Exploration(const NeighbourPlan& plan, BatchSolver& solver, const RunControl& control)
      : plan_(plan), solver_(solver), control_(control) {}

  std::vector<Parent> prepare(std::span<const Puzzle> puzzles);

  // The neighbours of each removal, in order. Empty after a stop.
  std::vector<std::vector<Puzzle>> neighbours(std::span<const RemovalTask> tasks);

 private:
  [[nodiscard]] bool repeats_happen() const;
  Fingerprint print_of(const Grid& givens);

  void take_witnesses(std::vector<Parent>& parents);

  std::vector<std::vector<Completion>> completed(std::span<const RemovalTask> tasks);

  // Completes removals of one parent by its near solutions.
  void complete_at_once(std::span<const RemovalTask> tasks,
                        std::span<std::vector<Completion>> completions);
  void complete_in_bulk(std::span<const RemovalTask> tasks,
                        std::span<std::vector<Completion>> completions);

  // The census taken for the witnesses, if it is the one that the task needs.
  static const CandidateCensus* census_for(const RemovalTask& task);

  // Rejects or minimises puzzles with redundant clues.
  void thin_out(std::span<const RemovalTask> tasks,
                std::vector<std::vector<Completion>>& completions);

  [[nodiscard]] TestedPuzzle tested(const Completion& completion, const Parent& parent) const;

  // Considers the clues that the parent has too.
  static CellSet doubtful_clues(const Grid& neighbour, const Parent& parent);

  void append(const Puzzle& puzzle, Parent& parent, std::vector<Puzzle>& found);

  const NeighbourPlan& plan_;
  BatchSolver& solver_;
  const RunControl& control_;
  Canonicalizer canonicalizer_;
  std::optional<NearSolutions> near_;  // of the last parent that lists them
};

}  // namespace nonet
