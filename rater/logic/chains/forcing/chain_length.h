// The order in which the procedure prefers chains found among assumptions: by their cost. This is
// part of the procedure, since it decides which chain explains a removal; the price of a step on a
// scale belongs to the scale. The explainer's scale counts lengths in the same classes.
#pragma once

#include "rater/logic/steps/technique_id.h"

namespace nonet::chains {

// The number of thresholds 4, 6, 8, 12, 16, 24, 32, ... strictly below complexity - 2.
constexpr int length_class(int complexity) {
  int classes = 0;
  int threshold = 4;
  for (bool times_three_halves = true; complexity - 2 > threshold;
       times_three_halves = !times_three_halves) {
    ++classes;
    threshold = times_three_halves ? threshold * 3 / 2 : threshold * 4 / 3;
  }
  return classes;
}

// For chains of one source: the base that the length class is added to, and the tie-break.
struct ChainRank {
  int base;
  int kind;
};
constexpr ChainRank chain_rank(TechniqueId technique) {
  switch (technique) {
    case TechniqueId::kXCycle:
      return {65, 2};
    case TechniqueId::kYCycle:
      return {65, 3};
    case TechniqueId::kXForcingChain:
      return {66, 2};
    default:
      return {70, 4};
  }
}

// The greatest complexity at which a chain of the technique costs at most `price`; 0: none.
constexpr int greatest_complexity(TechniqueId technique, int price) {
  const int classes = price - chain_rank(technique).base;
  if (classes < 0) return 0;
  int threshold = 4;
  for (int i = 0; i < classes; ++i) {
    threshold = i % 2 == 0 ? threshold * 3 / 2 : threshold * 4 / 3;
  }
  return threshold + 2;
}

}  // namespace nonet::chains
