#include "rater/orders/scale/finder_catalog.h"

#include <array>
#include <cstddef>

#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/explainer_chains.h"
#include "rater/logic/chains/tables/table_chains.h"
#include "rater/logic/patterns/almost_locked/aligned_exclusion.h"
#include "rater/logic/patterns/almost_locked/als_moves.h"
#include "rater/logic/patterns/almost_locked/sue_de_coq.h"
#include "rater/logic/patterns/blossoms/death_blossoms.h"
#include "rater/logic/patterns/blossoms/wide_blossoms.h"
#include "rater/logic/patterns/exocet/exocet.h"
#include "rater/logic/patterns/exocet/weak_exocet.h"
#include "rater/logic/patterns/exocet/wide_exocet.h"
#include "rater/logic/patterns/fireworks/fireworks.h"
#include "rater/logic/patterns/fish/explainer_fish.h"
#include "rater/logic/patterns/fish/hodoku_fish.h"
#include "rater/logic/patterns/guardians/odd_rings.h"
#include "rater/logic/patterns/last_resort/brute_force.h"
#include "rater/logic/patterns/last_resort/templates.h"
#include "rater/logic/patterns/locked/almost_locked_candidates.h"
#include "rater/logic/patterns/locked/explainer_locked.h"
#include "rater/logic/patterns/medusa/medusa.h"
#include "rater/logic/patterns/rank_zero/rank_zero_set.h"
#include "rater/logic/patterns/rank_zero/sk_loop.h"
#include "rater/logic/patterns/rank_zero/xyz_ring.h"
#include "rater/logic/patterns/single_digit/colors.h"
#include "rater/logic/patterns/single_digit/single_digit.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/patterns/subsets/explainer_subsets.h"
#include "rater/logic/patterns/subsets/hodoku_subsets.h"
#include "rater/logic/patterns/tridagon/tridagon_steps.h"
#include "rater/logic/patterns/uniqueness/bug_plus.h"
#include "rater/logic/patterns/uniqueness/deadly_patterns.h"
#include "rater/logic/patterns/uniqueness/explainer_bug.h"
#include "rater/logic/patterns/uniqueness/explainer_unique_loops.h"
#include "rater/logic/patterns/uniqueness/extended_rectangles.h"
#include "rater/logic/patterns/uniqueness/hodoku_rectangles.h"
#include "rater/logic/patterns/uniqueness/qius_pattern.h"
#include "rater/logic/patterns/uniqueness/symmetrical_placement.h"
#include "rater/logic/patterns/wings/bent_sets.h"
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

    {kDirectPointing, explainer::find_direct_locked_candidates, 1},
    {kDirectClaiming, explainer::find_direct_locked_candidates, 1},
    {kPointing, explainer::find_locked_candidates, 1},
    {kClaiming, explainer::find_locked_candidates, 1},
    {kAlmostLockedPair, find_almost_locked_candidates, 2},
    {kAlmostLockedTriple, find_almost_locked_candidates, 3},
    {kAlmostLockedQuad, find_almost_locked_candidates, 4},

    {kDirectHiddenPair, explainer::find_direct_hidden_subsets, 2},
    {kDirectHiddenTriplet, explainer::find_direct_hidden_subsets, 3},
    {kNakedPair, explainer::find_naked_subsets, 2},
    {kNakedTriplet, explainer::find_naked_subsets, 3},
    {kNakedQuad, explainer::find_naked_subsets, 4},
    {kHiddenPair, explainer::find_hidden_subsets, 2},
    {kHiddenTriplet, explainer::find_hidden_subsets, 3},
    {kHiddenQuad, explainer::find_hidden_subsets, 4},
    {kLockedPair, hodoku::find_locked_subsets, 2},
    {kLockedTriple, hodoku::find_locked_subsets, 3},

    {kXWing, explainer::find_fish, 2},
    {kSwordfish, explainer::find_fish, 3},
    {kJellyfish, explainer::find_fish, 4},
    {kSquirmbag, hodoku::find_basic_fish, 5},
    {kWhale, hodoku::find_basic_fish, 6},
    {kLeviathan, hodoku::find_basic_fish, 7},
    {kFinnedXWing, hodoku::find_finned_fish, 2},
    {kFinnedSwordfish, hodoku::find_finned_fish, 3},
    {kFinnedJellyfish, hodoku::find_finned_fish, 4},
    {kFinnedSquirmbag, hodoku::find_finned_fish, 5},
    {kFinnedWhale, hodoku::find_finned_fish, 6},
    {kFinnedLeviathan, hodoku::find_finned_fish, 7},
    {kSashimiXWing, hodoku::find_finned_fish, 2},
    {kSashimiSwordfish, hodoku::find_finned_fish, 3},
    {kSashimiJellyfish, hodoku::find_finned_fish, 4},
    {kSashimiSquirmbag, hodoku::find_finned_fish, 5},
    {kSashimiWhale, hodoku::find_finned_fish, 6},
    {kSashimiLeviathan, hodoku::find_finned_fish, 7},
    {kFrankenXWing, hodoku::find_franken_fish, 2},
    {kFrankenSwordfish, hodoku::find_franken_fish, 3},
    {kFrankenJellyfish, hodoku::find_franken_fish, 4},
    {kFrankenSquirmbag, hodoku::find_franken_fish, 5, Pace::kSlow},
    {kFrankenWhale, hodoku::find_franken_fish, 6, Pace::kSlow},
    {kFrankenLeviathan, hodoku::find_franken_fish, 7, Pace::kSlow},
    {kFinnedFrankenXWing, hodoku::find_finned_franken_fish, 2},
    {kFinnedFrankenSwordfish, hodoku::find_finned_franken_fish, 3},
    {kFinnedFrankenJellyfish, hodoku::find_finned_franken_fish, 4},
    {kFinnedFrankenSquirmbag, hodoku::find_finned_franken_fish, 5, Pace::kSlow},
    {kFinnedFrankenWhale, hodoku::find_finned_franken_fish, 6, Pace::kSlow},
    {kFinnedFrankenLeviathan, hodoku::find_finned_franken_fish, 7, Pace::kSlow},
    {kMutantXWing, hodoku::find_mutant_fish, 2},
    {kMutantSwordfish, hodoku::find_mutant_fish, 3},
    {kMutantJellyfish, hodoku::find_mutant_fish, 4, Pace::kSlow},
    {kMutantSquirmbag, hodoku::find_mutant_fish, 5, Pace::kSlow},
    {kMutantWhale, hodoku::find_mutant_fish, 6, Pace::kSlow},
    {kMutantLeviathan, hodoku::find_mutant_fish, 7, Pace::kSlow},
    {kFinnedMutantXWing, hodoku::find_finned_mutant_fish, 2},
    {kFinnedMutantSwordfish, hodoku::find_finned_mutant_fish, 3},
    {kFinnedMutantJellyfish, hodoku::find_finned_mutant_fish, 4, Pace::kSlow},
    {kFinnedMutantSquirmbag, hodoku::find_finned_mutant_fish, 5, Pace::kSlow},
    {kFinnedMutantWhale, hodoku::find_finned_mutant_fish, 6, Pace::kSlow},
    {kFinnedMutantLeviathan, hodoku::find_finned_mutant_fish, 7, Pace::kSlow},

    {kSkyscraper, find_skyscrapers, 0},
    {kTwoStringKite, find_two_string_kites, 0},
    {kTurbotFish, find_turbot_fish, 0},
    {kEmptyRectangle, find_empty_rectangles, 2},

    {kXyWing, explainer::find_wings, 2},
    {kXyzWing, explainer::find_wings, 3},
    {kWWing, hodoku::find_w_wings, 0},
    {kWxyzWing, find_bent_sets, 4},
    {kVwxyzWing, find_bent_sets, 5},
    {kUvwxyzWing, find_bent_sets, 6},
    {kTuvwxyzWing, find_bent_sets, 7},
    {kStuvwxyzWing, find_bent_sets, 8},

    {kUniqueRectangle1, explainer::find_unique_loops, 4},
    {kUniqueRectangle2, explainer::find_unique_loops, 4},
    {kUniqueRectangle3, explainer::find_unique_loops, 4},
    {kUniqueRectangle4, explainer::find_unique_loops, 4},
    {kUniqueLoop1, explainer::find_unique_loops, 6},
    {kUniqueLoop2, explainer::find_unique_loops, 6},
    {kUniqueLoop3, explainer::find_unique_loops, 6},
    {kUniqueLoop4, explainer::find_unique_loops, 6},
    {kBug1, explainer::find_bug, 0},
    {kBug2, explainer::find_bug, 0},
    {kBug3, explainer::find_bug, 0},
    {kBug4, explainer::find_bug, 0},
    {kUniqueRectangle5, hodoku::find_rectangles, 4},
    {kUniqueRectangle6, hodoku::find_rectangles, 4},
    {kHiddenRectangle, hodoku::find_rectangles, 4},
    {kAvoidableRectangle1, hodoku::find_avoidable_rectangles, 4},
    {kAvoidableRectangle2, hodoku::find_avoidable_rectangles, 4},
    {kExtendedRectangle, find_extended_rectangles, 0},
    {kBorescopersPattern, find_deadly_patterns, 0},
    {kDeadlyPattern, find_deadly_patterns, 0},
    {kReverseBug, find_deadly_patterns, 0},
    {kQiusPattern, find_qius_patterns, 0},
    {kBugPlus, find_bug_plus, 0},
    {kSymmetricalPlacement, find_symmetrical_placement, 0},
    {kAntiSymmetricalPlacement, find_anti_symmetrical_placement, 0},

    {kSimpleColorsTrap, find_simple_colors, 0},
    {kSimpleColorsWrap, find_simple_colors, 0},
    {kMultiColors1, find_multi_colors, 0},
    {kMultiColors2, find_multi_colors, 0},
    {kMedusaTrap, find_medusa, 0},
    {kMedusaWrap, find_medusa, 0},

    {kBrokenWing, find_broken_wings, 0},
    {kBivalueOddagon, find_bivalue_oddagons, 0},

    {kSueDeCoq, find_sue_de_coq, 0},
    {kAlsXz, find_als_xz, 0},
    {kAlsXyWing, find_als_xy_wings, 0},
    {kAlsChain, find_als_chains, 1},
    {kDeathBlossom, find_death_blossoms, 1},
    {kHouseBlossom, find_wide_blossoms, static_cast<int>(WideStem::kHouse)},
    {kRectangleBlossom, find_wide_blossoms, static_cast<int>(WideStem::kRectangle)},
    {kAnlsBlossom, find_wide_blossoms, static_cast<int>(WideStem::kSet)},

    {kAlignedPairExclusion, find_aligned_exclusions, 2},
    {kAlignedTripletExclusion, find_aligned_exclusions, 3},

    {kFireworkTriple, find_fireworks, 3},
    {kFireworkQuad, find_fireworks, 4},
    {kXyzRing, find_xyz_rings, 0},
    {kSkLoop, find_sk_loops, 0},
    {kMultiSectorLockedSet, find_rank_zero_sets, 0},
    {kRankZeroSet, find_rank_zero_sets, 0},
    {kTridagon, find_tridagons, 0},
    {kJuniorExocet, find_junior_exocets, 0},
    {kSeniorExocet, find_senior_exocets, 0},
    {kDoubleExocet, find_double_exocets, 0},
    {kOneCellExocet, find_one_cell_exocets, 0},
    {kComplexExocet, find_complex_exocets, 0},
    {kWeakExocet, find_weak_exocets, 0},

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
    {kRectangleAic, find_rectangle_chains, 0, Pace::kSlow},

    {kKrakenFish1, find_kraken_fish, 4, Pace::kSlow},
    {kKrakenFish2, find_kraken_fish, 4, Pace::kSlow},
    {kForcingChainContradiction, find_table_chains, 0},
    {kForcingChainVerity, find_table_chains, 0},
    {kForcingNetContradiction, find_table_nets, 0},
    {kForcingNetVerity, find_table_nets, 0},

    {kTemplateSet, find_templates, 0},
    {kTemplateDelete, find_templates, 0},

    {kBruteForce, find_brute_force, 0},

    {kXCycle, explainer::find_single_source_chains, 0},
    {kYCycle, explainer::find_single_source_chains, 0},
    {kXyCycle, explainer::find_single_source_chains, 0},
    {kXForcingChain, explainer::find_single_source_chains, 0},
    {kForcingChain, explainer::find_single_source_chains, 0},

    {kNishio, explainer::find_nishio, 0},
    {kCellForcingChains, explainer::find_multiple_chains, 0},
    {kRegionForcingChains, explainer::find_multiple_chains, 0},
    {kDynamicForcingChains, explainer::find_dynamic_chains, 0},
    {kDynamicForcingChainsPlus, explainer::find_dynamic_chains, 1},
    {kNestedForcingChains, explainer::find_dynamic_chains, 2},
    {kNestedMultipleForcingChains, explainer::find_dynamic_chains, 3},
    {kNestedDynamicForcingChains, explainer::find_dynamic_chains, 4},
    {kNestedDynamicForcingChainsPlus, explainer::find_dynamic_chains, 5},

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
