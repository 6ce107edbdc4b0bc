#include <catch2/catch.hpp>

#include "solvers/exact/exact_cover.h"
#include "solvers/exact/single/candidates.h"
#include "solvers/exact/single/kernel.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

// The observable results of a search: its solutions in order, and the number of guesses.
struct Trace {
  std::vector<Grid> solutions;
  std::uint64_t guesses = 0;

  bool operator==(const Trace&) const = default;
};

Trace trace(const single::Kernel& kernel, const Grid& grid, std::size_t limit) {
  struct Owner {
    Trace trace;
    std::size_t limit;
  } owner{{}, limit};
  const auto accept = [](void* o, const single::Solution& solution) {
    auto& self = *static_cast<Owner*>(o);
    self.trace.solutions.push_back(Grid::from_values(solution.value));
    return self.trace.solutions.size() < self.limit;
  };
  const auto may_guess = [](void* o) {
    ++static_cast<Owner*>(o)->trace.guesses;
    return true;
  };
  kernel.search(single::candidates_of(grid), {&owner, accept, may_guess});
  return owner.trace;
}

void check_kernels(const Grid& grid) {
  const Trace expected = trace(single::Kernel::kPortable, grid, 10);
  INFO(grid.line());
  REQUIRE(expected.solutions.size() == count_by_exact_cover(grid, 10).count);
  for (const single::Kernel* kernel : single::kernels()) {
    if (!kernel->runs_here()) continue;
    INFO(kernel->key);
    REQUIRE(trace(*kernel, grid, 10) == expected);
  }
}

void check_random_grids(int rounds, std::uint64_t seed) {
  RandomStream random(seed, "single_kernel_test");
  const Grid base = grid_of(kUniqueLine);
  for (int i = 0; i < rounds; ++i) {
    check_kernels(disturbed(base, random));
    check_kernels(scribble(random.below(45), random));
  }
}

TEST_CASE("Every kernel finds the same solutions in the same order", "[solvers]") {
  for (const Adversary& adversary : kAdversaries) check_kernels(grid_of(adversary.line));
  check_random_grids(300, 1);
  for (const auto* name : {"seventeen_clue.txt", "forum_hardest.txt"}) {
    for (const Grid& grid : reference_grids(name, 5, 1000)) check_kernels(grid);
  }
}

TEST_CASE("The portable kernel of the single-puzzle solver runs everywhere", "[solvers]") {
  CHECK(single::kernels().back()->key == "portable");
  CHECK(single::best_kernel().runs_here());
}

}  // namespace
}  // namespace nonet
