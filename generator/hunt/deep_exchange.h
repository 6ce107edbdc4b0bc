// Exchanges of the six other digits in a frame (deep_frame.h): other fillings that hardly differ.
#pragma once

#include <vector>

#include "board/cell_set.h"
#include "board/grid.h"
#include "generator/hunt/deep_frame.h"

namespace nonet {

// The most clues that may go.
struct ExchangeLimits {
  int of_row = 0;  // for one row of the loose box
  int of_arm = 0;  // for all
};

// Sets of cells whose clues have to go so that, as far as the six other digits are concerned, each
// row of the arm's loose box can have its three-digit in either column. Of two sets of which one
// holds the other only the smaller one may be there. REQUIRES: the filling has a digit in each of
// the frame's cells `others`.
std::vector<CellSet> loosening(const DeepFrame& frame, const FrameArm& arm, const Grid& filling,
                               const ExchangeLimits& limits);

}  // namespace nonet
