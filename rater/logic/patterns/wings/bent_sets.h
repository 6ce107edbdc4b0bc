// Bent sets: n cells of a box and a crossing line, with n digits among them, of which one, Z, has
// places both in the box beside the line and in the line beside the box. Every other digit lies in
// one house, so the cells hold it at most once; n cells need n digits, so one of them is Z, and
// cells that see all places of Z in the set lose it. Three cells are an XYZ-wing; by their letters
// four are a WXYZ-wing, and so on to the eight of a STUVWXYZ-wing.
//
// A row and a column will do as well, with the cell where they cross: Z has places in the row and
// in the column beside it.
//
// Source: Andrew Stuart, "WXYZ-Wing" (SudokuWiki); the players' forum, "bent naked subsets".
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// search.size: the cells, 4 to 8. By line (rows, then columns), box along the line, cells of the
// line beside the box, of the box beside the line, of the crossing, each in order of their bits.
// Then sets of a row and a column, by the cell where they cross.
void find_bent_sets(const Search& search);

}  // namespace nonet
