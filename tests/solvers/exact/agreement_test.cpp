// All exact engines on random grids of every kind: each kernel of the batch and of the
// single-puzzle solver against exact cover, which shares no code with them.
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

#include "board/transform.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"
#include "solvers/exact/exact_cover.h"
#include "solvers/exact/single/candidates.h"
#include "solvers/exact/single/kernel.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

// The kinds of random grids.
struct Stock {
  std::vector<Grid> puzzles;
  std::vector<Grid> full;
};

Stock stock() {
  Stock stock;
  stock.puzzles.push_back(grid_of(kUniqueLine));
  for (const Adversary& adversary : kAdversaries) {
    if (adversary.solutions == 1) stock.puzzles.push_back(grid_of(adversary.line));
  }
  for (const auto* name :
       {"seventeen_clue.txt", "random_minimal.txt", "hard_q2.txt", "forum_hardest.txt"}) {
    for (const Grid& grid : reference_grids(name, 7, 50)) stock.puzzles.push_back(grid);
  }
  for (std::size_t i = 0; i < stock.puzzles.size(); i += 10) {
    stock.full.push_back(*count_solutions(stock.puzzles[i], 1).first);
  }
  return stock;
}

Grid with_cleared(Grid grid, std::uint32_t clears, RandomStream& random) {
  for (std::uint32_t i = 0; i < clears; ++i) grid.clear(Cell(static_cast<int>(random.below(81))));
  return grid;
}

Grid with_written(Grid grid, std::uint32_t digits, RandomStream& random) {
  for (std::uint32_t i = 0; i < digits; ++i) {
    grid.set(Cell(static_cast<int>(random.below(81))),
             Digit::from_index(static_cast<int>(random.below(9))));
  }
  return grid;
}

using Kind = Grid (*)(const Stock& stock, RandomStream& random);

Grid any_puzzle(const Stock& stock, RandomStream& random) {
  return Transform::random(random)(random.pick(std::span<const Grid>(stock.puzzles)));
}
Grid any_full(const Stock& stock, RandomStream& random) {
  return Transform::random(random)(random.pick(std::span<const Grid>(stock.full)));
}

constexpr std::array<Kind, 8> kKinds = {
    any_puzzle,
    // a puzzle that lacks clues or has a wrong one
    [](const Stock& s, RandomStream& r) { return disturbed(any_puzzle(s, r), r); },
    // under-constrained
    [](const Stock& s, RandomStream& r) { return with_cleared(any_full(s, r), 70, r); },
    // nearly a puzzle
    [](const Stock& s, RandomStream& r) { return with_cleared(any_full(s, r), 95, r); },
    // nearly solved, and nearly solved with a mistake
    [](const Stock& s, RandomStream& r) { return with_cleared(any_full(s, r), r.below(12), r); },
    [](const Stock& s, RandomStream& r) {
      return with_written(with_cleared(any_full(s, r), r.below(40), r), 1, r);
    },
    // empty or nearly so, without clashes
    [](const Stock& /*s*/, RandomStream& r) { return scribble(r.below(40), r); },
    // invalid as a rule
    [](const Stock& /*s*/, RandomStream& r) { return with_written({}, r.below(30), r); },
};

SolutionCount counted_by(const single::Kernel& kernel, const Grid& grid) {
  SolutionCount found;
  const auto accept = [](void* owner, const single::Solution& solution) {
    auto& so_far = *static_cast<SolutionCount*>(owner);
    if (so_far.count++ == 0) so_far.first = Grid::from_values(solution.value);
    return so_far.count < 2;
  };
  kernel.search(single::candidates_of(grid), {&found, accept, [](void*) { return true; }});
  return found;
}

// How many grids had no, one and more solutions.
using Tally = std::array<std::uint64_t, 3>;

void check_single(std::span<const Grid> grids, std::span<const SolutionCount> truth) {
  for (const single::Kernel* kernel : single::kernels()) {
    if (!kernel->runs_here()) continue;
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const SolutionCount found = counted_by(*kernel, grids[i]);
      if (found.count == truth[i].count && (found.count != 1 || found.first == truth[i].first)) {
        continue;
      }
      FAIL("single " << kernel->key << " counts " << found.count << ": " << grids[i].line());
    }
  }
}

void check_batch(std::span<const Grid> grids, std::span<const SolutionCount> truth) {
  for (const slices::Kernel* kernel : slices::kernels()) {
    if (!kernel->runs_here()) continue;
    BatchSolver solver(*kernel);
    const std::vector<Answer> answers = solver.count(grids);
    const std::vector<std::uint8_t> counts = solver.solution_counts(grids);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const auto count = static_cast<int>(truth[i].count);
      const std::optional<Grid> only = count == 1 ? truth[i].first : std::nullopt;
      if (answers[i].count == count && counts[i] == count && answers[i].solution == only) continue;
      FAIL("batch " << kernel->key << " counts " << answers[i].count << ": " << grids[i].line());
    }
  }
}

Tally check_all(const Stock& stock, std::size_t count, std::uint64_t seed) {
  RandomStream random(seed, "agreement_test");
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < count; ++i) {
    grids.push_back(kKinds[i % kKinds.size()](stock, random));
  }
  std::vector<SolutionCount> truth;
  Tally tally{};
  for (const Grid& grid : grids) {
    truth.push_back(count_by_exact_cover(grid, 2));
    ++tally[truth.back().count];
  }
  check_single(grids, truth);
  check_batch(grids, truth);
  return tally;
}

TEST_CASE("All kernels of both engines agree with exact cover", "[solvers]") {
  const Tally tally = check_all(stock(), 4000, 1);
  for (const std::uint64_t grids : tally) CHECK(grids > 400);
}

TEST_CASE("All kernels of both engines agree with exact cover on millions of grids", "[.nightly]") {
  const Stock all = stock();
  Tally sum{};
  for (std::uint64_t seed = 2; seed < 102; ++seed) {
    const Tally tally = check_all(all, 20'000, seed);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += tally[i];
  }
  std::cout << "grids with no, one and more solutions: " << sum[0] << ' ' << sum[1] << ' ' << sum[2]
            << '\n';
}

}  // namespace
}  // namespace nonet
