// The cost of the minimal neighbours of puzzles: for each file and kernel the processor time of the
// whole {-k,+m} neighbourhood of its puzzles on one thread, median of three runs, with the number
// of neighbours found.
//   bench_neighbours K M FILE...
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <vector>

#include "cli/processor_time.h"
#include "formats/reader.h"
#include "generator/neighbourhood/neighbours.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

constexpr std::size_t kRuns = 3;

std::vector<Puzzle> puzzles_in(const char* path) {
  std::ifstream in(path);
  PuzzleReader reader(in, path);
  std::vector<Grid> grids;
  while (const auto record = reader.next()) {
    if (record->ok()) grids.push_back((*record)->givens);
  }
  std::vector<Puzzle> puzzles;
  for (const Certificate& certificate : certify_all(grids)) {
    if (certificate) puzzles.push_back(*certificate.puzzle);
  }
  return puzzles;
}

void measure(const NeighbourPlan& plan, const char* path, const slices::Kernel& kernel) {
  const std::vector<Puzzle> puzzles = puzzles_in(path);
  if (puzzles.empty()) return;
  std::array<double, kRuns> seconds{};
  std::size_t found = 0;
  for (double& run : seconds) {
    found = 0;
    const double start = process_seconds();
    NeighbourFinder(plan, kernel).visit(puzzles, [&](std::size_t, const Puzzle&) {
      ++found;
      return Flow::kContinue;
    });
    run = process_seconds() - start;
  }
  std::ranges::sort(seconds);
  const double median = seconds[kRuns / 2];
  fmt::print("{}\t{}\t{}\t{}\t{:.3f}\t{:.0f}\n", path, kernel.key, puzzles.size(), found,
             1000 * median / static_cast<double>(puzzles.size()),
             static_cast<double>(found) / median);
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  if (argc < 4) {
    fmt::print(stderr, "usage: bench_neighbours K M FILE...\n");
    return 2;
  }
  const nonet::NeighbourPlan plan{.shell = {std::stoi(argv[1]), std::stoi(argv[2])},
                                  .minimality = nonet::Minimality::kOnly};
  fmt::print("file\tkernel\tpuzzles\tneighbours\tms_per_puzzle\tneighbours_per_second\n");
  for (int i = 3; i < argc; ++i) {
    for (const nonet::slices::Kernel* kernel : nonet::slices::kernels()) {
      if (kernel->runs_here()) nonet::measure(plan, argv[i], *kernel);
    }
  }
}
