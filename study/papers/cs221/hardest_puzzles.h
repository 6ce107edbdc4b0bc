// The CS221 report's sample: the random puzzles that cost the baseline most, among many.
#pragma once

#include <cstdint>
#include <vector>

#include "board/grid.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

// The 1,683 hardest of a million.
inline constexpr std::uint64_t kRandomPuzzles = 1'000'000;
inline constexpr std::uint64_t kHardestPerMillion = 1683;

// Random puzzles `first`, `first` + 1, ... of the endless sequence of a seed.
struct RandomPuzzles {
  std::uint64_t first = 0;
  std::uint64_t count = kRandomPuzzles;
};

// The hardest 0.1683 % of these puzzles, twenty at least, hardest first, ties in the order made.
// After a stop, a prefix of the puzzles is used.
std::vector<Grid> hardest_puzzles(const RandomPuzzles& puzzles, const ExperimentRequest& request);
// The same for a list.
std::vector<Grid> hardest_of(const std::vector<Grid>& puzzles, const ExperimentRequest& request);

}  // namespace nonet::cs221
