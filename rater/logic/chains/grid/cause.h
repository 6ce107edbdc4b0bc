// Why an assertion follows from others: a house or a cell that they take, or a technique.
#pragma once

#include <cstdint>

namespace nonet::chains {

// The houses in the order of CellPlace.
enum class Cause : std::uint8_t { kBox, kRow, kColumn, kCell, kTechnique, kAssumption };

}  // namespace nonet::chains
