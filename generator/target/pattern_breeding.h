// A new puzzle near another one whose clues stay in the same cells: the digits of two or three
// clues are removed, the solutions of the rest are listed, and digits that only one of them has are
// put in.
#pragma once

#include <span>
#include <vector>

#include "generator/target/symmetric_breeding.h"

namespace nonet {

// A child of each parent; the parent itself if some attempts found none.
std::vector<Puzzle> bred_on_pattern(std::span<BreedingParent> parents);

}  // namespace nonet
