#include "rater/techniques/catalog.h"

#include <array>
#include <cstddef>

#include "rater/chains/chains.h"
#include "rater/techniques/aligned_exclusion.h"
#include "rater/techniques/bug.h"
#include "rater/techniques/fish.h"
#include "rater/techniques/locked.h"
#include "rater/techniques/singles.h"
#include "rater/techniques/subsets.h"
#include "rater/techniques/unique_loops.h"
#include "rater/techniques/wings.h"

namespace nonet {

namespace {

using enum TechniqueId;

// A null finder: not written yet; scales pass over such rows.
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

    {kXWing, "x-wing", "X-Wing", "fish", find_fish, 2},
    {kSwordfish, "swordfish", "Swordfish", "fish", find_fish, 3},
    {kJellyfish, "jellyfish", "Jellyfish", "fish", find_fish, 4},

    {kXyWing, "xy-wing", "XY-Wing", "wings", find_wings, 2},
    {kXyzWing, "xyz-wing", "XYZ-Wing", "wings", find_wings, 3},

    {kUniqueRectangle1, "unique-rectangle-1", "Unique Rectangle type 1", "unique_loops",
     find_unique_loops, 4},
    {kUniqueRectangle2, "unique-rectangle-2", "Unique Rectangle type 2", "unique_loops",
     find_unique_loops, 4},
    {kUniqueRectangle3, "unique-rectangle-3", "Unique Rectangle type 3", "unique_loops",
     find_unique_loops, 4},
    {kUniqueRectangle4, "unique-rectangle-4", "Unique Rectangle type 4", "unique_loops",
     find_unique_loops, 4},
    {kUniqueLoop1, "unique-loop-1", "Unique Loop type 1", "unique_loops", find_unique_loops, 6},
    {kUniqueLoop2, "unique-loop-2", "Unique Loop type 2", "unique_loops", find_unique_loops, 6},
    {kUniqueLoop3, "unique-loop-3", "Unique Loop type 3", "unique_loops", find_unique_loops, 6},
    {kUniqueLoop4, "unique-loop-4", "Unique Loop type 4", "unique_loops", find_unique_loops, 6},
    {kBug1, "bug-1", "Bivalue Universal Grave type 1", "bug", find_bug, 0},
    {kBug2, "bug-2", "Bivalue Universal Grave type 2", "bug", find_bug, 0},
    {kBug3, "bug-3", "Bivalue Universal Grave type 3", "bug", find_bug, 0},
    {kBug4, "bug-4", "Bivalue Universal Grave type 4", "bug", find_bug, 0},

    {kAlignedPairExclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", "aligned_exclusion",
     find_aligned_exclusions, 2},
    {kAlignedTripletExclusion, "aligned-triplet-exclusion", "Aligned Triplet Exclusion",
     "aligned_exclusion", find_aligned_exclusions, 3},

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

}  // namespace nonet
