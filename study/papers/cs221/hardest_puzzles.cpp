#include "study/papers/cs221/hardest_puzzles.h"

#include <algorithm>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/random_puzzles.h"

namespace nonet::cs221 {
namespace {

constexpr constraint::SearchLimits kFirstSolution{1, RunControl::kNoLimit};
constexpr std::uint64_t kChunk = 2000;

struct CountedPuzzle {
  std::uint64_t options = 0;
  std::uint64_t index = 0;
  Grid grid;

  // Hardest first, then in the order made.
  bool operator<(const CountedPuzzle& other) const {
    return options != other.options ? options > other.options : index < other.index;
  }
};

void keep_hardest(std::vector<CountedPuzzle>& puzzles, std::uint64_t count) {
  std::sort(puzzles.begin(), puzzles.end());
  if (puzzles.size() > count) puzzles.resize(count);
}

}  // namespace

std::vector<Grid> hardest_puzzles(const RandomPuzzles& set, const ExperimentRequest& request) {
  const std::uint64_t count = set.count;
  const std::uint64_t keep =
      std::max<std::uint64_t>(1, count * kHardestPerMillion / kRandomPuzzles);
  const auto make = [&](std::uint64_t chunk) {
    std::vector<CountedPuzzle> puzzles;
    const std::uint64_t end = std::min(count, (chunk + 1) * kChunk);
    for (std::uint64_t index = chunk * kChunk; index < end; ++index) {
      RandomStream random(request.seed, "cs221-random-puzzle", set.first + index);
      const Grid grid = random_puzzle(random);
      puzzles.push_back({search(grid, constraint::kNorvig, kFirstSolution).options, index, grid});
    }
    keep_hardest(puzzles, keep);
    return puzzles;
  };
  std::vector<CountedPuzzle> hardest;
  const auto merge = [&](std::uint64_t chunk, const std::vector<CountedPuzzle>& puzzles) {
    hardest.insert(hardest.end(), puzzles.begin(), puzzles.end());
    keep_hardest(hardest, keep);
    request.control.report({std::min(count, (chunk + 1) * kChunk), count, "random puzzles"});
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, (count + kChunk - 1) / kChunk}, request.control, make, merge);
  std::vector<Grid> grids;
  grids.reserve(hardest.size());
  for (const CountedPuzzle& puzzle : hardest) grids.push_back(puzzle.grid);
  return grids;
}

}  // namespace nonet::cs221
