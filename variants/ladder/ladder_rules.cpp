#include "variants/ladder/ladder_rules.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "variants/ladder/chains/chain_finders.h"
#include "variants/ladder/ladder_board.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

// The procedures begin and end with the same rows.
constexpr auto kFirstRows = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kFullHouse, find_hidden_singles, 1},
      {kDirectPointing, find_direct_intersections, 1},
      {kDirectHiddenPair, find_direct_hidden_sets, 2},
      {kNakedSingle, find_naked_singles, 1},
      {kDirectHiddenTriplet, find_direct_hidden_sets, 3},
      {kPointing, find_intersections, 1},
      {kNakedPair, find_naked_sets, 2},
      {kXWing, find_board_fish, 2},
      {kHiddenPair, find_hidden_sets, 2},
      {kNakedTriplet, find_naked_sets, 3},
      {kSwordfish, find_board_fish, 3},
      {kHiddenTriplet, find_hidden_sets, 3},
      {kXyWing, find_board_wings, 2},
  });
}();

constexpr auto kSetsOfFour = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kXyzWing, find_board_wings, 3},
      {kUniqueRectangle1, find_board_loops, 0},
      {kNakedQuad, find_naked_sets, 4},
      {kJellyfish, find_board_fish, 4},
      {kHiddenQuad, find_hidden_sets, 4},
  });
}();

constexpr std::array kDirectQuad = {
    BoardLadderRow{BoardTechnique::kDirectHiddenQuad, find_direct_hidden_sets, 4}};

constexpr auto kLargerSets = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kNakedQuintuplet, find_naked_sets, 5},
      {kHiddenQuintuplet, find_hidden_sets, 5},
      {kNakedSextuplet, find_naked_sets, 6},
      {kHiddenSextuplet, find_hidden_sets, 6},
      {kNakedSeptuplet, find_naked_sets, 7},
      {kHiddenSeptuplet, find_hidden_sets, 7},
      {kSquirmbag, find_board_fish, 5},
      {kWhale, find_board_fish, 6},
      {kLeviathan, find_board_fish, 7},
      {kNakedOctuplet, find_naked_sets, 8},
      {kHiddenOctuplet, find_hidden_sets, 8},
      {kEightFish, find_board_fish, 8},
  });
}();

// The last three are not of all boards.
constexpr auto kLastRows = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kBug1, find_board_grave, 0},
      {kAlignedPairExclusion, find_pair_exclusions, 2},
      {kXCycle, find_single_source_chains, 0},
      {kAlignedTripletExclusion, find_triplet_exclusions, 3},
      {kNishio, find_board_nishio, 0},
      {kCellForcingChains, find_board_multiple_chains, 0},
      {kDynamicForcingChains, find_board_dynamic_chains, 0},
      {kDynamicForcingChainsPlus, find_board_dynamic_chains, 1},
      {kNestedForcingChains, find_board_dynamic_chains, 2},
      {kNestedMultipleForcingChains, find_board_dynamic_chains, 3},
      {kNestedDynamicForcingChains, find_board_dynamic_chains, 4},
      {kNestedDynamicForcingChains, find_board_dynamic_chains, 5},
      {kNestedDynamicForcingChains, find_board_dynamic_chains, 6},
  });
}();

// The rows of all parts, one after the other.
template <std::size_t... kSizes>
constexpr auto joined(const std::array<BoardLadderRow, kSizes>&... parts) {
  std::array<BoardLadderRow, (kSizes + ...)> rows{};
  auto to = rows.begin();
  ((to = std::copy(parts.begin(), parts.end(), to)), ...);
  return rows;
}

constexpr auto kRowsOfNine = joined(kFirstRows, kSetsOfFour, kLastRows);
constexpr auto kRowsOfSixteen =
    joined(kFirstRows, kDirectQuad, kSetsOfFour, kLargerSets, kLastRows);

constexpr std::array kPatternStages = {NestedStage{NestedSearch::kPatterns}};
constexpr std::array kChainStages = {NestedStage{NestedSearch::kPatterns},
                                     NestedStage{NestedSearch::kSingleSource}};
constexpr std::array kMultipleStages = {NestedStage{NestedSearch::kPatterns},
                                        NestedStage{NestedSearch::kMultiple}};
constexpr std::array kBothStages = {NestedStage{NestedSearch::kPatterns},
                                    NestedStage{NestedSearch::kSingleSource},
                                    NestedStage{NestedSearch::kMultiple}};
constexpr std::array kDynamicStages = {NestedStage{NestedSearch::kPatterns},
                                       NestedStage{NestedSearch::kDynamic, 0}};
constexpr std::array kDynamicPatternStages = {NestedStage{NestedSearch::kPatterns},
                                              NestedStage{NestedSearch::kDynamic, 1}};
constexpr std::array kDynamicChainStages = {NestedStage{NestedSearch::kPatterns},
                                            NestedStage{NestedSearch::kDynamic, 2}};
constexpr std::array kTwofoldStages = {NestedStage{NestedSearch::kPatterns},
                                       NestedStage{NestedSearch::kDynamic, 0},
                                       NestedStage{NestedSearch::kDynamic, 2}};

constexpr std::array kClassicLevels = {
    ForcingLevel{BoardTechnique::kDynamicForcingChains, {}},
    ForcingLevel{BoardTechnique::kDynamicForcingChainsPlus, kPatternStages},
    ForcingLevel{BoardTechnique::kNestedForcingChains, kChainStages},
    ForcingLevel{BoardTechnique::kNestedMultipleForcingChains, kBothStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChainsPlus, kTwofoldStages},
};
constexpr std::array kLevels = {
    ForcingLevel{BoardTechnique::kDynamicForcingChains, {}},
    ForcingLevel{BoardTechnique::kDynamicForcingChainsPlus, kPatternStages},
    ForcingLevel{BoardTechnique::kNestedForcingChains, kChainStages},
    ForcingLevel{BoardTechnique::kNestedMultipleForcingChains, kMultipleStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicPatternStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicChainStages},
};

// Without its last rows; each of the levels that remain is one of them.
constexpr std::size_t kRowsToLevel3 = kRowsOfNine.size() - 3;
constexpr std::size_t kRowsToLevel5 = kRowsOfNine.size() - 1;

constexpr LadderRules kClassicRules = {
    .source = "Sudoku Explainer 1.2.1",
    .rows = std::span(kRowsOfNine).first(kRowsToLevel5),
    .levels = kClassicLevels,
    .direct_steps_remove = false,
};
constexpr LadderRules kRulesOfNine = {
    .source = "SukakuExplainer",
    .rows = kRowsOfNine,
    .levels = kLevels,
    .further_layers_last = true,
    .general_intersections = true,
};
constexpr LadderRules kRulesOfSix = {
    .source = "Sukaku6x6Explainer",
    .rows = std::span(kRowsOfNine).first(kRowsToLevel3),
    .levels = kLevels,
    .general_intersections = true,
};
constexpr LadderRules kRulesOfSixteen = {
    .source = "Sudoku16x16Explainer",
    .rows = kRowsOfSixteen,
    .levels = kLevels,
};

bool is_classic(const Geometry& geometry) {
  return geometry.digits() == 9 && geometry.only_rows_columns_boxes() &&
         geometry.regions().size() == 27 && has_regular_boxes(geometry);
}

bool differ_in_pairs(const Geometry& geometry) {
  std::vector<CellPlane> seen(static_cast<std::size_t>(geometry.cells()));
  for (const Region& region : geometry.regions()) {
    for (const CellIndex cell : region.cells) {
      for (const CellIndex other : region.cells) seen[cell].insert(other);
    }
  }
  for (std::size_t cell = 0; cell < seen.size(); ++cell) {
    for (const CellIndex peer : geometry.peers(static_cast<CellIndex>(cell))) {
      if (!seen[cell].has(peer)) return true;
    }
    if (!geometry.far_from(static_cast<CellIndex>(cell)).empty()) return true;
  }
  return false;
}

// The row that finds the technique on boards that have it: the last one with a name up to its own.
BoardTechnique row_of(BoardTechnique technique) {
  BoardTechnique name = BoardTechnique::kFullHouse;
  for (const BoardLadderRow& row : kRowsOfSixteen) {
    if (row.technique <= technique) name = std::max(name, row.technique);
  }
  return name;
}

bool looks_for(const LadderRules& rules, BoardTechnique technique) {
  if (technique == BoardTechnique::kGeneralIntersection) return rules.general_intersections;
  const bool is_level = technique >= BoardTechnique::kDynamicForcingChains;
  return std::ranges::any_of(rules.rows, [&](const BoardLadderRow& row) {
    if (!is_level) return row.technique == row_of(technique);
    return row.technique >= BoardTechnique::kDynamicForcingChains &&
           rules.levels[static_cast<std::size_t>(row.size)].technique == technique;
  });
}

}  // namespace

Result<const LadderRules*> ladder_rules(const Geometry& geometry) {
  if (geometry.digits() > kMostLadderDigits) {
    return request_error(
        fmt::format("{} cannot be rated: boards of at most 16 digits can", geometry.key()));
  }
  if (differ_in_pairs(geometry)) {
    return request_error(fmt::format(
        "{} cannot be rated: techniques for cells that differ outside of houses are not there yet",
        geometry.key()));
  }
  if (is_classic(geometry)) return &kClassicRules;
  if (geometry.digits() > 9) return &kRulesOfSixteen;
  return geometry.digits() > 6 ? &kRulesOfNine : &kRulesOfSix;
}

std::vector<BoardTechnique> techniques_of(const LadderRules& rules) {
  std::vector<BoardTechnique> techniques;
  for (const BoardTechniqueRow& row : kBoardTechniques) {
    if (looks_for(rules, row.technique)) techniques.push_back(row.technique);
  }
  std::ranges::stable_sort(techniques, {},
                           [](BoardTechnique technique) { return board_row(technique).price; });
  return techniques;
}

}  // namespace nonet::variants
