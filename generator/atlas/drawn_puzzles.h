// The minimal puzzles of one solution grid that random subsets of its cells contain.
#pragma once

#include <functional>

#include "base/quick_stream.h"
#include "base/run_control.h"
#include "board/grid.h"

namespace nonet {

// Draws the subsets of kSubsetPlan and visits the minimal puzzles in each of them, once for each
// subset. After a stop not all of them. REQUIRES: solution.is_solution().
void for_each_drawn_puzzle(const Grid& solution, QuickStream& random,
                           const std::function<void(CellSet clues)>& visit,
                           const RunControl& control = {});

}  // namespace nonet
