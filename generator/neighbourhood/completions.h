// The second half of a {-k,+m} move: which m clues make a grid a puzzle.
#pragma once

#include <span>
#include <vector>

#include "base/run_control.h"
#include "generator/neighbourhood/candidate_census.h"
#include "solvers/exact/batch_solver.h"

namespace nonet {

// Whether any of the added clues could be left out.
enum class Added : std::uint8_t { kAllNeeded, kSomeSpare, kUnknown };

struct Completion {
  Grid givens;
  Grid solution;  // the only one
  Added added = Added::kUnknown;
  bool minimal = false;  // known to be
};

struct CompletionRequest {
  Grid base;
  Grid parent;  // its givens are not added again
  int add = 1;
  bool needed = false;  // only completions whose added clues may all be needed
};

// The candidates that may be added: none of the parent's givens, none in a filled cell, and only
// those after `above`.
PackedBoard allowed_additions(const Grid& base, const Grid& parent, int above = -1);

// The completions of each base in the order of their givens. Empty after a stop.
std::vector<std::vector<Completion>> complete(BatchSolver& solver,
                                              std::span<const CompletionRequest> requests,
                                              const RunControl& control = {});

// The completions of `request.base` by one clue, from its census.
std::vector<Completion> completions_by_one(const CompletionRequest& request,
                                           const CandidateCensus& census);

}  // namespace nonet
