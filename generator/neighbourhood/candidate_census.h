// Which candidates occur in one, and which in several solutions of a grid. A candidate of exactly
// one solution makes the grid a puzzle when it is added as a clue: this is how {-1,+1} neighbours
// are found exactly (the "vicinity search" of the players' forum: eleven, "The making of a gotchi",
// 2011).
//
// Few of the solutions need to be looked at: inference names candidates of no solution, and each
// solution shows 81 others. Whatever no solution has shown yet is searched for, cell by cell, and
// then whatever only one has shown. So some hundred nodes do for the tens of thousands of solutions
// that a 17-clue puzzle may have without one of its clues.
#pragma once

#include <span>
#include <vector>

#include "solvers/exact/batch_solver.h"

namespace nonet {

class CandidateCensus {
 public:
  // A solution may come again.
  void add(const PackedBoard& solution);
  // Two solutions have the candidate, though not both were added.
  void add_twice(Candidate candidate) { several_.insert(candidate); }

  // Solutions within these candidates would change nothing.
  [[nodiscard]] bool knows(const PackedBoard& candidates) const {
    return candidates.within(several_);
  }
  // The candidates of one solution or more.
  [[nodiscard]] const PackedBoard& seen() const { return seen_; }
  // The candidates of exactly one solution.
  [[nodiscard]] PackedBoard once() const { return seen_ - several_; }
  // The candidates of solutions other than this one. REQUIRES: it was added.
  [[nodiscard]] PackedBoard seen_besides(const PackedBoard& solution) const {
    return several_ | (seen_ - solution);
  }
  // The solutions that showed a candidate for the first time: every candidate is in one of them,
  // and one that occurs once in the one it occurs in.
  [[nodiscard]] std::span<const PackedBoard> solutions() const { return solutions_; }

 private:
  PackedBoard seen_;
  PackedBoard several_;
  std::vector<PackedBoard> solutions_;
};

// Takes the census of many grids at once: seen are all solutions of `givens` without `excluded`, if
// there is one, and `known` before them.
struct CensusRequest {
  Grid givens;
  std::optional<Candidate> excluded;
  std::optional<Grid> known;
};
// Empty where the control asked to stop.
std::vector<CandidateCensus> take_censuses(BatchSolver& solver,
                                           std::span<const CensusRequest> requests,
                                           const RunControl& control = {});

}  // namespace nonet
