// The keys of levels, scales, symmetries, methods, formats and techniques as constants: a misspelt
// one does not compile. Keys are forever; the functions named below list them with their names.
#pragma once

namespace nonet::v0 {

// levels(), from the easiest on.
namespace level {

inline constexpr const char* kVeryEasy = "very-easy";
inline constexpr const char* kEasy = "easy";
inline constexpr const char* kMedium = "medium";
inline constexpr const char* kHard = "hard";
inline constexpr const char* kVeryHard = "very-hard";
inline constexpr const char* kExpert = "expert";
inline constexpr const char* kDiabolical = "diabolical";
inline constexpr const char* kExtreme = "extreme";

}  // namespace level

// scales().
namespace scale {

inline constexpr const char* kExplainer = "explainer";
inline constexpr const char* kBridi = "bridi";
inline constexpr const char* kHodoku = "hodoku";
inline constexpr const char* kMinutes = "minutes";
inline constexpr const char* kCatalog = "catalog";
inline constexpr const char* kTeDepth = "te-depth";
inline constexpr const char* kB = "b";
inline constexpr const char* kW = "w";
inline constexpr const char* kGb = "gb";
inline constexpr const char* kGw = "gw";
inline constexpr const char* kBxb = "bxb";
inline constexpr const char* kBxbb = "bxbb";

}  // namespace scale

// symmetries().
namespace symmetry {

inline constexpr const char* kNone = "none";
inline constexpr const char* kRotational = "rotational";
inline constexpr const char* kRotational90 = "rotational90";
inline constexpr const char* kHorizontal = "horizontal";
inline constexpr const char* kVertical = "vertical";
inline constexpr const char* kDiagonal = "diagonal";
inline constexpr const char* kAntidiagonal = "antidiagonal";
inline constexpr const char* kOrthogonal = "orthogonal";
inline constexpr const char* kBidiagonal = "bidiagonal";
inline constexpr const char* kFull = "full";

}  // namespace symmetry

// Wish::method.
namespace method {

inline constexpr const char* kThinning = "thinning";
inline constexpr const char* kForwardChecking = "forward-checking";
inline constexpr const char* kDesign = "design";
inline constexpr const char* kNearDesign = "near-design";
inline constexpr const char* kAscent = "ascent";
inline constexpr const char* kDescent = "descent";

}  // namespace method

// formats().
namespace format {

inline constexpr const char* kLine = "line";
inline constexpr const char* kSdm = "sdm";
inline constexpr const char* kSukaku = "sukaku";
inline constexpr const char* kSdk = "sdk";
inline constexpr const char* kSs = "ss";
inline constexpr const char* kGrid = "grid";
inline constexpr const char* kPencilmarks = "pencilmarks";
inline constexpr const char* kHodoku = "hodoku";
inline constexpr const char* kOpensudoku = "opensudoku";
inline constexpr const char* kFpuzzles = "fpuzzles";
inline constexpr const char* kUrl = "url";
inline constexpr const char* kIpuz = "ipuz";
inline constexpr const char* kCsv = "csv";
inline constexpr const char* kTsv = "tsv";
inline constexpr const char* kJsonl = "jsonl";

}  // namespace format

// techniques().
namespace technique {

inline constexpr const char* kFullHouse = "full-house";
inline constexpr const char* kHiddenSingleBox = "hidden-single-box";
inline constexpr const char* kHiddenSingleLine = "hidden-single-line";
inline constexpr const char* kNakedSingle = "naked-single";
inline constexpr const char* kDirectPointing = "direct-pointing";
inline constexpr const char* kDirectClaiming = "direct-claiming";
inline constexpr const char* kPointing = "pointing";
inline constexpr const char* kClaiming = "claiming";
inline constexpr const char* kAlmostLockedPair = "almost-locked-pair";
inline constexpr const char* kAlmostLockedTriple = "almost-locked-triple";
inline constexpr const char* kAlmostLockedQuad = "almost-locked-quad";
inline constexpr const char* kDirectHiddenPair = "direct-hidden-pair";
inline constexpr const char* kDirectHiddenTriplet = "direct-hidden-triplet";
inline constexpr const char* kNakedPair = "naked-pair";
inline constexpr const char* kNakedTriplet = "naked-triplet";
inline constexpr const char* kNakedQuad = "naked-quad";
inline constexpr const char* kHiddenPair = "hidden-pair";
inline constexpr const char* kHiddenTriplet = "hidden-triplet";
inline constexpr const char* kHiddenQuad = "hidden-quad";
inline constexpr const char* kLockedPair = "locked-pair";
inline constexpr const char* kLockedTriple = "locked-triple";
inline constexpr const char* kXWing = "x-wing";
inline constexpr const char* kSwordfish = "swordfish";
inline constexpr const char* kJellyfish = "jellyfish";
inline constexpr const char* kSquirmbag = "squirmbag";
inline constexpr const char* kWhale = "whale";
inline constexpr const char* kLeviathan = "leviathan";
inline constexpr const char* kFinnedXWing = "finned-x-wing";
inline constexpr const char* kFinnedSwordfish = "finned-swordfish";
inline constexpr const char* kFinnedJellyfish = "finned-jellyfish";
inline constexpr const char* kFinnedSquirmbag = "finned-squirmbag";
inline constexpr const char* kFinnedWhale = "finned-whale";
inline constexpr const char* kFinnedLeviathan = "finned-leviathan";
inline constexpr const char* kSashimiXWing = "sashimi-x-wing";
inline constexpr const char* kSashimiSwordfish = "sashimi-swordfish";
inline constexpr const char* kSashimiJellyfish = "sashimi-jellyfish";
inline constexpr const char* kSashimiSquirmbag = "sashimi-squirmbag";
inline constexpr const char* kSashimiWhale = "sashimi-whale";
inline constexpr const char* kSashimiLeviathan = "sashimi-leviathan";
inline constexpr const char* kFrankenXWing = "franken-x-wing";
inline constexpr const char* kFrankenSwordfish = "franken-swordfish";
inline constexpr const char* kFrankenJellyfish = "franken-jellyfish";
inline constexpr const char* kFrankenSquirmbag = "franken-squirmbag";
inline constexpr const char* kFrankenWhale = "franken-whale";
inline constexpr const char* kFrankenLeviathan = "franken-leviathan";
inline constexpr const char* kFinnedFrankenXWing = "finned-franken-x-wing";
inline constexpr const char* kFinnedFrankenSwordfish = "finned-franken-swordfish";
inline constexpr const char* kFinnedFrankenJellyfish = "finned-franken-jellyfish";
inline constexpr const char* kFinnedFrankenSquirmbag = "finned-franken-squirmbag";
inline constexpr const char* kFinnedFrankenWhale = "finned-franken-whale";
inline constexpr const char* kFinnedFrankenLeviathan = "finned-franken-leviathan";
inline constexpr const char* kMutantXWing = "mutant-x-wing";
inline constexpr const char* kMutantSwordfish = "mutant-swordfish";
inline constexpr const char* kMutantJellyfish = "mutant-jellyfish";
inline constexpr const char* kMutantSquirmbag = "mutant-squirmbag";
inline constexpr const char* kMutantWhale = "mutant-whale";
inline constexpr const char* kMutantLeviathan = "mutant-leviathan";
inline constexpr const char* kFinnedMutantXWing = "finned-mutant-x-wing";
inline constexpr const char* kFinnedMutantSwordfish = "finned-mutant-swordfish";
inline constexpr const char* kFinnedMutantJellyfish = "finned-mutant-jellyfish";
inline constexpr const char* kFinnedMutantSquirmbag = "finned-mutant-squirmbag";
inline constexpr const char* kFinnedMutantWhale = "finned-mutant-whale";
inline constexpr const char* kFinnedMutantLeviathan = "finned-mutant-leviathan";
inline constexpr const char* kSkyscraper = "skyscraper";
inline constexpr const char* kTwoStringKite = "two-string-kite";
inline constexpr const char* kTurbotFish = "turbot-fish";
inline constexpr const char* kEmptyRectangle = "empty-rectangle";
inline constexpr const char* kXyWing = "xy-wing";
inline constexpr const char* kXyzWing = "xyz-wing";
inline constexpr const char* kWWing = "w-wing";
inline constexpr const char* kWxyzWing = "wxyz-wing";
inline constexpr const char* kVwxyzWing = "vwxyz-wing";
inline constexpr const char* kUvwxyzWing = "uvwxyz-wing";
inline constexpr const char* kTuvwxyzWing = "tuvwxyz-wing";
inline constexpr const char* kStuvwxyzWing = "stuvwxyz-wing";
inline constexpr const char* kUniqueRectangle1 = "unique-rectangle-1";
inline constexpr const char* kUniqueRectangle2 = "unique-rectangle-2";
inline constexpr const char* kUniqueRectangle3 = "unique-rectangle-3";
inline constexpr const char* kUniqueRectangle4 = "unique-rectangle-4";
inline constexpr const char* kUniqueLoop1 = "unique-loop-1";
inline constexpr const char* kUniqueLoop2 = "unique-loop-2";
inline constexpr const char* kUniqueLoop3 = "unique-loop-3";
inline constexpr const char* kUniqueLoop4 = "unique-loop-4";
inline constexpr const char* kBug1 = "bug-1";
inline constexpr const char* kBug2 = "bug-2";
inline constexpr const char* kBug3 = "bug-3";
inline constexpr const char* kBug4 = "bug-4";
inline constexpr const char* kUniqueRectangle5 = "unique-rectangle-5";
inline constexpr const char* kUniqueRectangle6 = "unique-rectangle-6";
inline constexpr const char* kHiddenRectangle = "hidden-rectangle";
inline constexpr const char* kAvoidableRectangle1 = "avoidable-rectangle-1";
inline constexpr const char* kAvoidableRectangle2 = "avoidable-rectangle-2";
inline constexpr const char* kExtendedRectangle = "extended-rectangle";
inline constexpr const char* kBorescopersPattern = "borescopers-deadly-pattern";
inline constexpr const char* kDeadlyPattern = "deadly-pattern";
inline constexpr const char* kReverseBug = "reverse-bug";
inline constexpr const char* kQiusPattern = "qius-deadly-pattern";
inline constexpr const char* kBugPlus = "bug-plus-n";
inline constexpr const char* kSymmetricalPlacement = "symmetrical-placement";
inline constexpr const char* kAntiSymmetricalPlacement = "anti-symmetrical-placement";
inline constexpr const char* kSimpleColorsTrap = "simple-colors-trap";
inline constexpr const char* kSimpleColorsWrap = "simple-colors-wrap";
inline constexpr const char* kMultiColors1 = "multi-colors-1";
inline constexpr const char* kMultiColors2 = "multi-colors-2";
inline constexpr const char* kMedusaTrap = "medusa-trap";
inline constexpr const char* kMedusaWrap = "medusa-wrap";
inline constexpr const char* kBrokenWing = "broken-wing";
inline constexpr const char* kBivalueOddagon = "bivalue-oddagon";
inline constexpr const char* kSueDeCoq = "sue-de-coq";
inline constexpr const char* kAlsXz = "als-xz";
inline constexpr const char* kAlsXyWing = "als-xy-wing";
inline constexpr const char* kAlsChain = "als-chain";
inline constexpr const char* kDeathBlossom = "death-blossom";
inline constexpr const char* kHouseBlossom = "house-blossom";
inline constexpr const char* kRectangleBlossom = "rectangle-blossom";
inline constexpr const char* kAnlsBlossom = "anls-blossom";
inline constexpr const char* kAlignedPairExclusion = "aligned-pair-exclusion";
inline constexpr const char* kAlignedTripletExclusion = "aligned-triplet-exclusion";
inline constexpr const char* kFireworkTriple = "firework-triple";
inline constexpr const char* kFireworkQuad = "firework-quad";
inline constexpr const char* kXyzRing = "xyz-ring";
inline constexpr const char* kSkLoop = "sk-loop";
inline constexpr const char* kMultiSectorLockedSet = "multi-sector-locked-set";
inline constexpr const char* kRankZeroSet = "rank-zero-set";
inline constexpr const char* kTridagon = "tridagon";
inline constexpr const char* kJuniorExocet = "junior-exocet";
inline constexpr const char* kSeniorExocet = "senior-exocet";
inline constexpr const char* kDoubleExocet = "double-exocet";
inline constexpr const char* kOneCellExocet = "one-cell-exocet";
inline constexpr const char* kComplexExocet = "complex-exocet";
inline constexpr const char* kWeakExocet = "weak-exocet";
inline constexpr const char* kRemotePair = "remote-pair";
inline constexpr const char* kXChain = "x-chain";
inline constexpr const char* kXyChain = "xy-chain";
inline constexpr const char* kDiscontinuousNiceLoop = "discontinuous-nice-loop";
inline constexpr const char* kContinuousNiceLoop = "continuous-nice-loop";
inline constexpr const char* kAic = "aic";
inline constexpr const char* kGroupedDiscontinuousNiceLoop = "grouped-discontinuous-nice-loop";
inline constexpr const char* kGroupedContinuousNiceLoop = "grouped-continuous-nice-loop";
inline constexpr const char* kGroupedAic = "grouped-aic";
inline constexpr const char* kAlsDiscontinuousNiceLoop = "als-discontinuous-nice-loop";
inline constexpr const char* kAlsContinuousNiceLoop = "als-continuous-nice-loop";
inline constexpr const char* kAlsAic = "als-aic";
inline constexpr const char* kRectangleAic = "rectangle-aic";
inline constexpr const char* kKrakenFish1 = "kraken-fish-1";
inline constexpr const char* kKrakenFish2 = "kraken-fish-2";
inline constexpr const char* kForcingChainContradiction = "forcing-chain-contradiction";
inline constexpr const char* kForcingChainVerity = "forcing-chain-verity";
inline constexpr const char* kForcingNetContradiction = "forcing-net-contradiction";
inline constexpr const char* kForcingNetVerity = "forcing-net-verity";
inline constexpr const char* kTemplateSet = "template-set";
inline constexpr const char* kTemplateDelete = "template-delete";
inline constexpr const char* kBruteForce = "brute-force";
inline constexpr const char* kXCycle = "x-cycle";
inline constexpr const char* kYCycle = "y-cycle";
inline constexpr const char* kXyCycle = "xy-cycle";
inline constexpr const char* kXForcingChain = "x-forcing-chain";
inline constexpr const char* kForcingChain = "forcing-chain";
inline constexpr const char* kNishio = "nishio";
inline constexpr const char* kCellForcingChains = "cell-forcing-chains";
inline constexpr const char* kRegionForcingChains = "region-forcing-chains";
inline constexpr const char* kDynamicForcingChains = "dynamic-forcing-chains";
inline constexpr const char* kDynamicForcingChainsPlus = "dynamic-forcing-chains-plus";
inline constexpr const char* kNestedForcingChains = "nested-forcing-chains";
inline constexpr const char* kNestedMultipleForcingChains = "nested-multiple-forcing-chains";
inline constexpr const char* kNestedDynamicForcingChains = "nested-dynamic-forcing-chains";
inline constexpr const char* kNestedDynamicForcingChainsPlus = "nested-dynamic-forcing-chains-plus";
inline constexpr const char* kWhip = "whip";
inline constexpr const char* kBraid = "braid";
inline constexpr const char* kGWhip = "g-whip";
inline constexpr const char* kGBraid = "g-braid";
inline constexpr const char* kTrial = "trial";

}  // namespace technique

}  // namespace nonet::v0
