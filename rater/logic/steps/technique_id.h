// The name of every technique in the code. The order groups families; numbers never leave the
// program: files, databases and options use the keys of the catalog.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet {

enum class TechniqueId : std::uint8_t {
  // Singles.
  kFullHouse,         // the last empty cell of a house
  kHiddenSingleBox,   // the only place of a digit in a box
  kHiddenSingleLine,  // the only place of a digit in a row or column
  kNakedSingle,

  // Locked candidates; "direct" ones place a digit in the same step.
  kDirectPointing,
  kDirectClaiming,
  kPointing,
  kClaiming,
  // Digits almost locked where a line and a box cross: two, three, four.
  kAlmostLockedPair,
  kAlmostLockedTriple,
  kAlmostLockedQuad,

  // Subsets.
  kDirectHiddenPair,
  kDirectHiddenTriplet,
  kNakedPair,
  kNakedTriplet,
  kNakedQuad,
  kHiddenPair,
  kHiddenTriplet,
  kHiddenQuad,
  kLockedPair,  // naked pair in the crossing of a box and a line, removing from both
  kLockedTriple,

  // Fish.
  kXWing,
  kSwordfish,
  kJellyfish,
  kSquirmbag,
  kWhale,
  kLeviathan,
  // Fins: uncovered places of the bases; sashimi: a base with at most one place beside its fins.
  kFinnedXWing,
  kFinnedSwordfish,
  kFinnedJellyfish,
  kFinnedSquirmbag,
  kFinnedWhale,
  kFinnedLeviathan,
  kSashimiXWing,
  kSashimiSwordfish,
  kSashimiJellyfish,
  kSashimiSquirmbag,
  kSashimiWhale,
  kSashimiLeviathan,
  // With boxes among the houses; then with any houses.
  kFrankenXWing,
  kFrankenSwordfish,
  kFrankenJellyfish,
  kFrankenSquirmbag,
  kFrankenWhale,
  kFrankenLeviathan,
  kFinnedFrankenXWing,
  kFinnedFrankenSwordfish,
  kFinnedFrankenJellyfish,
  kFinnedFrankenSquirmbag,
  kFinnedFrankenWhale,
  kFinnedFrankenLeviathan,
  kMutantXWing,
  kMutantSwordfish,
  kMutantJellyfish,
  kMutantSquirmbag,
  kMutantWhale,
  kMutantLeviathan,
  kFinnedMutantXWing,
  kFinnedMutantSwordfish,
  kFinnedMutantJellyfish,
  kFinnedMutantSquirmbag,
  kFinnedMutantWhale,
  kFinnedMutantLeviathan,

  // Patterns of one digit.
  kSkyscraper,
  kTwoStringKite,
  kTurbotFish,
  kEmptyRectangle,

  // Wings.
  kXyWing,
  kXyzWing,
  kWWing,
  // Bent sets: as many digits as cells in a box and a line, from four on.
  kWxyzWing,
  kVwxyzWing,
  kUvwxyzWing,
  kTuvwxyzWing,
  kStuvwxyzWing,

  // Uniqueness: loops of four cells (rectangles) and more, and the bivalue universal grave.
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kUniqueLoop1,
  kUniqueLoop2,
  kUniqueLoop3,
  kUniqueLoop4,
  kBug1,
  kBug2,
  kBug3,
  kBug4,
  kUniqueRectangle5,
  kUniqueRectangle6,
  kHiddenRectangle,
  kAvoidableRectangle1,
  kAvoidableRectangle2,
  kExtendedRectangle,
  // Other cells that could be filled in two ways.
  kBorescopersPattern,
  kDeadlyPattern,
  kReverseBug,
  kQiusPattern,
  kBugPlus,
  kSymmetricalPlacement,
  kAntiSymmetricalPlacement,

  // Coloring.
  kSimpleColorsTrap,
  kSimpleColorsWrap,
  kMultiColors1,
  kMultiColors2,
  // 3D Medusa: coloring through several digits.
  kMedusaTrap,
  kMedusaWrap,

  // Rings of odd length, kept from being impossible by guardians.
  kBrokenWing,
  kBivalueOddagon,

  // Almost locked sets.
  kSueDeCoq,
  kAlsXz,
  kAlsXyWing,
  kAlsChain,
  kDeathBlossom,
  kHouseBlossom,
  kRectangleBlossom,
  kAnlsBlossom,

  // Aligned exclusion.
  kAlignedPairExclusion,
  kAlignedTripletExclusion,

  // Patterns of several digits in many houses.
  kFireworkTriple,
  kFireworkQuad,
  kXyzRing,
  kSkLoop,
  kMultiSectorLockedSet,
  kRankZeroSet,
  kTridagon,
  kJuniorExocet,
  kSeniorExocet,
  kDoubleExocet,
  kOneCellExocet,
  kComplexExocet,
  kWeakExocet,

  // Alternating chains and loops.
  kRemotePair,
  kXChain,
  kXyChain,
  kDiscontinuousNiceLoop,
  kContinuousNiceLoop,
  kAic,
  kGroupedDiscontinuousNiceLoop,
  kGroupedContinuousNiceLoop,
  kGroupedAic,
  kAlsDiscontinuousNiceLoop,
  kAlsContinuousNiceLoop,
  kAlsAic,
  kRectangleAic,

  // Tables of implications.
  kKrakenFish1,
  kKrakenFish2,
  kForcingChainContradiction,
  kForcingChainVerity,
  kForcingNetContradiction,
  kForcingNetVerity,

  // All ways to place a digit.
  kTemplateSet,
  kTemplateDelete,

  kBruteForce,

  // Chains of one source.
  kXCycle,
  kYCycle,
  kXyCycle,
  kXForcingChain,
  kForcingChain,

  // Chains of several sources or with deletions made on the way.
  kNishio,
  kCellForcingChains,
  kRegionForcingChains,
  kDynamicForcingChains,
  kDynamicForcingChainsPlus,        // level 1: with locked candidates, pairs and X-wings
  kNestedForcingChains,             // level 2: dynamic + forcing chains
  kNestedMultipleForcingChains,     // level 3: dynamic + multiple forcing chains
  kNestedDynamicForcingChains,      // level 4: dynamic + dynamic forcing chains
  kNestedDynamicForcingChainsPlus,  // level 5: dynamic + (dynamic + forcing chains)

  // Chains and trials of the classification by patterns (docs/classification.md).
  kWhip,
  kBraid,
  kGWhip,
  kGBraid,
  kTrial  // with braids or trials nested inside
};

inline constexpr std::size_t kTechniques = static_cast<std::size_t>(TechniqueId::kTrial) + 1;

}  // namespace nonet
