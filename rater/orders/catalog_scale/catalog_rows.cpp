// The ladder: what strong solvers look for first. Singles, locked candidates and small sets; then
// patterns that one glance confirms (one digit, bivalue cells, uniqueness); then sets and chains by
// the number of links and sets that must be kept in mind; then forcing chains, nets, and searches
// that nobody does by hand.
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog_scale/catalog_scale.h"

namespace nonet {

namespace {

constexpr auto kCatalogRows = [] {
  using enum TechniqueId;
  using enum CatalogChoice;
  return std::to_array<CatalogRow>({
      {kFullHouse, 10},
      {kHiddenSingleBox, 12},
      {kHiddenSingleLine, 15},
      {kDirectPointing, 17},
      {kDirectClaiming, 18},
      {kNakedSingle, 20},
      {kDirectHiddenPair, 21},
      {kDirectHiddenTriplet, 23},
      {kPointing, 25},
      {kClaiming, 26},
      {kLockedPair, 27},
      {kNakedPair, 28},
      {kHiddenPair, 30},
      {kLockedTriple, 31},
      {kNakedTriplet, 32},
      {kXWing, 33},
      {kHiddenTriplet, 35},
      {kAlmostLockedPair, 36},
      {kSkyscraper, 36},
      {kTwoStringKite, 36},
      {kUniqueRectangle1, 37},
      {kXyWing, 38},
      {kEmptyRectangle, 38},
      {kTurbotFish, 38},
      {kBug1, 39},
      {kWWing, 39},
      {kRemotePair, 39},
      {kSwordfish, 40},
      {kAlmostLockedTriple, 40},
      {kXyzWing, 40},
      {kUniqueRectangle2, 40},
      {kUniqueRectangle4, 40},
      {kUniqueRectangle5, 41},
      {kUniqueRectangle6, 41},
      {kHiddenRectangle, 41},
      {kAvoidableRectangle1, 41},
      {kAvoidableRectangle2, 42},
      {kFinnedXWing, 42},
      {kSashimiXWing, 43},
      {kSymmetricalPlacement, 43},
      {kAntiSymmetricalPlacement, 43},
      {kNakedQuad, 44},
      {kUniqueRectangle3, 44},
      {kSimpleColorsTrap, 45},
      {kSimpleColorsWrap, 45},
      {kHiddenQuad, 46},
      {kAlmostLockedQuad, 46},
      {kUniqueLoop1, 46},
      {kUniqueLoop2, 47},
      {kUniqueLoop4, 47},
      {kUniqueLoop3, 48},
      {kJellyfish, 48},
      {kMultiColors1, 49},
      {kMultiColors2, 49},
      {kBug2, 50},
      {kBug4, 50},
      {kWxyzWing, 50},
      {kBug3, 51},
      {kBugPlus, 51},
      {kMedusaTrap, 51},
      {kMedusaWrap, 51},
      {kFinnedSwordfish, 52},
      {kSashimiSwordfish, 53},
      {kXChain, 54, kShortest},
      {kXyChain, 55, kShortest},
      {kVwxyzWing, 55},
      {kBrokenWing, 56},
      {kFinnedJellyfish, 56},
      {kSashimiJellyfish, 57},
      {kContinuousNiceLoop, 58, kShortest},
      {kAic, 58, kShortest},
      {kDiscontinuousNiceLoop, 59, kShortest},
      {kXCycle, 60, kShortest},
      {kYCycle, 60, kShortest},
      {kXyCycle, 60, kShortest},
      {kXForcingChain, 60, kShortest},
      {kForcingChain, 61, kShortest},
      {kBivalueOddagon, 61},
      {kExtendedRectangle, 61},
      {kXyzRing, 61},
      {kGroupedContinuousNiceLoop, 62, kShortest},
      {kGroupedAic, 62, kShortest},
      {kGroupedDiscontinuousNiceLoop, 63, kShortest},
      {kSueDeCoq, 64},
      {kAlsXz, 64},
      {kAlignedPairExclusion, 65},
      {kUvwxyzWing, 65},
      {kAlsXyWing, 66},
      {kFireworkTriple, 66},
      {kTuvwxyzWing, 67},
      {kStuvwxyzWing, 67},
      {kAlsChain, 68, kShortest, Tried::kAlways, 0},
      {kFireworkQuad, 69},
      {kFrankenXWing, 70},
      {kFrankenSwordfish, 71},
      {kReverseBug, 72},
      {kBorescopersPattern, 72},
      {kQiusPattern, 73},
      {kDeadlyPattern, 73},
      {kTridagon, 74},
      {kSkLoop, 74},
      {kAlignedTripletExclusion, 75},
      {kDeathBlossom, 76},
      {kHouseBlossom, 76},
      {kRectangleBlossom, 76},
      {kAnlsBlossom, 76},
      {kJuniorExocet, 77},
      {kDoubleExocet, 78},
      {kSeniorExocet, 79},
      {kOneCellExocet, 79},
      {kComplexExocet, 79},
      {kCellForcingChains, 80, kShortest},
      {kRegionForcingChains, 80, kShortest},
      {kWeakExocet, 81},
      {kNishio, 82, kShortest},
      {kFinnedFrankenXWing, 83},
      {kFinnedFrankenSwordfish, 83},
      {kForcingChainContradiction, 84, kProved, Tried::kLast},
      {kForcingChainVerity, 84, kProved, Tried::kLast},
      {kMultiSectorLockedSet, 86, kFirst, Tried::kLast},
      {kRankZeroSet, 87, kFirst, Tried::kLast},
      {kDynamicForcingChains, 88, kShortest, Tried::kLast},
      {kForcingNetContradiction, 90, kProved, Tried::kLast},
      {kForcingNetVerity, 90, kProved, Tried::kLast},
      {kDynamicForcingChainsPlus, 92, kShortest, Tried::kLast},
      {kNestedForcingChains, 96, kShortest, Tried::kLast},
      {kNestedMultipleForcingChains, 100, kShortest, Tried::kLast},
      {kNestedDynamicForcingChains, 105, kShortest, Tried::kLast},
      {kNestedDynamicForcingChainsPlus, 110, kShortest, Tried::kLast},
      // Too slow for every position, and what they find a chain above finds as well.
      {kAlsContinuousNiceLoop, 115, kShortest, Tried::kByName},
      {kAlsAic, 115, kShortest, Tried::kByName},
      {kAlsDiscontinuousNiceLoop, 115, kShortest, Tried::kByName},
      {kRectangleAic, 115, kShortest, Tried::kByName},
      {kKrakenFish1, 115, kShortest, Tried::kByName},
      {kKrakenFish2, 115, kShortest, Tried::kByName},
      {kFrankenJellyfish, 116, kFirst, Tried::kByName},
      {kFinnedFrankenJellyfish, 116, kFirst, Tried::kByName},
      {kMutantXWing, 116, kFirst, Tried::kByName},
      {kMutantSwordfish, 116, kFirst, Tried::kByName},
      {kMutantJellyfish, 116, kFirst, Tried::kByName},
      {kFinnedMutantXWing, 116, kFirst, Tried::kByName},
      {kFinnedMutantSwordfish, 116, kFirst, Tried::kByName},
      {kFinnedMutantJellyfish, 116, kFirst, Tried::kByName},
      {kSquirmbag, 116, kFirst, Tried::kByName},
      {kWhale, 116, kFirst, Tried::kByName},
      {kLeviathan, 116, kFirst, Tried::kByName},
      {kFinnedSquirmbag, 117, kFirst, Tried::kByName},
      {kSashimiSquirmbag, 117, kFirst, Tried::kByName},
      {kFinnedWhale, 117, kFirst, Tried::kByName},
      {kSashimiWhale, 117, kFirst, Tried::kByName},
      {kFinnedLeviathan, 117, kFirst, Tried::kByName},
      {kSashimiLeviathan, 117, kFirst, Tried::kByName},
      {kFrankenSquirmbag, 117, kFirst, Tried::kByName},
      {kFrankenWhale, 117, kFirst, Tried::kByName},
      {kFrankenLeviathan, 117, kFirst, Tried::kByName},
      {kFinnedFrankenSquirmbag, 117, kFirst, Tried::kByName},
      {kFinnedFrankenWhale, 117, kFirst, Tried::kByName},
      {kFinnedFrankenLeviathan, 117, kFirst, Tried::kByName},
      {kMutantSquirmbag, 117, kFirst, Tried::kByName},
      {kMutantWhale, 117, kFirst, Tried::kByName},
      {kMutantLeviathan, 117, kFirst, Tried::kByName},
      {kFinnedMutantSquirmbag, 117, kFirst, Tried::kByName},
      {kFinnedMutantWhale, 117, kFirst, Tried::kByName},
      {kFinnedMutantLeviathan, 117, kFirst, Tried::kByName},
      {kTemplateSet, 118, kFirst, Tried::kByName},
      {kTemplateDelete, 118, kFirst, Tried::kByName},
      {kWhip, 119, kShortest, Tried::kByName},
      {kBraid, 119, kShortest, Tried::kByName},
      {kGWhip, 119, kShortest, Tried::kByName},
      {kGBraid, 119, kShortest, Tried::kByName},
      {kTrial, 119, kShortest, Tried::kByName},
      {kBruteForce, 120, kFirst, Tried::kLast},
  });
}();

constexpr bool every_technique_has_a_row() {
  std::array<int, kTechniques> rows{};
  for (const CatalogRow& row : kCatalogRows) ++rows[static_cast<std::size_t>(row.technique)];
  for (const int count : rows) {
    if (count != 1) return false;
  }
  return true;
}
static_assert(every_technique_has_a_row());

constexpr bool prices_rise() {
  for (std::size_t i = 1; i < kCatalogRows.size(); ++i) {
    if (kCatalogRows[i].price < kCatalogRows[i - 1].price) return false;
  }
  return true;
}
static_assert(prices_rise());

}  // namespace

const std::array<Weight, kTechniques> kCatalogWeights = [] {
  std::array<Weight, kTechniques> weights;
  for (const CatalogRow& row : kCatalogRows) {
    weights[static_cast<std::size_t>(row.technique)] = {technique_row(row.technique).key,
                                                        row.price / 10.0};
  }
  return weights;
}();

std::span<const CatalogRow> catalog_rows() { return kCatalogRows; }

}  // namespace nonet
