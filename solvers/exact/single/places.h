// Grids and candidates in the layout of the single-puzzle kernels.
#pragma once

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "solvers/exact/single/kernel.h"

namespace nonet::single {

// Givens exclude other digits from their cell; further consequences are left to the search.
Places places_of(const Grid& grid);
Places places_of(const PencilMarks& marks);

}  // namespace nonet::single
