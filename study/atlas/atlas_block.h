// The unit of work of an atlas of minimal puzzles: some random grids, the minimal puzzles that
// random subsets of their cells contain, and the ratings of a few of them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

#include "base/run_control.h"
#include "board/cell.h"
#include "generator/full_grid.h"

namespace nonet {

inline constexpr int kGridsOfBlock = 64;
inline constexpr int kRatedOfBlock = 4;

// Unbiased estimates from one block.
struct AtlasBlock {
  std::array<double, kCells + 1> puzzles{};  // minimal puzzles by their number of clues
  double all = 0;                            // of any number of clues
  // Minimal puzzles with a property, from the rated ones, by scale and value: "er\t7.2".
  std::map<std::string, double> rated;
};

// The same for the same seed and index. After a stop it is not an estimate.
AtlasBlock atlas_block(std::uint64_t seed, std::uint64_t index, const FullGrids& full_grids,
                       const RunControl& control = {});

}  // namespace nonet
