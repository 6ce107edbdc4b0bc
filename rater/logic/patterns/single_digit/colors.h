// Coloring of one digit: cells joined by houses with two places take two colors in turn, one of
// which is true. In HoDoKu's order: digits; groups by their first cell.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// A color that sees itself is false (wrap); a place that sees both colors of a group goes (trap).
void find_simple_colors(const Search& search);
// A color that sees both colors of another group is false (2). If two colors of two groups see each
// other, a place that sees both opposite colors goes (1).
void find_multi_colors(const Search& search);

}  // namespace nonet
