// Patterns of one digit and two or three houses: short chains that people know by their shape.
// In HoDoKu's order: digits; then as noted at each finder.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Two rows (then two columns) with two places each, one place of each in line: a place that sees
// both others goes. In the order of pairs of rows.
void find_skyscrapers(const Search& search);
// A row and a column with two places each, one place of each in the same box: rows, then columns.
void find_two_string_kites(const Search& search);
// A box whose places lie in one row and one column, and a line with two places through either.
// Order: boxes; the crossing by rows of the box, from the bottom right; its row before its column.
// Boxes with two places are also skyscrapers or kites.
// Size: the fewest places that the box may have, 2 or 3; with 2 the pattern is an X-chain as well.
void find_empty_rectangles(const Search& search);

}  // namespace nonet
