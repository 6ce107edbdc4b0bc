// Goldberger's Figure 2 and what he reads from it: whether the redundant constraints help where
// max-product has revealed much, or where it has revealed hardly anything.
#pragma once

#include <string>
#include <vector>

#include "study/papers/goldberger/methods.h"

namespace nonet::goldberger {

// By cells that MP reveals: how many puzzles it leaves there, how many MP+C1+C2 does, and which
// share of the former the added constraints finish. The last row is what he says.
ComparisonTable stopping_set_table(const std::vector<Outcome>& plain,
                                   const std::vector<Outcome>& constrained);

Histogram stopping_set_chart(const std::vector<Outcome>& plain,
                             const std::vector<Outcome>& constrained);

// That share over the cells revealed, with its interval.
LineChart finished_chart(const std::vector<Outcome>& plain,
                         const std::vector<Outcome>& constrained);

}  // namespace nonet::goldberger
