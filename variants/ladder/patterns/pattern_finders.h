// The ladder's patterns, a file for each family. Orders and conditions are Sudoku Explainer's
// (docs/rating-scales.md), over any houses.
#pragma once

#include "variants/ladder/board_step.h"

namespace nonet::variants {

Flow find_hidden_singles(const BoardSearch& search);
Flow find_naked_singles(const BoardSearch& search);

// Locked candidates between two houses of any layers; direct ones place the digit in a third house
// in the same step.
Flow find_direct_intersections(const BoardSearch& search);
Flow find_intersections(const BoardSearch& search);

// `size` digits or cells.
Flow find_direct_hidden_sets(const BoardSearch& search);
Flow find_hidden_sets(const BoardSearch& search);
Flow find_naked_sets(const BoardSearch& search);

// `size` columns and rows.
Flow find_board_fish(const BoardSearch& search);

// XY-wings (size 2: candidates of the pivot) and XYZ-wings (size 3).
Flow find_board_wings(const BoardSearch& search);

// Offers the cheapest step of unique rectangles and loops.
Flow find_board_loops(const BoardSearch& search);
Flow find_board_grave(const BoardSearch& search);

Flow find_pair_exclusions(const BoardSearch& search);
Flow find_triplet_exclusions(const BoardSearch& search);

}  // namespace nonet::variants
