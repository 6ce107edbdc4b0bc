// A random full grid restricted to the cells of the pattern hardly ever has only one solution. So
// the search continues by the move that players of the Patterns Game use: remove two clues, list
// the solutions of the rest, and fill the two cells with the pair of digits that occurs in the
// fewest solutions. If it occurs in only one, the puzzle is found. The number of solutions never
// rises as long as the list is complete; a long list is cut, and then shows only roughly which
// pairs are rare.

#include "generator/pattern_search.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr int kMoves = 300;
constexpr std::uint64_t kLongestSolutionList = 1000;

// The number of listed solutions with each pair of digits in two cells.
struct PairTally {
  std::array<std::uint32_t, std::size_t{kSize} * kSize> count{};
  bool complete = false;
};

std::size_t pair_index(const Grid& grid, Cell a, Cell b) {
  return static_cast<std::size_t>(grid.digit(a).index() * kSize + grid.digit(b).index());
}

PairTally tally(const Grid& givens, Cell a, Cell b) {
  PairTally result;
  const SolutionCount listed =
      for_each_solution(givens, kLongestSolutionList, [&](const Grid& solution) {
        ++result.count[pair_index(solution, a, b)];
        return Flow::kContinue;
      });
  result.complete = listed.end == SearchEnd::kExhausted;
  return result;
}

// One of the rarest pairs at random; the current one only if there is no other.
std::size_t rarest_pair(const PairTally& tally, std::size_t current, QuickStream& random) {
  std::vector<std::size_t> rarest = {current};
  std::uint32_t least = ~0U;
  for (std::size_t pair = 0; pair < tally.count.size(); ++pair) {
    const std::uint32_t count = tally.count[pair];
    if (count == 0 || pair == current || count > least) continue;
    if (count < least) rarest.clear();
    least = count;
    rarest.push_back(pair);
  }
  if (least > tally.count[current]) return current;
  return rarest[random.below(static_cast<std::uint32_t>(rarest.size()))];
}

}  // namespace

std::optional<Puzzle> puzzle_on_pattern(CellSet pattern, const FullGrids& full_grids,
                                        QuickStream& random) {
  Grid givens = full_grids.random(random);
  for (const Cell c : ~pattern) givens.clear(c);
  std::vector<Cell> cells;
  for (const Cell c : pattern) cells.push_back(c);
  for (int move = 0; move < kMoves; ++move) {
    random.shuffle(std::span<Cell>(cells));
    const Cell a = cells[0];
    const Cell b = cells[1];
    const std::size_t current = pair_index(givens, a, b);
    givens.clear(a);
    givens.clear(b);
    const PairTally found = tally(givens, a, b);
    const std::size_t pair = rarest_pair(found, current, random);
    givens.set(a, Digit::from_index(static_cast<int>(pair) / kSize));
    givens.set(b, Digit::from_index(static_cast<int>(pair) % kSize));
    if (!found.complete || found.count[pair] != 1) continue;
    return Puzzle::with_proven_solution(givens, *count_solutions(givens, 2).first);
  }
  return std::nullopt;
}

}  // namespace nonet
