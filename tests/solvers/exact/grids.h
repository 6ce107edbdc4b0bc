// Grids that the tests of the exact solvers share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "tests/grid_of.h"
#include "tests/reference_data.h"

namespace nonet::testing {

inline constexpr std::string_view kUniqueLine =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

// Coghlan's two puzzles, with one solution and with two.
inline constexpr std::string_view kCoghlanLine =
    "703014600000709080008300001509000040000020916200908007087000450910030200300000009";
inline constexpr std::string_view kTwoSolutionsLine =
    "906070403000400200070023010500000100040208060003000005030700050007005000405010708";

// Grids that trip solvers, with their number of solutions (3 = three or more).
struct Adversary {
  std::string_view why;
  std::string_view line;
  std::uint64_t solutions;
};
inline constexpr Adversary kAdversaries[] = {
    {"no givens at all",
     ".................................................................................", 3},
    {"one given",
     "5................................................................................", 3},
    {"equal digits in a row",
     "5.......5........................................................................", 0},
    {"equal digits in a column",
     "5.......................................................................5........", 0},
    {"equal digits in a box",
     "5...................5............................................................", 0},
    {"equal digits in the last column",
     "........5.......................................................................5", 0},
    {"a cell without a candidate",
     ".12345678...........................9............................................", 0},
    {"a digit without a place in a row",
     "123456....................................7.........7.........7..................", 0},
    {"a digit without a place in a box",
     "...1...........1....2......1....................................1................", 0},
    {"a digit without a place in a column",
     "1........2........3............7............7.........4........5........6........", 3},
    {"a full grid",
     "123456789456789123789123456231674895875912364694538217317265948542897631968341572", 1},
    {"a full grid with two cells exchanged",
     "213456789456789123789123456231674895875912364694538217317265948542897631968341572", 0},
    {"one cell open in a full grid",
     "123456789456789123789123456231674895875912364694538217317265948542897631.68341572", 1},
    {"no solution, though every digit has its place in every pattern",
     "7..3...59.948......5.6..2....31.....9......7.8...6..........3.....5298.......1.4.", 0},
    {"no solution, found after a few guesses",
     "..4..51..9....85......3.64..79.........8.6....6845....35....9..7......2...1..2.8.", 0},
    {"two solutions that differ in four cells (Coghlan's second puzzle)",
     "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8", 2},
    {"two solutions",
     ".............12374..9...2.1764..8...1.....6..5..37.......7........8..1...4159....", 2},
    {"three solutions",
     "6......9..4....86.......325...3.6.1..56.1..4..1.......3.16........58.2.75..93....", 3},
    {"more than five million solutions (the CS221 report's puzzle)",
     ".7.........12......53..1....................6.....5...7.46...........7439.24.....", 3},
};

// Every `stride`-th line of a reference list from `start` on; empty if the list is absent (the test
// then prints that). An existing list must have these lines.
inline std::vector<Grid> reference_grids(const std::string& name, std::size_t start,
                                         std::size_t stride) {
  std::vector<Grid> grids;
  const auto path = reference_file(name);
  if (!path) return grids;
  std::ifstream in(*path);
  std::string line;
  for (std::size_t number = 0; std::getline(in, line); ++number) {
    if (number % stride == start % stride && line.size() >= 81) {
      grids.push_back(grid_of(std::string_view(line).substr(0, 81)));
    }
  }
  REQUIRE_FALSE(grids.empty());
  return grids;
}

// A grid near `base`: some givens dropped, now and then one changed or added. Gives grids with no,
// one, few and many solutions.
inline Grid disturbed(const Grid& base, RandomStream& random) {
  Grid grid = base;
  const std::uint32_t drops = random.below(4);
  for (std::uint32_t i = 0; i < drops; ++i) grid.clear(Cell(static_cast<int>(random.below(81))));
  const std::uint32_t writes = random.below(3);
  for (std::uint32_t i = 0; i < writes; ++i) {
    const Cell cell(static_cast<int>(random.below(81)));
    const DigitSet seen = grid.seen_by(cell);
    const Digit digit = Digit::from_index(static_cast<int>(random.below(9)));
    if (!seen.contains(digit) || random.chance(0.05)) grid.set(cell, digit);
  }
  return grid;
}

// Digits written at random as long as they do not clash.
inline Grid scribble(std::uint32_t digits, RandomStream& random) {
  Grid grid;
  for (std::uint32_t i = 0; i < digits; ++i) {
    const Cell cell(static_cast<int>(random.below(81)));
    const Digit digit = Digit::from_index(static_cast<int>(random.below(9)));
    if (!grid.seen_by(cell).contains(digit)) grid.set(cell, digit);
  }
  return grid;
}

}  // namespace nonet::testing
