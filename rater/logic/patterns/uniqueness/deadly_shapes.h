// The names of deadly patterns, by their shape.
#pragma once

#include <optional>

#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// nullopt: a unique, avoidable or extended rectangle, or a unique loop. (A rectangle with one
// filled cell is a reverse BUG.) REQUIRES: no house has exactly one of the cells.
std::optional<TechniqueId> technique_of_shape(CellSet cells, DigitSet digits, CellSet empty);

}  // namespace nonet
