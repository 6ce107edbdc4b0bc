// The solution of a puzzle by the plainest search there is, so that the checker owes nothing to the
// solvers either.
#pragma once

#include <optional>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

// A solution; nullopt: there is none.
std::optional<Grid> own_solution(const CheckedGrid& start);

}  // namespace nonet::testing
