// A new puzzle near another one whose clues stay in the same cells: the digits of two or three
// clues are taken away, the solutions of what is left are listed, and digits are put in that only
// one of them has.
#pragma once

#include <span>
#include <vector>

#include "generator/target/symmetric_breeding.h"

namespace nonet {

// A child of each; the parent again where some attempts found none.
std::vector<Puzzle> bred_on_pattern(std::span<BreedingParent> parents);

}  // namespace nonet
