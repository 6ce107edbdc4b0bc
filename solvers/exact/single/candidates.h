// Grids and candidates in the layout of the single-puzzle kernels.
#pragma once

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "solvers/exact/single/kernel.h"

namespace nonet::single {

// A given is the one candidate of its cell; its consequences are left to the search.
Candidates candidates_of(const Grid& grid);
Candidates candidates_of(const PencilMarks& marks);

}  // namespace nonet::single
