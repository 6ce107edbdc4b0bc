#include "rater/orders/scale/finder_catalog.h"

#include <array>
#include <cstddef>

#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/explainer_chains.h"
#include "rater/logic/chains/tables/table_chains.h"
#include "rater/logic/patterns/almost_locked/aligned_exclusion.h"
#include "rater/logic/patterns/almost_locked/als_moves.h"
#include "rater/logic/patterns/almost_locked/sue_de_coq.h"
#include "rater/logic/patterns/fish/explainer_fish.h"
#include "rater/logic/patterns/fish/hodoku_fish.h"
#include "rater/logic/patterns/last_resort/brute_force.h"
#include "rater/logic/patterns/last_resort/templates.h"
#include "rater/logic/patterns/locked/explainer_locked.h"
#include "rater/logic/patterns/single_digit/colors.h"
#include "rater/logic/patterns/single_digit/single_digit.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/patterns/subsets/explainer_subsets.h"
#include "rater/logic/patterns/subsets/hodoku_subsets.h"
#include "rater/logic/patterns/uniqueness/explainer_bug.h"
#include "rater/logic/patterns/uniqueness/explainer_unique_loops.h"
#include "rater/logic/patterns/uniqueness/hodoku_rectangles.h"
#include "rater/logic/patterns/wings/explainer_wings.h"
#include "rater/logic/patterns/wings/hodoku_wings.h"
#include "rater/logic/whips/whip_finders.h"

namespace nonet {

namespace {

using enum TechniqueId;

constexpr std::array<FinderRow, kTechniques> kFinders = {{
    {kFullHouse, find_hidden_singles, 1},
    {kHiddenSingleBox, find_hidden_singles, 1},
    {kHiddenSingleLine, find_hidden_singles, 1},
    {kNakedSingle, find_naked_singles, 1},

    {kDirectPointing, find_direct_locked_candidates, 1},
    {kDirectClaiming, find_direct_locked_candidates, 1},
    {kPointing, find_locked_candidates, 1},
    {kClaiming, find_locked_candidates, 1},

    {kDirectHiddenPair, find_direct_hidden_subsets, 2},
    {kDirectHiddenTriplet, find_direct_hidden_subsets, 3},
    {kNakedPair, find_naked_subsets, 2},
    {kNakedTriplet, find_naked_subsets, 3},
    {kNakedQuad, find_naked_subsets, 4},
    {kHiddenPair, find_hidden_subsets, 2},
    {kHiddenTriplet, find_hidden_subsets, 3},
    {kHiddenQuad, find_hidden_subsets, 4},
    {kLockedPair, find_locked_sets, 2},
    {kLockedTriple, find_locked_sets, 3},

    {kXWing, find_fish, 2},
    {kSwordfish, find_fish, 3},
    {kJellyfish, find_fish, 4},
    {kSquirmbag, find_basic_fish, 5},
    {kWhale, find_basic_fish, 6},
    {kLeviathan, find_basic_fish, 7},
    {kFinnedXWing, find_finned_fish, 2},
    {kFinnedSwordfish, find_finned_fish, 3},
    {kFinnedJellyfish, find_finned_fish, 4},
    {kFinnedSquirmbag, find_finned_fish, 5},
    {kFinnedWhale, find_finned_fish, 6},
    {kFinnedLeviathan, find_finned_fish, 7},
    {kSashimiXWing, find_finned_fish, 2},
    {kSashimiSwordfish, find_finned_fish, 3},
    {kSashimiJellyfish, find_finned_fish, 4},
    {kSashimiSquirmbag, find_finned_fish, 5},
    {kSashimiWhale, find_finned_fish, 6},
    {kSashimiLeviathan, find_finned_fish, 7},
    {kFrankenXWing, find_franken_fish, 2},
    {kFrankenSwordfish, find_franken_fish, 3},
    {kFrankenJellyfish, find_franken_fish, 4},
    {kFrankenSquirmbag, find_franken_fish, 5, Pace::kSlow},
    {kFrankenWhale, find_franken_fish, 6, Pace::kSlow},
    {kFrankenLeviathan, find_franken_fish, 7, Pace::kSlow},
    {kFinnedFrankenXWing, find_finned_franken_fish, 2},
    {kFinnedFrankenSwordfish, find_finned_franken_fish, 3},
    {kFinnedFrankenJellyfish, find_finned_franken_fish, 4},
    {kFinnedFrankenSquirmbag, find_finned_franken_fish, 5, Pace::kSlow},
    {kFinnedFrankenWhale, find_finned_franken_fish, 6, Pace::kSlow},
    {kFinnedFrankenLeviathan, find_finned_franken_fish, 7, Pace::kSlow},
    {kMutantXWing, find_mutant_fish, 2},
    {kMutantSwordfish, find_mutant_fish, 3},
    {kMutantJellyfish, find_mutant_fish, 4, Pace::kSlow},
    {kMutantSquirmbag, find_mutant_fish, 5, Pace::kSlow},
    {kMutantWhale, find_mutant_fish, 6, Pace::kSlow},
    {kMutantLeviathan, find_mutant_fish, 7, Pace::kSlow},
    {kFinnedMutantXWing, find_finned_mutant_fish, 2},
    {kFinnedMutantSwordfish, find_finned_mutant_fish, 3},
    {kFinnedMutantJellyfish, find_finned_mutant_fish, 4, Pace::kSlow},
    {kFinnedMutantSquirmbag, find_finned_mutant_fish, 5, Pace::kSlow},
    {kFinnedMutantWhale, find_finned_mutant_fish, 6, Pace::kSlow},
    {kFinnedMutantLeviathan, find_finned_mutant_fish, 7, Pace::kSlow},

    {kSkyscraper, find_skyscrapers, 0},
    {kTwoStringKite, find_two_string_kites, 0},
    {kTurbotFish, find_turbot_fish, 0},
    {kEmptyRectangle, find_empty_rectangles, 2},

    {kXyWing, find_wings, 2},
    {kXyzWing, find_wings, 3},
    {kWWing, find_w_wings, 0},

    {kUniqueRectangle1, find_unique_loops, 4},
    {kUniqueRectangle2, find_unique_loops, 4},
    {kUniqueRectangle3, find_unique_loops, 4},
    {kUniqueRectangle4, find_unique_loops, 4},
    {kUniqueLoop1, find_unique_loops, 6},
    {kUniqueLoop2, find_unique_loops, 6},
    {kUniqueLoop3, find_unique_loops, 6},
    {kUniqueLoop4, find_unique_loops, 6},
    {kBug1, find_bug, 0},
    {kBug2, find_bug, 0},
    {kBug3, find_bug, 0},
    {kBug4, find_bug, 0},
    {kUniqueRectangle5, find_rectangles, 4},
    {kUniqueRectangle6, find_rectangles, 4},
    {kHiddenRectangle, find_rectangles, 4},
    {kAvoidableRectangle1, find_avoidable_rectangles, 4},
    {kAvoidableRectangle2, find_avoidable_rectangles, 4},

    {kSimpleColorsTrap, find_simple_colors, 0},
    {kSimpleColorsWrap, find_simple_colors, 0},
    {kMultiColors1, find_multi_colors, 0},
    {kMultiColors2, find_multi_colors, 0},

    {kSueDeCoq, find_sue_de_coq, 0},
    {kAlsXz, find_als_xz, 0},
    {kAlsXyWing, find_als_xy_wings, 0},
    {kAlsChain, find_als_chains, 1},
    {kDeathBlossom, find_death_blossoms, 1},

    {kAlignedPairExclusion, find_aligned_exclusions, 2},
    {kAlignedTripletExclusion, find_aligned_exclusions, 3},

    {kRemotePair, find_remote_pairs, 0},
    {kXChain, find_x_chains, 0},
    {kXyChain, find_xy_chains, 0},
    {kDiscontinuousNiceLoop, find_nice_loops, 0},
    {kContinuousNiceLoop, find_nice_loops, 0},
    {kAic, find_nice_loops, 0},
    {kGroupedDiscontinuousNiceLoop, find_grouped_nice_loops, 0},
    {kGroupedContinuousNiceLoop, find_grouped_nice_loops, 0},
    {kGroupedAic, find_grouped_nice_loops, 0},

    {kAlsDiscontinuousNiceLoop, find_als_nice_loops, 0, Pace::kSlow},
    {kAlsContinuousNiceLoop, find_als_nice_loops, 0, Pace::kSlow},
    {kAlsAic, find_als_nice_loops, 0, Pace::kSlow},

    {kKrakenFish1, find_kraken_fish, 4, Pace::kSlow},
    {kKrakenFish2, find_kraken_fish, 4, Pace::kSlow},
    {kForcingChainContradiction, find_table_chains, 0},
    {kForcingChainVerity, find_table_chains, 0},
    {kForcingNetContradiction, find_table_nets, 0},
    {kForcingNetVerity, find_table_nets, 0},

    {kTemplateSet, find_templates, 0},
    {kTemplateDelete, find_templates, 0},

    {kBruteForce, find_brute_force, 0},

    {kXCycle, find_single_source_chains, 0},
    {kYCycle, find_single_source_chains, 0},
    {kXyCycle, find_single_source_chains, 0},
    {kXForcingChain, find_single_source_chains, 0},
    {kForcingChain, find_single_source_chains, 0},

    {kNishio, find_nishio, 0},
    {kCellForcingChains, find_multiple_chains, 0},
    {kRegionForcingChains, find_multiple_chains, 0},
    {kDynamicForcingChains, find_dynamic_chains, 0},
    {kDynamicForcingChainsPlus, find_dynamic_chains, 1},
    {kNestedForcingChains, find_dynamic_chains, 2},
    {kNestedMultipleForcingChains, find_dynamic_chains, 3},
    {kNestedDynamicForcingChains, find_dynamic_chains, 4},
    {kNestedDynamicForcingChainsPlus, find_dynamic_chains, 5},

    {kWhip, find_whips, 0, Pace::kSlow},
    {kBraid, find_braids, 0, Pace::kSlow},
    {kGWhip, find_g_whips, 0, Pace::kSlow},
    {kGBraid, find_g_braids, 0, Pace::kSlow},
    {kTrial, find_trials, 0, Pace::kSlow},
}};

constexpr bool finders_follow_the_enumeration() {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (static_cast<std::size_t>(kFinders[i].technique) != i) return false;
    if (kFinders[i].find == nullptr) return false;
  }
  return true;
}
static_assert(finders_follow_the_enumeration());

}  // namespace

std::span<const FinderRow> finder_catalog() { return kFinders; }

const FinderRow& finder_row(TechniqueId technique) {
  return kFinders[static_cast<std::size_t>(technique)];
}

}  // namespace nonet
