// Deadly patterns: cells, none of them given, and a few digits. However the cells are filled with
// these digits alone, they can also be filled in another way that leaves each row, column and box
// the same digits: a second solution. So one of the cells' other candidates, the guardians, is
// true.
//
//   Borescoper's    three or four cells of a box in two rows and two columns; two cells in these
//                   rows and one further column, two in these columns and one further row. Three
//                   digits with three cells in the box, four with four.
//   reverse BUG     two digits, each twice or not at all in every house; some cells are filled, but
//                   not given
//
// Others of up to four digits have no name of their own here. One of them is the unique matrix,
// four digits where three lines of a band cross three others; they are too rare for an example. All
// of them are found in the same way: cells are added until no house has a single one, and then all
// fillings are tried. Unique and avoidable rectangles, loops and extended rectangles have finders
// of their own.
//
// Source: the players' forum, "MUGs" (Myth Jellies, 2006) and "Borescoper's deadly pattern";
// SunnieShine/Sudoku for the names.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// The smallest first; then by digits and cells. Of patterns inside each other only the
// smallest, unless it has a guardian that the larger one lacks. Without search.givens all filled
// cells count as placed later.
void find_deadly_patterns(const Search& search);

}  // namespace nonet
