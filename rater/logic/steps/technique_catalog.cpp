#include "rater/logic/steps/technique_catalog.h"

#include <array>
#include <cstddef>

namespace nonet {

namespace {

using enum TechniqueId;

constexpr std::array<TechniqueRow, kTechniques> kCatalog = {{
    {kFullHouse, "full-house", "Full House", "singles"},
    {kHiddenSingleBox, "hidden-single-box", "Hidden Single in a box", "singles"},
    {kHiddenSingleLine, "hidden-single-line", "Hidden Single in a line", "singles"},
    {kNakedSingle, "naked-single", "Naked Single", "singles"},

    {kDirectPointing, "direct-pointing", "Direct Pointing", "locked"},
    {kDirectClaiming, "direct-claiming", "Direct Claiming", "locked"},
    {kPointing, "pointing", "Pointing", "locked"},
    {kClaiming, "claiming", "Claiming", "locked"},
    {kAlmostLockedPair, "almost-locked-pair", "Almost Locked Pair", "almost_locked_candidates"},
    {kAlmostLockedTriple, "almost-locked-triple", "Almost Locked Triple",
     "almost_locked_candidates"},
    {kAlmostLockedQuad, "almost-locked-quad", "Almost Locked Quad", "almost_locked_candidates"},

    {kDirectHiddenPair, "direct-hidden-pair", "Direct Hidden Pair", "subsets"},
    {kDirectHiddenTriplet, "direct-hidden-triplet", "Direct Hidden Triplet", "subsets"},
    {kNakedPair, "naked-pair", "Naked Pair", "subsets"},
    {kNakedTriplet, "naked-triplet", "Naked Triplet", "subsets"},
    {kNakedQuad, "naked-quad", "Naked Quad", "subsets"},
    {kHiddenPair, "hidden-pair", "Hidden Pair", "subsets"},
    {kHiddenTriplet, "hidden-triplet", "Hidden Triplet", "subsets"},
    {kHiddenQuad, "hidden-quad", "Hidden Quad", "subsets"},
    {kLockedPair, "locked-pair", "Locked Pair", "subsets"},
    {kLockedTriple, "locked-triple", "Locked Triple", "subsets"},

    {kXWing, "x-wing", "X-Wing", "fish"},
    {kSwordfish, "swordfish", "Swordfish", "fish"},
    {kJellyfish, "jellyfish", "Jellyfish", "fish"},
    {kSquirmbag, "squirmbag", "Squirmbag", "fish"},
    {kWhale, "whale", "Whale", "fish"},
    {kLeviathan, "leviathan", "Leviathan", "fish"},
    {kFinnedXWing, "finned-x-wing", "Finned X-Wing", "fish"},
    {kFinnedSwordfish, "finned-swordfish", "Finned Swordfish", "fish"},
    {kFinnedJellyfish, "finned-jellyfish", "Finned Jellyfish", "fish"},
    {kFinnedSquirmbag, "finned-squirmbag", "Finned Squirmbag", "fish"},
    {kFinnedWhale, "finned-whale", "Finned Whale", "fish"},
    {kFinnedLeviathan, "finned-leviathan", "Finned Leviathan", "fish"},
    {kSashimiXWing, "sashimi-x-wing", "Sashimi X-Wing", "fish"},
    {kSashimiSwordfish, "sashimi-swordfish", "Sashimi Swordfish", "fish"},
    {kSashimiJellyfish, "sashimi-jellyfish", "Sashimi Jellyfish", "fish"},
    {kSashimiSquirmbag, "sashimi-squirmbag", "Sashimi Squirmbag", "fish"},
    {kSashimiWhale, "sashimi-whale", "Sashimi Whale", "fish"},
    {kSashimiLeviathan, "sashimi-leviathan", "Sashimi Leviathan", "fish"},
    {kFrankenXWing, "franken-x-wing", "Franken X-Wing", "fish"},
    {kFrankenSwordfish, "franken-swordfish", "Franken Swordfish", "fish"},
    {kFrankenJellyfish, "franken-jellyfish", "Franken Jellyfish", "fish"},
    {kFrankenSquirmbag, "franken-squirmbag", "Franken Squirmbag", "fish"},
    {kFrankenWhale, "franken-whale", "Franken Whale", "fish"},
    {kFrankenLeviathan, "franken-leviathan", "Franken Leviathan", "fish"},
    {kFinnedFrankenXWing, "finned-franken-x-wing", "Finned Franken X-Wing", "fish"},
    {kFinnedFrankenSwordfish, "finned-franken-swordfish", "Finned Franken Swordfish", "fish"},
    {kFinnedFrankenJellyfish, "finned-franken-jellyfish", "Finned Franken Jellyfish", "fish"},
    {kFinnedFrankenSquirmbag, "finned-franken-squirmbag", "Finned Franken Squirmbag", "fish"},
    {kFinnedFrankenWhale, "finned-franken-whale", "Finned Franken Whale", "fish"},
    {kFinnedFrankenLeviathan, "finned-franken-leviathan", "Finned Franken Leviathan", "fish"},
    {kMutantXWing, "mutant-x-wing", "Mutant X-Wing", "fish"},
    {kMutantSwordfish, "mutant-swordfish", "Mutant Swordfish", "fish"},
    {kMutantJellyfish, "mutant-jellyfish", "Mutant Jellyfish", "fish"},
    {kMutantSquirmbag, "mutant-squirmbag", "Mutant Squirmbag", "fish"},
    {kMutantWhale, "mutant-whale", "Mutant Whale", "fish"},
    {kMutantLeviathan, "mutant-leviathan", "Mutant Leviathan", "fish"},
    {kFinnedMutantXWing, "finned-mutant-x-wing", "Finned Mutant X-Wing", "fish"},
    {kFinnedMutantSwordfish, "finned-mutant-swordfish", "Finned Mutant Swordfish", "fish"},
    {kFinnedMutantJellyfish, "finned-mutant-jellyfish", "Finned Mutant Jellyfish", "fish"},
    {kFinnedMutantSquirmbag, "finned-mutant-squirmbag", "Finned Mutant Squirmbag", "fish"},
    {kFinnedMutantWhale, "finned-mutant-whale", "Finned Mutant Whale", "fish"},
    {kFinnedMutantLeviathan, "finned-mutant-leviathan", "Finned Mutant Leviathan", "fish"},

    {kSkyscraper, "skyscraper", "Skyscraper", "single_digit"},
    {kTwoStringKite, "two-string-kite", "2-String Kite", "single_digit"},
    {kTurbotFish, "turbot-fish", "Turbot Fish", "single_digit"},
    {kEmptyRectangle, "empty-rectangle", "Empty Rectangle", "single_digit"},

    {kXyWing, "xy-wing", "XY-Wing", "wings"},
    {kXyzWing, "xyz-wing", "XYZ-Wing", "wings"},
    {kWWing, "w-wing", "W-Wing", "wings"},
    {kWxyzWing, "wxyz-wing", "WXYZ-Wing", "bent_sets"},
    {kVwxyzWing, "vwxyz-wing", "VWXYZ-Wing", "bent_sets"},
    {kUvwxyzWing, "uvwxyz-wing", "UVWXYZ-Wing", "bent_sets"},
    {kTuvwxyzWing, "tuvwxyz-wing", "TUVWXYZ-Wing", "bent_sets"},
    {kStuvwxyzWing, "stuvwxyz-wing", "STUVWXYZ-Wing", "bent_sets"},

    {kUniqueRectangle1, "unique-rectangle-1", "Unique Rectangle type 1", "unique_loops",
     Premise::kGivensDecide},
    {kUniqueRectangle2, "unique-rectangle-2", "Unique Rectangle type 2", "unique_loops",
     Premise::kGivensDecide},
    {kUniqueRectangle3, "unique-rectangle-3", "Unique Rectangle type 3", "unique_loops",
     Premise::kGivensDecide},
    {kUniqueRectangle4, "unique-rectangle-4", "Unique Rectangle type 4", "unique_loops",
     Premise::kGivensDecide},
    {kUniqueLoop1, "unique-loop-1", "Unique Loop type 1", "unique_loops", Premise::kGivensDecide},
    {kUniqueLoop2, "unique-loop-2", "Unique Loop type 2", "unique_loops", Premise::kGivensDecide},
    {kUniqueLoop3, "unique-loop-3", "Unique Loop type 3", "unique_loops", Premise::kGivensDecide},
    {kUniqueLoop4, "unique-loop-4", "Unique Loop type 4", "unique_loops", Premise::kGivensDecide},
    {kBug1, "bug-1", "Bivalue Universal Grave type 1", "bug", Premise::kGivensDecide},
    {kBug2, "bug-2", "Bivalue Universal Grave type 2", "bug", Premise::kGivensDecide},
    {kBug3, "bug-3", "Bivalue Universal Grave type 3", "bug", Premise::kGivensDecide},
    {kBug4, "bug-4", "Bivalue Universal Grave type 4", "bug", Premise::kGivensDecide},
    {kUniqueRectangle5, "unique-rectangle-5", "Unique Rectangle type 5", "rectangles",
     Premise::kGivensDecide},
    {kUniqueRectangle6, "unique-rectangle-6", "Unique Rectangle type 6", "rectangles",
     Premise::kGivensDecide},
    {kHiddenRectangle, "hidden-rectangle", "Hidden Rectangle", "rectangles",
     Premise::kGivensDecide},
    {kAvoidableRectangle1, "avoidable-rectangle-1", "Avoidable Rectangle type 1", "rectangles",
     Premise::kGivensDecide},
    {kAvoidableRectangle2, "avoidable-rectangle-2", "Avoidable Rectangle type 2", "rectangles",
     Premise::kGivensDecide},
    {kExtendedRectangle, "extended-rectangle", "Extended Rectangle", "extended_rectangles",
     Premise::kGivensDecide},
    {kBorescopersPattern, "borescopers-deadly-pattern", "Borescoper's Deadly Pattern",
     "deadly_patterns", Premise::kGivensDecide},
    {kDeadlyPattern, "deadly-pattern", "Deadly Pattern", "deadly_patterns", Premise::kGivensDecide},
    {kReverseBug, "reverse-bug", "Reverse BUG", "deadly_patterns", Premise::kGivensDecide},
    {kQiusPattern, "qius-deadly-pattern", "Qiu's Deadly Pattern", "qius_pattern",
     Premise::kGivensDecide},
    {kBugPlus, "bug-plus-n", "BUG + n", "bug_plus", Premise::kGivensDecide},
    {kSymmetricalPlacement, "symmetrical-placement", "Gurth's Symmetrical Placement",
     "symmetrical_placement", Premise::kGivensDecide},
    {kAntiSymmetricalPlacement, "anti-symmetrical-placement", "Anti-Symmetrical Placement",
     "symmetrical_placement", Premise::kGivensDecide},

    {kSimpleColorsTrap, "simple-colors-trap", "Simple Colors Trap", "colors"},
    {kSimpleColorsWrap, "simple-colors-wrap", "Simple Colors Wrap", "colors"},
    {kMultiColors1, "multi-colors-1", "Multi Colors 1", "colors"},
    {kMultiColors2, "multi-colors-2", "Multi Colors 2", "colors"},
    {kMedusaTrap, "medusa-trap", "3D Medusa Trap", "medusa"},
    {kMedusaWrap, "medusa-wrap", "3D Medusa Wrap", "medusa"},

    {kBrokenWing, "broken-wing", "Broken Wing", "odd_rings"},
    {kBivalueOddagon, "bivalue-oddagon", "Bivalue Oddagon", "odd_rings"},

    {kSueDeCoq, "sue-de-coq", "Sue de Coq", "almost_locked_sets"},
    {kAlsXz, "als-xz", "Almost Locked Sets XZ", "almost_locked_sets"},
    {kAlsXyWing, "als-xy-wing", "Almost Locked Sets XY-Wing", "almost_locked_sets"},
    {kAlsChain, "als-chain", "Almost Locked Sets Chain", "almost_locked_sets"},
    {kDeathBlossom, "death-blossom", "Death Blossom", "almost_locked_sets"},
    {kHouseBlossom, "house-blossom", "House Blossom", "wide_blossoms"},
    {kRectangleBlossom, "rectangle-blossom", "Rectangle Blossom", "wide_blossoms",
     Premise::kGivensDecide},
    {kAnlsBlossom, "anls-blossom", "A^nLS Blossom", "wide_blossoms"},

    {kAlignedPairExclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion",
     "aligned_exclusion"},
    {kAlignedTripletExclusion, "aligned-triplet-exclusion", "Aligned Triplet Exclusion",
     "aligned_exclusion"},

    {kFireworkTriple, "firework-triple", "Firework Triple", "fireworks"},
    {kFireworkQuad, "firework-quad", "Firework Quad", "fireworks"},
    {kXyzRing, "xyz-ring", "XYZ-Ring", "rank_zero"},
    {kSkLoop, "sk-loop", "SK Loop", "rank_zero"},
    {kMultiSectorLockedSet, "multi-sector-locked-set", "Multi-Sector Locked Set", "rank_zero"},
    {kRankZeroSet, "rank-zero-set", "Set of Rank 0", "rank_zero"},
    {kTridagon, "tridagon", "Tridagon", "tridagon"},
    {kJuniorExocet, "junior-exocet", "Junior Exocet", "exocet"},
    {kSeniorExocet, "senior-exocet", "Senior Exocet", "exocet"},
    {kDoubleExocet, "double-exocet", "Double Exocet", "exocet"},
    {kOneCellExocet, "one-cell-exocet", "One-Cell Exocet", "exocet"},
    {kComplexExocet, "complex-exocet", "Complex Exocet", "exocet"},
    {kWeakExocet, "weak-exocet", "Weak Exocet", "exocet"},

    {kRemotePair, "remote-pair", "Remote Pair", "alternating"},
    {kXChain, "x-chain", "X-Chain", "alternating"},
    {kXyChain, "xy-chain", "XY-Chain", "alternating"},
    {kDiscontinuousNiceLoop, "discontinuous-nice-loop", "Discontinuous Nice Loop", "tables"},
    {kContinuousNiceLoop, "continuous-nice-loop", "Continuous Nice Loop", "tables"},
    {kAic, "aic", "Alternating Inference Chain", "tables"},
    {kGroupedDiscontinuousNiceLoop, "grouped-discontinuous-nice-loop",
     "Grouped Discontinuous Nice Loop", "tables"},
    {kGroupedContinuousNiceLoop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop",
     "tables"},
    {kGroupedAic, "grouped-aic", "Grouped Alternating Inference Chain", "tables"},

    {kAlsDiscontinuousNiceLoop, "als-discontinuous-nice-loop",
     "Discontinuous Nice Loop with Almost Locked Sets", "tables"},
    {kAlsContinuousNiceLoop, "als-continuous-nice-loop",
     "Continuous Nice Loop with Almost Locked Sets", "tables"},
    {kAlsAic, "als-aic", "Alternating Inference Chain with Almost Locked Sets", "tables"},
    {kRectangleAic, "rectangle-aic", "Alternating Inference Chain with Unique Rectangles", "tables",
     Premise::kGivensDecide},

    {kKrakenFish1, "kraken-fish-1", "Kraken Fish type 1", "kraken_fish"},
    {kKrakenFish2, "kraken-fish-2", "Kraken Fish type 2", "kraken_fish"},
    {kForcingChainContradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction",
     "tables"},
    {kForcingChainVerity, "forcing-chain-verity", "Forcing Chain Verity", "tables"},
    {kForcingNetContradiction, "forcing-net-contradiction", "Forcing Net Contradiction", "tables"},
    {kForcingNetVerity, "forcing-net-verity", "Forcing Net Verity", "tables"},

    {kTemplateSet, "template-set", "Template Set", "templates"},
    {kTemplateDelete, "template-delete", "Template Delete", "templates"},

    {kBruteForce, "brute-force", "Brute Force", "brute_force"},

    {kXCycle, "x-cycle", "Bidirectional X-Cycle", "chains"},
    {kYCycle, "y-cycle", "Bidirectional Y-Cycle", "chains"},
    {kXyCycle, "xy-cycle", "Bidirectional Cycle", "chains"},
    {kXForcingChain, "x-forcing-chain", "Forcing X-Chain", "chains"},
    {kForcingChain, "forcing-chain", "Forcing Chain", "chains"},

    {kNishio, "nishio", "Nishio Forcing Chains", "chains"},
    {kCellForcingChains, "cell-forcing-chains", "Cell Forcing Chains", "chains"},
    {kRegionForcingChains, "region-forcing-chains", "Region Forcing Chains", "chains"},
    {kDynamicForcingChains, "dynamic-forcing-chains", "Dynamic Forcing Chains", "chains"},
    {kDynamicForcingChainsPlus, "dynamic-forcing-chains-plus", "Dynamic Forcing Chains (+)",
     "chains"},
    {kNestedForcingChains, "nested-forcing-chains", "Nested Forcing Chains", "chains"},
    {kNestedMultipleForcingChains, "nested-multiple-forcing-chains",
     "Nested Multiple Forcing Chains", "chains"},
    {kNestedDynamicForcingChains, "nested-dynamic-forcing-chains", "Nested Dynamic Forcing Chains",
     "chains"},
    {kNestedDynamicForcingChainsPlus, "nested-dynamic-forcing-chains-plus",
     "Nested Dynamic Forcing Chains (+)", "chains"},

    {kWhip, "whip", "Whip", "classification"},
    {kBraid, "braid", "Braid", "classification"},
    {kGWhip, "g-whip", "g-Whip", "classification"},
    {kGBraid, "g-braid", "g-Braid", "classification"},
    {kTrial, "trial", "Trial", "classification"},
}};

constexpr bool rows_follow_the_enumeration() {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (static_cast<std::size_t>(kCatalog[i].id) != i || kCatalog[i].key.empty()) return false;
  }
  return true;
}
static_assert(rows_follow_the_enumeration());

// From SudokuWiki, Sudoku Explainer, SunnieShine/Sudoku and the players' forum.
constexpr auto kAliases = std::to_array<TechniqueAlias>({
    {"almost-locked-candidates", kAlmostLockedPair},
    {"pointing-pair", kPointing},
    {"box-line-reduction", kClaiming},
    {"naked-triple", kNakedTriplet},
    {"hidden-triple", kHiddenTriplet},
    {"turbot-crane", kTurbotFish},
    {"y-wing", kXyWing},
    {"bent-triple", kXyzWing},
    {"bent-quad", kWxyzWing},
    {"bug-plus-one", kBug1},
    {"mug", kDeadlyPattern},
    {"unique-matrix", kDeadlyPattern},
    {"avoidable-loop", kReverseBug},
    {"multiple-bug", kBugPlus},
    {"gurths-theorem", kSymmetricalPlacement},
    {"simple-coloring", kSimpleColorsTrap},
    {"multi-coloring", kMultiColors1},
    {"3d-medusa", kMedusaTrap},
    {"guardians", kBrokenWing},
    {"almost-locked-sets", kAlsXz},
    {"thors-hammer", kTridagon},
    {"trivalue-oddagon", kTridagon},
    {"domino-loop", kSkLoop},
    {"blossom-loop", kRankZeroSet},
    {"firework-pair", kRankZeroSet},
    {"msls", kMultiSectorLockedSet},
    {"exocet", kJuniorExocet},
    {"franken-exocet", kComplexExocet},
    {"mutant-exocet", kComplexExocet},
    {"lame-weak-exocet", kWeakExocet},
    {"aic-with-als", kAlsAic},
    {"aic-with-ur", kRectangleAic},
    {"bowmans-bingo", kForcingNetContradiction},
    {"braid-analysis", kGBraid},
    {"pattern-overlay", kTemplateDelete},
    {"digit-forcing-chains", kForcingChain},
    {"unit-forcing-chains", kRegionForcingChains},
});

}  // namespace

std::span<const TechniqueAlias> technique_aliases() { return kAliases; }

std::span<const TechniqueRow> technique_catalog() { return kCatalog; }

const TechniqueRow& technique_row(TechniqueId id) { return kCatalog[static_cast<std::size_t>(id)]; }

const TechniqueRow* find_technique(std::string_view key) {
  for (const TechniqueRow& row : kCatalog) {
    if (row.key == key) return &row;
  }
  for (const TechniqueAlias& alias : kAliases) {
    if (alias.key == key) return &technique_row(alias.technique);
  }
  return nullptr;
}

std::vector<TechniqueId> techniques_unfit_for(const Puzzle& puzzle) {
  std::vector<TechniqueId> unfit;
  if (puzzle.givens_decide()) return unfit;
  for (const TechniqueRow& row : kCatalog) {
    if (row.premise == Premise::kGivensDecide) unfit.push_back(row.id);
  }
  return unfit;
}

}  // namespace nonet
