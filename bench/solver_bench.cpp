// Speed of the exact solvers: each engine on each list, in turn, round after round, so that what
// else the machine does meets all alike. Processor time of this thread, medians of the rounds.
//
//   bench_solver [--rounds N] [--count N] [--seed N] FILE...
//
// A FILE has a grid in the first 81 characters of each line. Every grid is taken through a random
// symmetry first. The warm-up round checks every count against the single-puzzle solver.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fmt/core.h>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "board/grid.h"
#include "board/transform.h"
#include "cli/processor_time.h"
#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"
#include "solvers/exact/single/candidates.h"
#include "solvers/exact/single/kernel.h"

namespace nonet::bench {
namespace {

struct Options {
  std::uint64_t rounds = 9;
  std::uint64_t count = 8192;
  std::uint64_t seed = 1;
  std::vector<std::string> files;
};

// Solutions of each grid, up to two.
using Counts = std::vector<std::uint64_t>;

struct Engine {
  std::string name;
  std::function<Counts(const std::vector<Grid>&)> count;
};

std::uint64_t count_with(const single::Kernel& kernel, const Grid& grid) {
  std::uint64_t count = 0;
  const auto accept = [](void* owner, const single::Solution&) {
    return ++*static_cast<std::uint64_t*>(owner) < 2;
  };
  kernel.search(single::candidates_of(grid), {&count, accept, [](void*) { return true; }});
  return count;
}

std::vector<Engine> engines() {
  std::vector<Engine> list;
  for (const single::Kernel* kernel : single::kernels()) {
    if (!kernel->runs_here()) continue;
    list.push_back({fmt::format("single {}", kernel->key), [kernel](const auto& grids) {
                      Counts counts;
                      for (const Grid& grid : grids) counts.push_back(count_with(*kernel, grid));
                      return counts;
                    }});
  }
  for (const slices::Kernel* kernel : slices::kernels()) {
    if (!kernel->runs_here()) continue;
    list.push_back({fmt::format("batch {}", kernel->key), [kernel](const auto& grids) {
                      Counts counts;
                      for (const Answer& answer : BatchSolver(*kernel).count(grids)) {
                        counts.push_back(static_cast<std::uint64_t>(answer.count));
                      }
                      return counts;
                    }});
    list.push_back({fmt::format("counts {}", kernel->key), [kernel](const auto& grids) {
                      const auto counts = BatchSolver(*kernel).solution_counts(grids);
                      return Counts(counts.begin(), counts.end());
                    }});
  }
  return list;
}

// Evenly spread lines of the file, each as a random equivalent grid.
std::vector<Grid> read_grids(const std::string& file, const Options& options) {
  std::ifstream in(file);
  std::vector<Grid> all;
  for (std::string line; std::getline(in, line);) {
    if (line.size() < kCells) continue;
    if (const auto grid = Grid::from_line(std::string_view(line).substr(0, kCells))) {
      all.push_back(*grid);
    }
  }
  std::vector<Grid> grids;
  const std::size_t stride = std::max<std::size_t>(1, all.size() / options.count);
  for (std::size_t i = 0; i < all.size() && grids.size() < options.count; i += stride) {
    RandomStream random(options.seed, "solver_bench", i);
    grids.push_back(Transform::random(random)(all[i]));
  }
  return grids;
}

bool measure(const std::string& file, const Options& options) {
  const std::vector<Grid> grids = read_grids(file, options);
  if (grids.empty()) {
    fmt::print(stderr, "{}: no grids\n", file);
    return false;
  }
  Counts truth;
  for (const Grid& grid : grids) truth.push_back(count_solutions(grid, 2).count);
  const std::vector<Engine> all = engines();
  std::vector<std::vector<double>> seconds(all.size());
  for (const Engine& engine : all) {
    if (engine.count(grids) != truth) {
      fmt::print(stderr, "{}: {} counts wrongly\n", file, engine.name);
      return false;
    }
  }
  for (std::uint64_t round = 0; round < options.rounds; ++round) {
    for (std::size_t e = 0; e < all.size(); ++e) {
      const double start = thread_seconds();
      all[e].count(grids);
      seconds[e].push_back(thread_seconds() - start);
    }
  }
  fmt::print("{}, {} grids\n", file, grids.size());
  for (std::size_t e = 0; e < all.size(); ++e) {
    std::ranges::sort(seconds[e]);
    const double median = seconds[e][seconds[e].size() / 2];
    fmt::print("  {:<16} {:>9.0f} grids/s\n", all[e].name,
               static_cast<double>(grids.size()) / median);
  }
  return true;
}

std::optional<Options> parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    std::uint64_t* const number = word == "--rounds"  ? &options.rounds
                                  : word == "--count" ? &options.count
                                  : word == "--seed"  ? &options.seed
                                                      : nullptr;
    if (number == nullptr) {
      options.files.emplace_back(word);
    } else if (++i < argc) {
      *number = std::strtoull(argv[i], nullptr, 10);
    }
  }
  if (options.files.empty() || options.rounds == 0 || options.count == 0) return std::nullopt;
  return options;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  const auto options = nonet::bench::parse(argc, argv);
  if (!options) {
    fmt::print(stderr, "usage: bench_solver [--rounds N] [--count N] [--seed N] FILE...\n");
    return 2;
  }
  fmt::print("seed {}, {} rounds, compiler {}, flags {}\n", options->seed, options->rounds,
             __VERSION__, NONET_BENCH_FLAGS);
  bool ok = true;
  for (const std::string& file : options->files) ok = nonet::bench::measure(file, *options) && ok;
  return ok ? 0 : 1;
}
