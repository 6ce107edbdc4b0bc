// The neighbours that single removals give, in three stages, each in bulk so that the batch
// solver's lanes are full: which clues may be added to what is left of each parent after a removal
// (completions.h), which clues of the puzzles found are redundant (redundancy.h), and forms and
// repeats. The census of a parent without one of its clues serves twice: it names the {-1,+1}
// neighbours, and its solutions are witnesses that spare most of the questions of the second stage
// for all neighbours of that parent.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/neighbourhood/completions.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/neighbourhood/redundancy.h"

namespace nonet {

// What the plan's shell stands for: itself, and those inside it that it reaches.
std::vector<Shell> shells_of(const NeighbourPlan& plan);

// A puzzle whose neighbours are looked for, and what is known of it.
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
  Removal removal;
};

// The stages, for some parents at a time.
class Exploration {
 public:
  Exploration(const NeighbourPlan& plan, BatchSolver& solver, const RunControl& control)
      : plan_(plan), solver_(solver), control_(control) {}

  std::vector<Parent> prepare(std::span<const Puzzle> puzzles);

  // The neighbours that each removal gives, in order. Empty where the control asked to stop.
  std::vector<std::vector<Puzzle>> neighbours(std::span<const RemovalTask> tasks);

 private:
  [[nodiscard]] bool repeats_happen() const;
  Fingerprint print_of(const Grid& givens);

  void take_witnesses(std::vector<Parent>& parents);

  std::vector<std::vector<Completion>> completed(std::span<const RemovalTask> tasks);

  // The census that was taken for the witnesses, where it is what the task needs.
  static const CandidateCensus* census_for(const RemovalTask& task);

  // Rejects or minimises what has redundant clues.
  void thin_out(std::span<const RemovalTask> tasks,
                std::vector<std::vector<Completion>>& completions);

  [[nodiscard]] TestedPuzzle tested(const Completion& completion, const Parent& parent) const;

  // Of the clues that the parent has too.
  static CellSet doubtful_clues(const Grid& neighbour, const Parent& parent);

  void append(const Puzzle& puzzle, Parent& parent, std::vector<Puzzle>& found);

  const NeighbourPlan& plan_;
  BatchSolver& solver_;
  const RunControl& control_;
  Canonicalizer canonicalizer_;
};

}  // namespace nonet
