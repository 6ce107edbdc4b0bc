// Sue de Coq: two or three cells where a line and a box cross hold n + 2 or more digits; cells of
// the line and cells of the box lock these digits between them.
// In HoDoKu's order; Sudoku Explainer has no such technique.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Rows, then columns, each with its boxes; crossings by cells; line sets, then box sets, in
// lexicographic order of their cells.
void find_sue_de_coq(const Search& search);

}  // namespace nonet
