// Sudoku Explainer's ladder: the order of its search.
#pragma once

#include <array>

#include "rater/logic/chains/explainer_chains.h"
#include "rater/logic/patterns/almost_locked/aligned_exclusion.h"
#include "rater/logic/patterns/fish/explainer_fish.h"
#include "rater/logic/patterns/locked/explainer_locked.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/patterns/subsets/explainer_subsets.h"
#include "rater/logic/patterns/uniqueness/explainer_bug.h"
#include "rater/logic/patterns/uniqueness/explainer_unique_loops.h"
#include "rater/logic/patterns/wings/explainer_wings.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

// Row numbers are those of docs/rating-scales.md. Hidden singles are read off the position before
// the ladder runs; row 1 is for callers that run the ladder itself.
inline constexpr auto kExplainerRows = [] {
  using enum TechniqueId;
  using enum Choice;
  return std::to_array<LadderRow>({
      {kHiddenSingleBox, find_hidden_singles, 1, kFirst, 10},                                //  1
      {kDirectPointing, explainer::find_direct_locked_candidates, 1, kFirst, 17},            //  2
      {kDirectHiddenPair, explainer::find_direct_hidden_subsets, 2, kFirst, 20},             //  3
      {kNakedSingle, find_naked_singles, 1, kFirst, 23},                                     //  4
      {kDirectHiddenTriplet, explainer::find_direct_hidden_subsets, 3, kFirst, 25},          //  5
      {kPointing, explainer::find_locked_candidates, 1, kFirst, 26},                         //  6
      {kNakedPair, explainer::find_naked_subsets, 2, kFirst, 30},                            //  7
      {kXWing, explainer::find_fish, 2, kFirst, 32},                                         //  8
      {kHiddenPair, explainer::find_hidden_subsets, 2, kFirst, 34},                          //  9
      {kNakedTriplet, explainer::find_naked_subsets, 3, kFirst, 36},                         // 10
      {kSwordfish, explainer::find_fish, 3, kFirst, 38},                                     // 11
      {kHiddenTriplet, explainer::find_hidden_subsets, 3, kFirst, 40},                       // 12
      {kXyWing, explainer::find_wings, 2, kFirst, 42},                                       // 13
      {kXyzWing, explainer::find_wings, 3, kFirst, 44},                                      // 14
      {kUniqueRectangle1, explainer::find_unique_loops, 4, kCheapest, 45},                   // 15
      {kNakedQuad, explainer::find_naked_subsets, 4, kFirst, 50},                            // 16
      {kJellyfish, explainer::find_fish, 4, kFirst, 52},                                     // 17
      {kHiddenQuad, explainer::find_hidden_subsets, 4, kFirst, 54},                          // 18
      {kBug1, explainer::find_bug, 0, kFirst, 56},                                           // 19
      {kAlignedPairExclusion, find_aligned_exclusions, 2, kFirst, 62},                       // 20
      {kXCycle, explainer::find_single_source_chains, 0, kCheapest, 65},                     // 21
      {kAlignedTripletExclusion, find_aligned_exclusions, 3, kFirst, 75},                    // 22
      {kNishio, explainer::find_nishio, 0, kCheapest, 75},                                   // 23
      {kCellForcingChains, explainer::find_multiple_chains, 0, kCheapest, 80},               // 24
      {kDynamicForcingChains, explainer::find_dynamic_chains, 0, kCheapest, 85},             // 25
      {kDynamicForcingChainsPlus, explainer::find_dynamic_chains, 1, kCheapest, 90},         // 26
      {kNestedForcingChains, explainer::find_dynamic_chains, 2, kCheapest, 95},              // 27
      {kNestedMultipleForcingChains, explainer::find_dynamic_chains, 3, kCheapest, 100},     // 28
      {kNestedDynamicForcingChains, explainer::find_dynamic_chains, 4, kCheapest, 105},      // 29
      {kNestedDynamicForcingChainsPlus, explainer::find_dynamic_chains, 5, kCheapest, 110},  // 30
  });
}();

}  // namespace nonet
