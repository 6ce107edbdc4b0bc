// Puzzles with people's measured times, and the loads of the race model for them.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "rater/orders/minutes/people_fit.h"
#include "study/papers/experiment.h"

namespace nonet {

// The puzzles with measured times, certified and rated; puzzles without exactly one solution are
// left out.
struct MeasuredPuzzles {
  std::vector<Puzzle> puzzles;
  std::vector<double> solvers;
  std::vector<double> log_seconds;

  [[nodiscard]] std::size_t size() const { return puzzles.size(); }
};
MeasuredPuzzles measured_puzzles(const ExperimentRequest& request);

// The loads under these rates; fewer than the puzzles after a stop.
std::vector<Observation> observations_of(const MeasuredPuzzles& measured, const Rates& rates,
                                         const ExperimentRequest& request);

}  // namespace nonet
