// How fast puzzles are made, by one core's processor time: each row makes a fixed amount, the rows
// take turns, and the median of the rounds counts. (Seed 1.)
//   bench_generator [ROUNDS]
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "cli/processor_time.h"
#include "generator/forward_checking.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kAttempts = 100'000;
constexpr std::uint64_t kGrids = 100'000;
constexpr std::uint64_t kPuzzles = 16'384;

// The puzzles of a row, and their clues.
struct Made {
  std::size_t items = 0;
  std::size_t clues = 0;
};

Made full_grids(std::uint64_t round, const slices::Kernel&) {
  const FullGrids grids;
  Made made;
  for (; made.items < kGrids; ++made.items) {
    QuickStream random(kSeed, "bench", round * kGrids + made.items);
    made.clues += static_cast<std::size_t>(grids.random(random).clue_count());
  }
  return made;
}

template <Symmetry kSymmetry>
Made by_thinning(std::uint64_t round, const slices::Kernel& kernel) {
  const ThinningRange range{kSeed, round * kPuzzles, kPuzzles, {.symmetry = kSymmetry}};
  Made made;
  for (const Puzzle& puzzle : thinned(range, FullGrids(), {}, kernel)) {
    ++made.items;
    made.clues += static_cast<std::size_t>(puzzle.givens().clue_count());
  }
  return made;
}

Made tally(const std::vector<GeneratedPuzzle>& puzzles) {
  Made made{.items = puzzles.size()};
  for (const GeneratedPuzzle& puzzle : puzzles) {
    made.clues += static_cast<std::size_t>(puzzle.puzzle.givens().clue_count());
  }
  return made;
}

Made by_forward_checking(std::uint64_t round, const slices::Kernel& kernel) {
  return tally(forward_checked({kSeed, round * kAttempts, kAttempts}, {}, kernel));
}

struct Row {
  std::string_view name;
  Made (*make)(std::uint64_t round, const slices::Kernel& kernel);
};

constexpr std::array kRows = {
    Row{"full grids", full_grids},
    Row{"minimal puzzles", by_thinning<Symmetry::kNone>},
    Row{"half turn", by_thinning<Symmetry::kRotational>},
    Row{"forward checking", by_forward_checking},
};

struct Measured {
  Made made;
  std::vector<double> rates;
};

void measure(const slices::Kernel& kernel, std::uint64_t rounds) {
  std::array<Measured, kRows.size()> measured;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < kRows.size(); ++i) {
      const double start = thread_seconds();
      const Made made = kRows[i].make(round, kernel);
      const double seconds = thread_seconds() - start;
      measured[i].made.items += made.items;
      measured[i].made.clues += made.clues;
      measured[i].rates.push_back(static_cast<double>(made.items) / seconds);
    }
  }
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    std::ranges::sort(measured[i].rates);
    fmt::print("{}\t{}\t{}\t{:.0f}\t{:.2f}\n", kRows[i].name, kernel.key, measured[i].made.items,
               measured[i].rates[rounds / 2],
               static_cast<double>(measured[i].made.clues) /
                   static_cast<double>(std::max<std::size_t>(measured[i].made.items, 1)));
  }
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const std::uint64_t rounds = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 5;
  fmt::print("what\tkernel\tmade\ta_second\tmean_clues\n");
  for (const nonet::slices::Kernel* kernel : nonet::slices::kernels()) {
    if (kernel->runs_here()) nonet::measure(*kernel, std::max<std::uint64_t>(rounds, 1));
  }
}
