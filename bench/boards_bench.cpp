// How fast puzzles of other boards are made, beside Solo of Simon Tatham's collection, and how fast
// they are rated. Each row is made for SECONDS of processor time by one thread; the puzzles of Solo
// are made right after it by the program that is given, for as long. (Seed 1.)
//   bench_boards [SECONDS [SOLO [ROW]]]      SOLO: /usr/games/sgt-solo
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <vector>

#include "cli/processor_time.h"
#include "variants/ladder/board_rating.h"
#include "variants/making/board_recipe.h"

namespace nonet {
namespace {

using variants::BoardPuzzle;
using variants::BoardRecipe;
using variants::Geometry;

constexpr std::uint64_t kSeed = 1;

// Solo's basic is our hidden and naked singles, its intermediate locked candidates, its advanced
// sets and fish.
struct Row {
  std::string_view board;
  std::string_view level;  // empty: minimal puzzles of any level
  std::string_view solo;   // Solo's parameters; empty: Solo has no such row
};
constexpr std::array kRows = {
    Row{"6x6", "", ""},
    Row{"6x6", "easy", "2x3db"},
    Row{"6x6", "hard", "2x3di"},
    Row{"9x9+x", "medium", "3x3xdb"},
    Row{"9x9+jigsaw:"
        "AAAABCCCCAABBBCBCCAADBBBBCCADDEFFFFFDDEEEEEFFDDDEEHEFFDGHHHHIIIGGHGHHIIIGGGGGHIII",
        "medium", "9jdb"},
    Row{"12x12", "medium", "3x4db"},
    Row{"16x16", "medium", "4x4db"},
    Row{"16x16", "hard", "4x4di"},
    Row{"16x16", "very-hard", "4x4da"},
    Row{"25x25", "medium", "5x5db"},
};

struct Speed {
  std::uint64_t puzzles = 0;
  double seconds = 0;
  [[nodiscard]] double rate() const {
    return seconds > 0 ? static_cast<double>(puzzles) / seconds : 0;
  }
};

Speed made(const Geometry& geometry, const Row& row, double seconds) {
  BoardRecipe recipe;
  recipe.seed = kSeed;
  recipe.level = std::string(row.level);
  // As Solo makes them.
  if (!row.solo.empty()) recipe.symmetry = Symmetry::kRotational;
  Speed speed;
  std::uint64_t next = 1;
  const double start = process_seconds();
  make_boards(geometry, recipe, {}, [&](const BoardPuzzle&) {
    // Reading the clock costs a tenth of making a fast puzzle.
    if (++speed.puzzles < next) return Flow::kContinue;
    next += 1 + speed.puzzles / 64;
    speed.seconds = process_seconds() - start;
    return speed.seconds < seconds ? Flow::kContinue : Flow::kStop;
  });
  return speed;
}

double seconds_of_children() {
  struct rusage usage {};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

// Runs Solo for one puzzle, then four times as many each time, until the last run took long enough.
Speed by_solo(const std::string& program, std::string_view parameters, double seconds) {
  Speed speed;
  for (std::uint64_t count = 1; speed.seconds < seconds / 3 && count <= 1'000'000; count *= 4) {
    const double start = seconds_of_children();
    const std::string call =
        fmt::format("'{}' --generate {} '{}#{}' > /dev/null", program, count, parameters, kSeed);
    if (std::system(call.c_str()) != 0) return {};  // NOLINT(concurrency-mt-unsafe): one thread
    speed = {count, seconds_of_children() - start};
  }
  return speed;
}

void print(const Row& row, const Speed& ours, const Speed& solo) {
  fmt::print("{:<10} {:<10} {:>9} {:>12.1f}", row.board.substr(0, 10),
             row.level.empty() ? "minimal" : row.level, ours.puzzles, ours.rate());
  if (solo.puzzles > 0) {
    fmt::print("   {:<8} {:>8} {:>10.2f} {:>9.0f}x", row.solo, solo.puzzles, solo.rate(),
               ours.rate() / solo.rate());
  }
  fmt::print("\n");
  std::fflush(stdout);
}

int bench(double seconds, const std::string& solo, std::string_view only) {
  fmt::print("seed {}, {} s of processor time a row\n", kSeed, seconds);
  fmt::print("{:<10} {:<10} {:>9} {:>12}   {:<8} {:>8} {:>10} {:>10}\n", "board", "level", "made",
             "a second", "Solo", "made", "a second", "ratio");
  for (const Row& row : kRows) {
    if (!only.empty() && only != fmt::format("{}:{}", row.board.substr(0, 10), row.level)) continue;
    const auto geometry = variants::geometry_of(row.board);
    if (!geometry) {
      fmt::print(stderr, "{}: {}\n", row.board, geometry.error().text());
      return 1;
    }
    const Speed theirs =
        solo.empty() || row.solo.empty() ? Speed{} : by_solo(solo, row.solo, seconds);
    print(row, made(*geometry, row, seconds), theirs);
  }
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 3;
  return nonet::bench(seconds > 0 ? seconds : 3, argc > 2 ? argv[2] : "", argc > 3 ? argv[3] : "");
}
