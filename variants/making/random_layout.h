// Jigsaws whose regions are drawn by chance. Many layouts have no full board, or hide theirs from a
// search for hours; those are drawn again, so that a puzzle is made as soon as on other boards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/quick_stream.h"
#include "base/result.h"
#include "base/run_control.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

// A character for each cell, as read_jigsaw takes it. Regions begin as boxes or, where these have
// no rows, as lines.
struct RegionShape {
  int digits;
  int box_rows;
  int box_columns;
};
std::string draw_layout(const RegionShape& begin, QuickStream& random);

// The board of "BEFORE jigsaw:LAYOUT AFTER" with a layout that the seed decides: `before` is empty
// or a size with its "+", `after` empty or "+" and further kinds. An error if such a board has no
// regions, if no layout of many has boards that are found at once, or after a stop.
Result<Geometry> random_jigsaw(std::string_view before, std::string_view after, std::uint64_t seed,
                               const RunControl& control);

}  // namespace nonet::variants
