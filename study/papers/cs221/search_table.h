// The CS221 report's table of options explored: the hardest of many random puzzles, by the
// baseline's own count, under each strategy and heuristic.
#pragma once

#include <vector>

#include "board/grid.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

// The report's sample: the 1,683 hardest of a million.
inline constexpr std::uint64_t kRandomPuzzles = 1'000'000;
inline constexpr std::uint64_t kHardestPerMillion = 1683;

// Random puzzles `first`, `first` + 1, ... of the endless row that a seed stands for.
struct RandomPuzzles {
  std::uint64_t first = 0;
  std::uint64_t count = kRandomPuzzles;
};

// Makes the puzzles and returns their hardest 0.1683 % (at least one), hardest first, ties in the
// order made. A prefix of the puzzles is used if asked to stop.
std::vector<Grid> hardest_puzzles(const RandomPuzzles& puzzles, const ExperimentRequest& request);

struct SearchTable {
  std::vector<ComparisonTable> tables;
  std::vector<Plot> costs;  // options of each setting, its puzzles sorted by them
};

// The baseline's options divided by those of the two strategies on further sets of `count` random
// puzzles: a few insoluble or nearly empty ones make up most of each total, so that one set says
// little.
ComparisonTable spread_table(std::uint64_t count, const ExperimentRequest& request);

SearchTable search_table(const std::vector<Grid>& puzzles, const ExperimentRequest& request);

}  // namespace nonet::cs221
