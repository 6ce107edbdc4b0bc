// The solution of a puzzle by the plainest search, so that the checker does not depend on the
// solvers either.
#pragma once

#include <optional>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

// A solution; nullopt: there is none.
std::optional<Grid> own_solution(const CheckedGrid& start);

}  // namespace nonet::testing
