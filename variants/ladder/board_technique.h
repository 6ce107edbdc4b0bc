// The techniques of the ladder, a row each: the key under which it is known and its price. Those
// that the classic board has too have its keys and prices (rater/logic/steps, rater/orders); large
// boards add sets and fish of more houses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::variants {

enum class BoardTechnique : std::uint8_t {
  kFullHouse,
  kHiddenSingleBox,
  kHiddenSingleLine,
  kDirectPointing,
  kDirectClaiming,
  kDirectHiddenPair,
  kNakedSingle,
  kNonConsecutiveForcingCell,
  kLockedNonConsecutive,
  kDirectHiddenTriplet,
  kPointing,
  kClaiming,
  kGeneralIntersection,
  kNakedPair,
  kXWing,
  kHiddenPair,
  kNakedTriplet,
  kSwordfish,
  kHiddenTriplet,
  kXyWing,
  kDirectHiddenQuad,
  kXyzWing,
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kUniqueLoop1,
  kUniqueLoop2,
  kUniqueLoop3,
  kUniqueLoop4,
  kNakedQuad,
  kJellyfish,
  kHiddenQuad,
  kNakedQuintuplet,
  kHiddenQuintuplet,
  kNakedSextuplet,
  kHiddenSextuplet,
  kNakedSeptuplet,
  kHiddenSeptuplet,
  kSquirmbag,
  kWhale,
  kLeviathan,
  kNakedOctuplet,
  kHiddenOctuplet,
  kEightFish,
  kBug1,
  kBug2,
  kBug3,
  kBug4,
  kAlignedPairExclusion,
  kXCycle,
  kYCycle,
  kXForcingChain,
  kXyCycle,
  kForcingChain,
  kAlignedTripletExclusion,
  kNishio,
  kCellForcingChains,
  kRegionForcingChains,
  kDynamicForcingChains,
  kDynamicForcingChainsPlus,
  kNestedForcingChains,
  kNestedMultipleForcingChains,
  kNestedDynamicForcingChains,
  kNestedDynamicForcingChainsPlus,
  kCount,
};

struct BoardTechniqueRow {
  BoardTechnique technique;
  std::string_view key;
  int price;  // in tenths; lengths and partners are added (board_step.h)
};

inline constexpr auto kBoardTechniques = [] {
  using enum BoardTechnique;
  return std::array<BoardTechniqueRow, static_cast<std::size_t>(kCount)>{{
      {kFullHouse, "full-house", 10},
      {kHiddenSingleBox, "hidden-single-box", 12},
      {kHiddenSingleLine, "hidden-single-line", 15},
      {kDirectPointing, "direct-pointing", 17},
      {kDirectClaiming, "direct-claiming", 19},
      {kDirectHiddenPair, "direct-hidden-pair", 20},
      {kNakedSingle, "naked-single", 23},
      {kNonConsecutiveForcingCell, "non-consecutive-forcing-cell", 24},
      {kLockedNonConsecutive, "locked-non-consecutive", 25},
      {kDirectHiddenTriplet, "direct-hidden-triplet", 25},
      {kPointing, "pointing", 26},
      {kClaiming, "claiming", 28},
      {kGeneralIntersection, "general-intersection", 29},
      {kNakedPair, "naked-pair", 30},
      {kXWing, "x-wing", 32},
      {kHiddenPair, "hidden-pair", 34},
      {kNakedTriplet, "naked-triplet", 36},
      {kSwordfish, "swordfish", 38},
      {kHiddenTriplet, "hidden-triplet", 40},
      {kXyWing, "xy-wing", 42},
      {kDirectHiddenQuad, "direct-hidden-quad", 43},
      {kXyzWing, "xyz-wing", 44},
      {kUniqueRectangle1, "unique-rectangle-1", 45},
      {kUniqueRectangle2, "unique-rectangle-2", 45},
      {kUniqueRectangle3, "unique-rectangle-3", 45},
      {kUniqueRectangle4, "unique-rectangle-4", 45},
      {kUniqueLoop1, "unique-loop-1", 45},
      {kUniqueLoop2, "unique-loop-2", 45},
      {kUniqueLoop3, "unique-loop-3", 45},
      {kUniqueLoop4, "unique-loop-4", 45},
      {kNakedQuad, "naked-quad", 50},
      {kJellyfish, "jellyfish", 52},
      {kHiddenQuad, "hidden-quad", 54},
      {kNakedQuintuplet, "naked-quintuplet", 54},
      {kHiddenQuintuplet, "hidden-quintuplet", 54},
      {kNakedSextuplet, "naked-sextuplet", 54},
      {kHiddenSextuplet, "hidden-sextuplet", 54},
      {kNakedSeptuplet, "naked-septuplet", 54},
      {kHiddenSeptuplet, "hidden-septuplet", 54},
      {kSquirmbag, "squirmbag", 55},
      {kWhale, "whale", 55},
      {kLeviathan, "leviathan", 55},
      {kNakedOctuplet, "naked-octuplet", 56},
      {kHiddenOctuplet, "hidden-octuplet", 56},
      {kEightFish, "eight-fish", 56},
      {kBug1, "bug-1", 56},
      {kBug2, "bug-2", 57},
      {kBug3, "bug-3", 57},
      {kBug4, "bug-4", 57},
      {kAlignedPairExclusion, "aligned-pair-exclusion", 62},
      {kXCycle, "x-cycle", 65},
      {kYCycle, "y-cycle", 65},
      {kXForcingChain, "x-forcing-chain", 66},
      {kXyCycle, "xy-cycle", 70},
      {kForcingChain, "forcing-chain", 70},
      {kAlignedTripletExclusion, "aligned-triplet-exclusion", 75},
      {kNishio, "nishio", 75},
      {kCellForcingChains, "cell-forcing-chains", 80},
      {kRegionForcingChains, "region-forcing-chains", 80},
      {kDynamicForcingChains, "dynamic-forcing-chains", 85},
      {kDynamicForcingChainsPlus, "dynamic-forcing-chains-plus", 90},
      {kNestedForcingChains, "nested-forcing-chains", 95},
      {kNestedMultipleForcingChains, "nested-multiple-forcing-chains", 100},
      {kNestedDynamicForcingChains, "nested-dynamic-forcing-chains", 105},
      {kNestedDynamicForcingChainsPlus, "nested-dynamic-forcing-chains-plus", 110},
  }};
}();

constexpr const BoardTechniqueRow& board_row(BoardTechnique technique) {
  return kBoardTechniques[static_cast<std::size_t>(technique)];
}

// Whether it places a digit that has one place, or is alone in its cell.
constexpr bool is_single(BoardTechnique technique) {
  return technique <= BoardTechnique::kHiddenSingleLine ||
         technique == BoardTechnique::kNakedSingle;
}

// nullptr where there is no such key.
constexpr const BoardTechniqueRow* find_board_technique(std::string_view key) {
  for (const BoardTechniqueRow& row : kBoardTechniques) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

static_assert([] {
  for (std::size_t i = 0; i < kBoardTechniques.size(); ++i) {
    if (kBoardTechniques[i].technique != static_cast<BoardTechnique>(i)) return false;
  }
  return true;
}());

}  // namespace nonet::variants
