// Goldberger's Figure 2 and his conclusion: whether the redundant constraints help after
// max-product has revealed many cells, or after it has revealed hardly any.
#pragma once

#include <string>
#include <vector>

#include "study/papers/goldberger/methods.h"

namespace nonet::goldberger {

// By the number of cells that MP reveals: the puzzles that stop there with MP and with MP+C1+C2,
// and the share of the former that the added constraints finish. The last row is his conclusion.
ComparisonTable stopping_set_table(const std::vector<Outcome>& plain,
                                   const std::vector<Outcome>& constrained);

Histogram stopping_set_chart(const std::vector<Outcome>& plain,
                             const std::vector<Outcome>& constrained);

// That share over the cells revealed, with its interval.
LineChart finished_chart(const std::vector<Outcome>& plain,
                         const std::vector<Outcome>& constrained);

}  // namespace nonet::goldberger
