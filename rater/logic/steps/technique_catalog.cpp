#include "rater/logic/steps/technique_catalog.h"

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

namespace nonet {

namespace {

using enum TechniqueId;

// A null finder marks a technique of the classification: it rests on trials of whole boards, and
// rater/logic/whips/whip_finders.h looks for it.
constexpr std::array<TechniqueRow, kTechniques> kCatalog = {{
    {kFullHouse, "full-house", "Full House", "singles", find_hidden_singles, 1},
    {kHiddenSingleBox, "hidden-single-box", "Hidden Single in a box", "singles",
     find_hidden_singles, 1},
    {kHiddenSingleLine, "hidden-single-line", "Hidden Single in a line", "singles",
     find_hidden_singles, 1},
    {kNakedSingle, "naked-single", "Naked Single", "singles", find_naked_singles, 1},

    {kDirectPointing, "direct-pointing", "Direct Pointing", "locked", find_direct_locked_candidates,
     1},
    {kDirectClaiming, "direct-claiming", "Direct Claiming", "locked", find_direct_locked_candidates,
     1},
    {kPointing, "pointing", "Pointing", "locked", find_locked_candidates, 1},
    {kClaiming, "claiming", "Claiming", "locked", find_locked_candidates, 1},

    {kDirectHiddenPair, "direct-hidden-pair", "Direct Hidden Pair", "subsets",
     find_direct_hidden_subsets, 2},
    {kDirectHiddenTriplet, "direct-hidden-triplet", "Direct Hidden Triplet", "subsets",
     find_direct_hidden_subsets, 3},
    {kNakedPair, "naked-pair", "Naked Pair", "subsets", find_naked_subsets, 2},
    {kNakedTriplet, "naked-triplet", "Naked Triplet", "subsets", find_naked_subsets, 3},
    {kNakedQuad, "naked-quad", "Naked Quad", "subsets", find_naked_subsets, 4},
    {kHiddenPair, "hidden-pair", "Hidden Pair", "subsets", find_hidden_subsets, 2},
    {kHiddenTriplet, "hidden-triplet", "Hidden Triplet", "subsets", find_hidden_subsets, 3},
    {kHiddenQuad, "hidden-quad", "Hidden Quad", "subsets", find_hidden_subsets, 4},
    {kLockedPair, "locked-pair", "Locked Pair", "subsets", find_locked_sets, 2},
    {kLockedTriple, "locked-triple", "Locked Triple", "subsets", find_locked_sets, 3},

    {kXWing, "x-wing", "X-Wing", "fish", find_fish, 2},
    {kSwordfish, "swordfish", "Swordfish", "fish", find_fish, 3},
    {kJellyfish, "jellyfish", "Jellyfish", "fish", find_fish, 4},
    {kSquirmbag, "squirmbag", "Squirmbag", "fish", find_basic_fish, 5},
    {kWhale, "whale", "Whale", "fish", find_basic_fish, 6},
    {kLeviathan, "leviathan", "Leviathan", "fish", find_basic_fish, 7},
    {kFinnedXWing, "finned-x-wing", "Finned X-Wing", "fish", find_finned_fish, 2},
    {kFinnedSwordfish, "finned-swordfish", "Finned Swordfish", "fish", find_finned_fish, 3},
    {kFinnedJellyfish, "finned-jellyfish", "Finned Jellyfish", "fish", find_finned_fish, 4},
    {kFinnedSquirmbag, "finned-squirmbag", "Finned Squirmbag", "fish", find_finned_fish, 5},
    {kFinnedWhale, "finned-whale", "Finned Whale", "fish", find_finned_fish, 6},
    {kFinnedLeviathan, "finned-leviathan", "Finned Leviathan", "fish", find_finned_fish, 7},
    {kSashimiXWing, "sashimi-x-wing", "Sashimi X-Wing", "fish", find_finned_fish, 2},
    {kSashimiSwordfish, "sashimi-swordfish", "Sashimi Swordfish", "fish", find_finned_fish, 3},
    {kSashimiJellyfish, "sashimi-jellyfish", "Sashimi Jellyfish", "fish", find_finned_fish, 4},
    {kSashimiSquirmbag, "sashimi-squirmbag", "Sashimi Squirmbag", "fish", find_finned_fish, 5},
    {kSashimiWhale, "sashimi-whale", "Sashimi Whale", "fish", find_finned_fish, 6},
    {kSashimiLeviathan, "sashimi-leviathan", "Sashimi Leviathan", "fish", find_finned_fish, 7},
    {kFrankenXWing, "franken-x-wing", "Franken X-Wing", "fish", find_franken_fish, 2},
    {kFrankenSwordfish, "franken-swordfish", "Franken Swordfish", "fish", find_franken_fish, 3},
    {kFrankenJellyfish, "franken-jellyfish", "Franken Jellyfish", "fish", find_franken_fish, 4},
    {kFrankenSquirmbag, "franken-squirmbag", "Franken Squirmbag", "fish", find_franken_fish, 5,
     Pace::kSlow},
    {kFrankenWhale, "franken-whale", "Franken Whale", "fish", find_franken_fish, 6, Pace::kSlow},
    {kFrankenLeviathan, "franken-leviathan", "Franken Leviathan", "fish", find_franken_fish, 7,
     Pace::kSlow},
    {kFinnedFrankenXWing, "finned-franken-x-wing", "Finned Franken X-Wing", "fish",
     find_finned_franken_fish, 2},
    {kFinnedFrankenSwordfish, "finned-franken-swordfish", "Finned Franken Swordfish", "fish",
     find_finned_franken_fish, 3},
    {kFinnedFrankenJellyfish, "finned-franken-jellyfish", "Finned Franken Jellyfish", "fish",
     find_finned_franken_fish, 4},
    {kFinnedFrankenSquirmbag, "finned-franken-squirmbag", "Finned Franken Squirmbag", "fish",
     find_finned_franken_fish, 5, Pace::kSlow},
    {kFinnedFrankenWhale, "finned-franken-whale", "Finned Franken Whale", "fish",
     find_finned_franken_fish, 6, Pace::kSlow},
    {kFinnedFrankenLeviathan, "finned-franken-leviathan", "Finned Franken Leviathan", "fish",
     find_finned_franken_fish, 7, Pace::kSlow},
    {kMutantXWing, "mutant-x-wing", "Mutant X-Wing", "fish", find_mutant_fish, 2},
    {kMutantSwordfish, "mutant-swordfish", "Mutant Swordfish", "fish", find_mutant_fish, 3},
    {kMutantJellyfish, "mutant-jellyfish", "Mutant Jellyfish", "fish", find_mutant_fish, 4,
     Pace::kSlow},
    {kMutantSquirmbag, "mutant-squirmbag", "Mutant Squirmbag", "fish", find_mutant_fish, 5,
     Pace::kSlow},
    {kMutantWhale, "mutant-whale", "Mutant Whale", "fish", find_mutant_fish, 6, Pace::kSlow},
    {kMutantLeviathan, "mutant-leviathan", "Mutant Leviathan", "fish", find_mutant_fish, 7,
     Pace::kSlow},
    {kFinnedMutantXWing, "finned-mutant-x-wing", "Finned Mutant X-Wing", "fish",
     find_finned_mutant_fish, 2},
    {kFinnedMutantSwordfish, "finned-mutant-swordfish", "Finned Mutant Swordfish", "fish",
     find_finned_mutant_fish, 3},
    {kFinnedMutantJellyfish, "finned-mutant-jellyfish", "Finned Mutant Jellyfish", "fish",
     find_finned_mutant_fish, 4, Pace::kSlow},
    {kFinnedMutantSquirmbag, "finned-mutant-squirmbag", "Finned Mutant Squirmbag", "fish",
     find_finned_mutant_fish, 5, Pace::kSlow},
    {kFinnedMutantWhale, "finned-mutant-whale", "Finned Mutant Whale", "fish",
     find_finned_mutant_fish, 6, Pace::kSlow},
    {kFinnedMutantLeviathan, "finned-mutant-leviathan", "Finned Mutant Leviathan", "fish",
     find_finned_mutant_fish, 7, Pace::kSlow},

    {kSkyscraper, "skyscraper", "Skyscraper", "single_digit", find_skyscrapers, 0},
    {kTwoStringKite, "two-string-kite", "2-String Kite", "single_digit", find_two_string_kites, 0},
    {kTurbotFish, "turbot-fish", "Turbot Fish", "single_digit", find_turbot_fish, 0},
    {kEmptyRectangle, "empty-rectangle", "Empty Rectangle", "single_digit", find_empty_rectangles,
     2},

    {kXyWing, "xy-wing", "XY-Wing", "wings", find_wings, 2},
    {kXyzWing, "xyz-wing", "XYZ-Wing", "wings", find_wings, 3},
    {kWWing, "w-wing", "W-Wing", "wings", find_w_wings, 0},

    {kUniqueRectangle1, "unique-rectangle-1", "Unique Rectangle type 1", "unique_loops",
     find_unique_loops, 4, Pace::kQuick, Premise::kGivensDecide},
    {kUniqueRectangle2, "unique-rectangle-2", "Unique Rectangle type 2", "unique_loops",
     find_unique_loops, 4, Pace::kQuick, Premise::kGivensDecide},
    {kUniqueRectangle3, "unique-rectangle-3", "Unique Rectangle type 3", "unique_loops",
     find_unique_loops, 4, Pace::kQuick, Premise::kGivensDecide},
    {kUniqueRectangle4, "unique-rectangle-4", "Unique Rectangle type 4", "unique_loops",
     find_unique_loops, 4, Pace::kQuick, Premise::kGivensDecide},
    {kUniqueLoop1, "unique-loop-1", "Unique Loop type 1", "unique_loops", find_unique_loops, 6,
     Pace::kQuick, Premise::kGivensDecide},
    {kUniqueLoop2, "unique-loop-2", "Unique Loop type 2", "unique_loops", find_unique_loops, 6,
     Pace::kQuick, Premise::kGivensDecide},
    {kUniqueLoop3, "unique-loop-3", "Unique Loop type 3", "unique_loops", find_unique_loops, 6,
     Pace::kQuick, Premise::kGivensDecide},
    {kUniqueLoop4, "unique-loop-4", "Unique Loop type 4", "unique_loops", find_unique_loops, 6,
     Pace::kQuick, Premise::kGivensDecide},
    {kBug1, "bug-1", "Bivalue Universal Grave type 1", "bug", find_bug, 0, Pace::kQuick,
     Premise::kGivensDecide},
    {kBug2, "bug-2", "Bivalue Universal Grave type 2", "bug", find_bug, 0, Pace::kQuick,
     Premise::kGivensDecide},
    {kBug3, "bug-3", "Bivalue Universal Grave type 3", "bug", find_bug, 0, Pace::kQuick,
     Premise::kGivensDecide},
    {kBug4, "bug-4", "Bivalue Universal Grave type 4", "bug", find_bug, 0, Pace::kQuick,
     Premise::kGivensDecide},
    {kUniqueRectangle5, "unique-rectangle-5", "Unique Rectangle type 5", "rectangles",
     find_rectangles, 4, Pace::kQuick, Premise::kGivensDecide},
    {kUniqueRectangle6, "unique-rectangle-6", "Unique Rectangle type 6", "rectangles",
     find_rectangles, 4, Pace::kQuick, Premise::kGivensDecide},
    {kHiddenRectangle, "hidden-rectangle", "Hidden Rectangle", "rectangles", find_rectangles, 4,
     Pace::kQuick, Premise::kGivensDecide},
    {kAvoidableRectangle1, "avoidable-rectangle-1", "Avoidable Rectangle type 1", "rectangles",
     find_avoidable_rectangles, 4, Pace::kQuick, Premise::kGivensDecide},
    {kAvoidableRectangle2, "avoidable-rectangle-2", "Avoidable Rectangle type 2", "rectangles",
     find_avoidable_rectangles, 4, Pace::kQuick, Premise::kGivensDecide},

    {kSimpleColorsTrap, "simple-colors-trap", "Simple Colors Trap", "colors", find_simple_colors,
     0},
    {kSimpleColorsWrap, "simple-colors-wrap", "Simple Colors Wrap", "colors", find_simple_colors,
     0},
    {kMultiColors1, "multi-colors-1", "Multi Colors 1", "colors", find_multi_colors, 0},
    {kMultiColors2, "multi-colors-2", "Multi Colors 2", "colors", find_multi_colors, 0},

    {kSueDeCoq, "sue-de-coq", "Sue de Coq", "almost_locked_sets", find_sue_de_coq, 0},
    {kAlsXz, "als-xz", "Almost Locked Sets XZ", "almost_locked_sets", find_als_xz, 0},
    {kAlsXyWing, "als-xy-wing", "Almost Locked Sets XY-Wing", "almost_locked_sets",
     find_als_xy_wings, 0},
    {kAlsChain, "als-chain", "Almost Locked Sets Chain", "almost_locked_sets", find_als_chains, 1},
    {kDeathBlossom, "death-blossom", "Death Blossom", "almost_locked_sets", find_death_blossoms, 1},

    {kAlignedPairExclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", "aligned_exclusion",
     find_aligned_exclusions, 2},
    {kAlignedTripletExclusion, "aligned-triplet-exclusion", "Aligned Triplet Exclusion",
     "aligned_exclusion", find_aligned_exclusions, 3},

    {kRemotePair, "remote-pair", "Remote Pair", "alternating", find_remote_pairs, 0},
    {kXChain, "x-chain", "X-Chain", "alternating", find_x_chains, 0},
    {kXyChain, "xy-chain", "XY-Chain", "alternating", find_xy_chains, 0},
    {kDiscontinuousNiceLoop, "discontinuous-nice-loop", "Discontinuous Nice Loop", "tables",
     find_nice_loops, 0},
    {kContinuousNiceLoop, "continuous-nice-loop", "Continuous Nice Loop", "tables", find_nice_loops,
     0},
    {kAic, "aic", "Alternating Inference Chain", "tables", find_nice_loops, 0},
    {kGroupedDiscontinuousNiceLoop, "grouped-discontinuous-nice-loop",
     "Grouped Discontinuous Nice Loop", "tables", find_grouped_nice_loops, 0},
    {kGroupedContinuousNiceLoop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop",
     "tables", find_grouped_nice_loops, 0},
    {kGroupedAic, "grouped-aic", "Grouped Alternating Inference Chain", "tables",
     find_grouped_nice_loops, 0},

    {kAlsDiscontinuousNiceLoop, "als-discontinuous-nice-loop",
     "Discontinuous Nice Loop with Almost Locked Sets", "tables", find_als_nice_loops, 0,
     Pace::kSlow},
    {kAlsContinuousNiceLoop, "als-continuous-nice-loop",
     "Continuous Nice Loop with Almost Locked Sets", "tables", find_als_nice_loops, 0, Pace::kSlow},
    {kAlsAic, "als-aic", "Alternating Inference Chain with Almost Locked Sets", "tables",
     find_als_nice_loops, 0, Pace::kSlow},

    {kKrakenFish1, "kraken-fish-1", "Kraken Fish type 1", "kraken_fish", find_kraken_fish, 4,
     Pace::kSlow},
    {kKrakenFish2, "kraken-fish-2", "Kraken Fish type 2", "kraken_fish", find_kraken_fish, 4,
     Pace::kSlow},
    {kForcingChainContradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction",
     "tables", find_table_chains, 0},
    {kForcingChainVerity, "forcing-chain-verity", "Forcing Chain Verity", "tables",
     find_table_chains, 0},
    {kForcingNetContradiction, "forcing-net-contradiction", "Forcing Net Contradiction", "tables",
     find_table_nets, 0},
    {kForcingNetVerity, "forcing-net-verity", "Forcing Net Verity", "tables", find_table_nets, 0},

    {kTemplateSet, "template-set", "Template Set", "templates", find_templates, 0},
    {kTemplateDelete, "template-delete", "Template Delete", "templates", find_templates, 0},

    {kBruteForce, "brute-force", "Brute Force", "brute_force", find_brute_force, 0},

    {kXCycle, "x-cycle", "Bidirectional X-Cycle", "chains", find_single_source_chains, 0},
    {kYCycle, "y-cycle", "Bidirectional Y-Cycle", "chains", find_single_source_chains, 0},
    {kXyCycle, "xy-cycle", "Bidirectional Cycle", "chains", find_single_source_chains, 0},
    {kXForcingChain, "x-forcing-chain", "Forcing X-Chain", "chains", find_single_source_chains, 0},
    {kForcingChain, "forcing-chain", "Forcing Chain", "chains", find_single_source_chains, 0},

    {kNishio, "nishio", "Nishio Forcing Chains", "chains", find_nishio, 0},
    {kCellForcingChains, "cell-forcing-chains", "Cell Forcing Chains", "chains",
     find_multiple_chains, 0},
    {kRegionForcingChains, "region-forcing-chains", "Region Forcing Chains", "chains",
     find_multiple_chains, 0},
    {kDynamicForcingChains, "dynamic-forcing-chains", "Dynamic Forcing Chains", "chains",
     find_dynamic_chains, 0},
    {kDynamicForcingChainsPlus, "dynamic-forcing-chains-plus", "Dynamic Forcing Chains (+)",
     "chains", find_dynamic_chains, 1},
    {kNestedForcingChains, "nested-forcing-chains", "Nested Forcing Chains", "chains",
     find_dynamic_chains, 2},
    {kNestedMultipleForcingChains, "nested-multiple-forcing-chains",
     "Nested Multiple Forcing Chains", "chains", find_dynamic_chains, 3},
    {kNestedDynamicForcingChains, "nested-dynamic-forcing-chains", "Nested Dynamic Forcing Chains",
     "chains", find_dynamic_chains, 4},
    {kNestedDynamicForcingChainsPlus, "nested-dynamic-forcing-chains-plus",
     "Nested Dynamic Forcing Chains (+)", "chains", find_dynamic_chains, 5},

    {kWhip, "whip", "Whip", "classification", nullptr, 0},
    {kBraid, "braid", "Braid", "classification", nullptr, 0},
    {kGWhip, "g-whip", "g-Whip", "classification", nullptr, 0},
    {kGBraid, "g-braid", "g-Braid", "classification", nullptr, 0},
    {kTrial, "trial", "Trial", "classification", nullptr, 0},
}};

constexpr bool rows_follow_the_enumeration() {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (static_cast<std::size_t>(kCatalog[i].id) != i || kCatalog[i].key.empty()) return false;
  }
  return true;
}
static_assert(rows_follow_the_enumeration());

}  // namespace

std::span<const TechniqueRow> technique_catalog() { return kCatalog; }

const TechniqueRow& technique_row(TechniqueId id) { return kCatalog[static_cast<std::size_t>(id)]; }

const TechniqueRow* find_technique(std::string_view key) {
  for (const TechniqueRow& row : kCatalog) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

std::vector<TechniqueId> techniques_unfit_for(const Sukaku& sukaku) {
  std::vector<TechniqueId> unfit;
  if (sukaku.givens_decide()) return unfit;
  for (const TechniqueRow& row : kCatalog) {
    if (row.premise == Premise::kGivensDecide) unfit.push_back(row.id);
  }
  return unfit;
}

}  // namespace nonet
