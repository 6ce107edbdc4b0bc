// How many canonical forms a second: each file is read whole, its puzzles are put into random
// versions (seeded), and all forms are taken five times; the median run counts.
//   bench_canonical FILE...
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <set>
#include <vector>

#include "base/random_stream.h"
#include "board/canonical.h"
#include "board/transform.h"
#include "formats/reader.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::size_t kRuns = 5;

std::vector<Grid> random_versions(const char* path) {
  std::ifstream in(path);
  PuzzleReader reader(in, path);
  RandomStream random(kSeed, "canonical bench");
  std::vector<Grid> grids;
  while (const auto record = reader.next()) {
    if (record->ok()) grids.push_back(Transform::random(random)((*record)->givens));
  }
  return grids;
}

void measure(const char* path) {
  using Clock = std::chrono::steady_clock;
  const std::vector<Grid> grids = random_versions(path);
  Canonicalizer canonicalizer;
  std::array<double, kRuns> seconds{};
  std::vector<Grid> forms(grids.size());
  for (double& run : seconds) {
    const auto start = Clock::now();
    for (std::size_t i = 0; i < grids.size(); ++i) forms[i] = canonicalizer.grid_of(grids[i]);
    run = std::chrono::duration<double>(Clock::now() - start).count();
  }
  std::ranges::sort(seconds);
  std::set<Fingerprint> distinct;
  for (const Grid& form : forms) distinct.insert(fingerprint(form));
  std::cout << path << '\t' << grids.size() << '\t' << distinct.size() << '\t'
            << static_cast<std::uint64_t>(static_cast<double>(grids.size()) / seconds[kRuns / 2])
            << '\n';
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  std::cout << "file\tgrids\tdistinct\tforms_per_second\t(seed " << nonet::kSeed << ", median of "
            << nonet::kRuns << " runs)\n";
  for (int i = 1; i < argc; ++i) nonet::measure(argv[i]);
}
