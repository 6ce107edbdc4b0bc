// The turns and reflections of the square on boards of other sizes and shapes.
#pragma once

#include <vector>

#include "base/result.h"
#include "board/pattern.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

// The cells of a board in groups that a pattern with this symmetry contains together, each in
// reading order, by their first cells. An error where the shape has no such symmetry.
Result<std::vector<std::vector<CellIndex>>> orbits(const Geometry& geometry, Symmetry kind);

// The strongest kind that the pattern of the filled cells has.
Symmetry symmetry_of(const Geometry& geometry, const CellDigits& digits);

}  // namespace nonet::variants
