// 3D Medusa: coloring through several digits. Cells of two candidates and houses with two places of
// a digit are strong links; candidates that they join get two colors in turn, and all of one color
// are true or all of the other.
//
//   wrap   a color has two candidates in a cell, sees itself in a house, or leaves a cell or a
//   house
//          without a digit: it is false
//   trap   a candidate that sees, or shares its cell with, both colors is false
//
// Groups of one digit are simple colors.
//
// Source: Andrew Stuart, "3D Medusa" (SudokuWiki); the players' forum, "3D coloring" (2005).
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Groups by their first candidate in a cell with two, by digit and then cell; of each the wraps,
// then one step with all traps.
void find_medusa(const Search& search);

}  // namespace nonet
