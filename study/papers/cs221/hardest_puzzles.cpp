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

constexpr std::uint64_t kFewestKept = 20;  // fewer make no table

// The hardest of make(0), make(1), ..., make(count - 1).
template <typename Make>
std::vector<Grid> hardest_among(std::uint64_t count, Make make, const ExperimentRequest& request) {
  const std::uint64_t keep = std::max(kFewestKept, count * kHardestPerMillion / kRandomPuzzles);
  const auto hardest_of_chunk = [&](std::uint64_t chunk) {
    std::vector<CountedPuzzle> puzzles;
    const std::uint64_t end = std::min(count, (chunk + 1) * kChunk);
    for (std::uint64_t i = chunk * kChunk; i < end && !request.control.should_stop(); ++i) {
      const Grid grid = make(i);
      puzzles.push_back(
          {search(grid, constraint::kNorvig, kFirstSolution, request.control).options, i, grid});
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
  ordered_parallel({request.threads, (count + kChunk - 1) / kChunk}, request.control,
                   hardest_of_chunk, merge);
  std::vector<Grid> grids;
  grids.reserve(hardest.size());
  for (const CountedPuzzle& puzzle : hardest) grids.push_back(puzzle.grid);
  return grids;
}

}  // namespace

std::vector<Grid> hardest_puzzles(const RandomPuzzles& set, const ExperimentRequest& request) {
  return hardest_among(
      set.count,
      [&](std::uint64_t i) {
        RandomStream random(request.seed, "cs221-random-puzzle", set.first + i);
        return random_puzzle(random);
      },
      request);
}

std::vector<Grid> hardest_of(const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  return hardest_among(
      puzzles.size(), [&](std::uint64_t i) { return puzzles[static_cast<std::size_t>(i)]; },
      request);
}

}  // namespace nonet::cs221
