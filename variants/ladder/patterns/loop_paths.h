// Loops of cells that all hold the same two digits, over the houses of any layers.
#pragma once

#include <vector>

#include "variants/ladder/board_step.h"

namespace nonet::variants {

using CellPath = std::vector<CellIndex>;

// The loops from a cell of two digits, in the order in which a depth-first walk closes them; each
// house is entered by one cell of either parity or by none. At most two cells have further digits,
// or those met so far are one digit: they are counted as Sudoku Explainer counts them.
std::vector<CellPath> loops_from(const BoardSearch& search, CellIndex start);

}  // namespace nonet::variants
