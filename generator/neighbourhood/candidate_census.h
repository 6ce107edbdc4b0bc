// Which candidates occur in one, and which in several solutions of a grid. A candidate of exactly
// one solution, added as a clue, makes the grid a puzzle: this finds {-1,+1} neighbours exactly
// (the "vicinity search" of the players' forum: eleven, "The making of a gotchi", 2011).
//
// Few of the solutions need to be listed: inference excludes candidates of no solution, and each
// solution shows 81 others. Candidates that no solution has shown yet are searched for, cell by
// cell, and then those shown only once. So some hundred nodes are enough for the tens of thousands
// of solutions that a 17-clue puzzle may have without one of its clues.
#pragma once

#include <span>
#include <vector>

#include "solvers/exact/batch_solver.h"

namespace nonet {

class CandidateCensus {
 public:
  // The same solution may be added again.
  void add(const PackedBoard& solution);
  // Two solutions have the candidate, though not both were added.
  void add_twice(Candidate candidate) { several_.insert(candidate); }

  // Whether solutions within these candidates would change nothing.
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
  // The solutions that showed a candidate for the first time: every seen candidate is in one of
  // them, a candidate of only one solution in that solution.
  [[nodiscard]] std::span<const PackedBoard> solutions() const { return solutions_; }

 private:
  PackedBoard seen_;
  PackedBoard several_;
  std::vector<PackedBoard> solutions_;
};

// Takes the census of many grids at once: all solutions of `givens`, without `excluded` if there is
// one, starting from `known`.
struct CensusRequest {
  Grid givens;
  std::optional<Candidate> excluded;
  std::optional<Grid> known;
};
// Empty after a stop.
std::vector<CandidateCensus> take_censuses(BatchSolver& solver,
                                           std::span<const CensusRequest> requests,
                                           const RunControl& control = {});

}  // namespace nonet
