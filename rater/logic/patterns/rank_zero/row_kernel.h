// The inner loop of the simplex method, compiled once per instruction set. All give the same bits.
#pragma once

#include <cstddef>

namespace nonet {

// line -= factor * row, in `width` columns. What is less than the column's rounding becomes 0.
using SubtractRow = void (*)(double* line, double factor, const double* row, const double* rounding,
                             std::size_t width);

// The fastest that this processor runs.
SubtractRow subtract_row();

}  // namespace nonet
