// Puzzles with what they took people, and what the race makes of them.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "rater/orders/minutes/people_fit.h"
#include "study/papers/experiment.h"

namespace nonet {

// The puzzles of which there are times, certified and rated; those with another number of solutions
// than one are left out.
struct MeasuredPuzzles {
  std::vector<Puzzle> puzzles;
  std::vector<double> solvers;
  std::vector<double> log_seconds;

  [[nodiscard]] std::size_t size() const { return puzzles.size(); }
};
MeasuredPuzzles measured_puzzles(const ExperimentRequest& request);

// The loads under the rates of `rates`; shorter than the puzzles where the request asked to stop.
std::vector<Observation> observations_of(const MeasuredPuzzles& measured, const Rates& rates,
                                         const ExperimentRequest& request);

}  // namespace nonet
