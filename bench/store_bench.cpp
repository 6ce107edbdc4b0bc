// How many puzzles a second the store takes in, in transactions of a hunt's size and of a bulk
// import's size, as the file grows.
//
//   bench_store [PUZZLES] [FILE]      default 1,000,000 puzzles into a file that is removed again
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fmt/core.h>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "cli/processor_time.h"
#include "db/store.h"

namespace nonet {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Records with about 25 random givens of a relabelled grid: as large, and as random in their
// canonical forms, as real ones, and much quicker to make.
std::vector<PuzzleRecord> random_records(std::size_t count) {
  const Grid pattern = *Grid::from_line(
      "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
  RandomStream stream(1, "store bench");
  std::vector<PuzzleRecord> records;
  records.reserve(count);
  std::vector<int> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  while (records.size() < count) {
    stream.shuffle(std::span<int>(digits));
    Grid solution;
    for (const Cell c : all_cells()) {
      solution.set(c, Digit(digits[static_cast<std::size_t>(pattern.digit(c).index())]));
    }
    Grid givens;
    for (int clues = 0; clues < 25; ++clues) {
      const Cell c(static_cast<int>(stream.below(kCells)));
      givens.set(c, solution.digit(c));
    }
    records.push_back({*Puzzle::with_proven_solution(givens, solution), givens});
  }
  return records;
}

bool insert(const std::string& path, std::span<const PuzzleRecord> records, std::size_t batch) {
  std::filesystem::remove(path);
  auto store = Store::open(path);
  if (!store) {
    fmt::print(stderr, "{}\n", store.error().text());
    return false;
  }
  const auto start = Clock::now();
  const double cpu = process_seconds();
  for (std::size_t first = 0; first < records.size(); first += batch) {
    const auto part = records.subspan(first, std::min(batch, records.size() - first));
    auto writer = store->write();
    if (!writer || !writer->save(part).ok() || !writer->commit().ok()) {
      fmt::print(stderr, "{}: writing failed\n", path);
      return false;
    }
  }
  const auto count = static_cast<double>(records.size());
  const auto info = store->info();
  fmt::print(
      "{:>9} puzzles, {:>7} a transaction: {:>8.0f} puzzles/s wall, {:>8.0f} puzzles/s CPU, {:.0f} "
      "bytes each\n",
      records.size(), batch, count / seconds_since(start), count / (process_seconds() - cpu),
      info ? static_cast<double>(info->bytes) / count : 0.0);
  return true;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
  const std::string path = argc > 2 ? argv[2] : "bench_store.db";
  const auto records = nonet::random_records(count);
  bool ok = true;
  for (const std::size_t batch : {count, std::size_t{200'000}, std::size_t{20'000}}) {
    ok = ok && nonet::insert(path, records, batch);
  }
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  return ok ? 0 : 1;
}
