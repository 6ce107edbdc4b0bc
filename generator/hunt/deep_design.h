// Designs puzzles of trial-and-error depth 3 from nothing, ten a second, most of them on solution
// grids of their own.
//
//   1. A frame (deep_frame.h) is drawn, and the six other digits fill the cells that the three
//      leave free.
//   2. In both arms two pairs of the six digits must be exchangeable, so that each row of the loose
//      box can have its three-digit in either column. The cells of the exchanges are left open; all
//      other cells of the six digits are clues. Trials of depth 2 then do not refute the tridagon.
//   3. Now there is no solution, because a tridagon needs a guardian. So one of the six digits
//      moves: into a cell of the tridagon and, in the other houses, into cells that are open. The
//      cells that it leaves are no clues. If one solution is left, it has depth 3: fewer clues
//      allow fewer conclusions.
#pragma once

#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "board/typed_array.h"

namespace nonet {

enum class DesignKind : std::uint8_t {
  kDeep,  // of depth 3
  // Trials of depth 2 refute the bare tridagon, because exchanges in one arm hinder those in the
  // other; but only by much: mostly BxB 5 and 6, and ER 11.1 to 11.7.
  kNear,
};
template <>
inline constexpr std::size_t kMembers<DesignKind> = 2;

struct DeepDesign {
  std::optional<Puzzle> puzzle;  // not minimal; nullopt: stopped
  std::uint64_t fillings = 0;    // tried, 0.4 ms each, 2 ms for kNear
};

DeepDesign design(DesignKind kind, RandomStream& random, const RunControl& control);

}  // namespace nonet
