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
// Either kind of intersections alone.
Flow find_locked_candidates(const BoardSearch& search);
Flow find_general_intersections(const BoardSearch& search);

// `size` digits or cells.
Flow find_direct_hidden_sets(const BoardSearch& search);
Flow find_hidden_sets(const BoardSearch& search);
Flow find_naked_sets(const BoardSearch& search);
// Naked sets whose digits also go from cells outside of the house that see all their places.
Flow find_general_naked_sets(const BoardSearch& search);

// What neighbours leave one another whose digits may not follow one another.
Flow find_forcing_cells(const BoardSearch& search);
Flow find_locked_neighbours(const BoardSearch& search);

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
