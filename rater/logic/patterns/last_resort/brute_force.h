// The last resort of HoDoKu's order: the middle one of the empty cells is filled from the solution.
#pragma once

#include <optional>

#include "rater/logic/steps/finder.h"

namespace nonet {

// Fills the position by trial; nullopt if it has no solution. If it has several, the result is one
// of them.
std::optional<Position> solution_by_trial(Position position);

// One step, or none if the position has no solution.
void find_brute_force(const Search& search);

}  // namespace nonet
