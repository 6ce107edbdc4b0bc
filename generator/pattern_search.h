// Puzzles whose givens are exactly the cells of a pattern.
#pragma once

#include <optional>

#include "base/quick_stream.h"
#include "board/cell_set.h"
#include "board/puzzle.h"
#include "generator/full_grid.h"

namespace nonet {

// One search from a random start; nullopt if it ends without a puzzle, as nearly all do on patterns
// of fewer than about 20 cells.
std::optional<Puzzle> puzzle_on_pattern(CellSet pattern, const FullGrids& full_grids,
                                        QuickStream& random);

}  // namespace nonet
