// Patterns of one digit and two or three houses: short chains that people know by their shape.
// Order: digits; then as each says.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// Two rows (then two columns) with two places each, one pair of them in line: what sees both of the
// other two goes. Rows by pairs.
void find_skyscrapers(const Search& search);
// A row and a column with two places each, one of either in a box: rows, then columns.
void find_two_string_kites(const Search& search);
// A box whose places lie in one row and one column, and a line with two places through either:
// boxes; the crossing by rows of the box, from the bottom right; its row before its column. Boxes
// with two places only are skyscrapers and kites and are left to those.
// Size: the fewest places that a box may have, 2 or 3; with 2 they are an X-chain as well.
void find_empty_rectangles(const Search& search);

}  // namespace nonet
