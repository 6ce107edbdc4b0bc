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
constexpr auto kSingleRows = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kFullHouse, find_hidden_singles, 1},
      {kDirectPointing, find_direct_intersections, 1},
      {kDirectHiddenPair, find_direct_hidden_sets, 2},
      {kNakedSingle, find_naked_singles, 1},
  });
}();

// Where the digits of neighbours may not follow one another.
constexpr auto kNeighbourRows = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
      {kNonConsecutiveForcingCell, find_forcing_cells, 0},
      {kLockedNonConsecutive, find_locked_neighbours, 0},
  });
}();

constexpr auto kFirstRows = [] {
  using enum BoardTechnique;
  return std::to_array<BoardLadderRow>({
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

constexpr std::array kDeepestRow = {
    BoardLadderRow{BoardTechnique::kNestedDynamicForcingChains, find_board_dynamic_chains, 7}};

// The rows of all parts, one after the other.
template <std::size_t... kSizes>
constexpr auto joined(const std::array<BoardLadderRow, kSizes>&... parts) {
  std::array<BoardLadderRow, (kSizes + ...)> rows{};
  auto to = rows.begin();
  ((to = std::copy(parts.begin(), parts.end(), to)), ...);
  return rows;
}

constexpr auto kRowsFromTriplets = joined(kFirstRows, kSetsOfFour, kLastRows);
constexpr auto kLargeRowsFromTriplets =
    joined(kFirstRows, kDirectQuad, kSetsOfFour, kLargerSets, kLastRows);
constexpr auto kRowsOfNine = joined(kSingleRows, kRowsFromTriplets);
constexpr auto kRowsOfSixteen = joined(kSingleRows, kLargeRowsFromTriplets);
// Of boards with pairs.
constexpr auto kRowsApart = joined(kRowsOfNine, kDeepestRow);
constexpr auto kLargeRowsApart = joined(kRowsOfSixteen, kDeepestRow);
constexpr auto kRowsOfNeighbours =
    joined(kSingleRows, kNeighbourRows, kRowsFromTriplets, kDeepestRow);
constexpr auto kLargeRowsOfNeighbours =
    joined(kSingleRows, kNeighbourRows, kLargeRowsFromTriplets, kDeepestRow);

constexpr std::array<BoardFinder, 4> kNestedPatterns = {find_intersections, find_hidden_sets,
                                                        find_naked_sets, find_board_fish};
constexpr std::array<BoardFinder, 4> kNestedHousePatterns = {
    find_locked_candidates, find_hidden_sets, find_naked_sets, find_board_fish};
constexpr std::array<BoardFinder, 4> kNestedSightPatterns = {
    find_general_intersections, find_hidden_sets, find_general_naked_sets, find_board_fish};

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
constexpr std::array kDynamicMultipleStages = {NestedStage{NestedSearch::kPatterns},
                                               NestedStage{NestedSearch::kDynamic, 3}};
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
constexpr std::array kLevelsOfPairs = {
    ForcingLevel{BoardTechnique::kDynamicForcingChains, {}},
    ForcingLevel{BoardTechnique::kDynamicForcingChainsPlus, kPatternStages},
    ForcingLevel{BoardTechnique::kNestedForcingChains, kChainStages},
    ForcingLevel{BoardTechnique::kNestedMultipleForcingChains, kBothStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicPatternStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicChainStages},
    ForcingLevel{BoardTechnique::kNestedDynamicForcingChains, kDynamicMultipleStages},
};

// Without its last rows; each of the levels that remain is one of them.
constexpr std::size_t kRowsToLevel3 = kRowsOfNine.size() - 3;
constexpr std::size_t kRowsToLevel5 = kRowsOfNine.size() - 1;

constexpr LadderRules kClassicRules = {
    .source = "Sudoku Explainer 1.2.1",
    .rows = std::span(kRowsOfNine).first(kRowsToLevel5),
    .levels = kClassicLevels,
    .nested_patterns = kNestedPatterns,
    .direct_steps_remove = false,
};
constexpr LadderRules kRulesOfNine = {
    .source = "SukakuExplainer",
    .rows = kRowsOfNine,
    .levels = kLevels,
    .nested_patterns = kNestedPatterns,
    .further_layers_last = true,
    .general_intersections = true,
};
constexpr LadderRules kRulesOfSix = {
    .source = "Sukaku6x6Explainer",
    .rows = std::span(kRowsOfNine).first(kRowsToLevel3),
    .levels = kLevels,
    .nested_patterns = kNestedPatterns,
    .general_intersections = true,
};
constexpr LadderRules kRulesOfSixteen = {
    .source = "Sudoku16x16Explainer",
    .rows = kRowsOfSixteen,
    .levels = kLevels,
    .nested_patterns = kNestedPatterns,
};

// Of boards where cells without a common house differ, where the digits of neighbours may not
// follow one another, and where both hold.
constexpr LadderRules rules_of_pairs(std::span<const BoardLadderRow> rows, bool has_cells_apart) {
  return {
      .source = "SudokuMonster's SukakuExplainer",
      .rows = rows,
      .levels = kLevelsOfPairs,
      .nested_patterns = has_cells_apart ? kNestedSightPatterns : kNestedHousePatterns,
      .direct_steps_remove = false,
      .general_intersections = true,
      .digits_before_houses = true,
      .removals_as_hashed = true,
      .revised_uniqueness = true,
      .sets_reach_by_sight = has_cells_apart,
  };
}
constexpr LadderRules kRulesApart = rules_of_pairs(kRowsApart, true);
constexpr LadderRules kRulesOfNeighbours = rules_of_pairs(kRowsOfNeighbours, false);
constexpr LadderRules kRulesOfBothPairs = rules_of_pairs(kRowsOfNeighbours, true);
constexpr LadderRules kLargeRulesApart = rules_of_pairs(kLargeRowsApart, true);
constexpr LadderRules kLargeRulesOfNeighbours = rules_of_pairs(kLargeRowsOfNeighbours, false);
constexpr LadderRules kLargeRulesOfBothPairs = rules_of_pairs(kLargeRowsOfNeighbours, true);

bool is_classic(const Geometry& geometry) {
  return geometry.digits() == 9 && geometry.only_rows_columns_boxes() &&
         geometry.regions().size() == 27 && has_regular_boxes(geometry);
}

// nullptr where no cells differ in pairs.
const LadderRules* rules_by_pairs(const Geometry& geometry) {
  const bool large = geometry.digits() > 9;
  if (!has_cells_far_apart(geometry)) {
    if (!has_cells_apart(geometry)) return nullptr;
    return large ? &kLargeRulesApart : &kRulesApart;
  }
  if (has_cells_apart(geometry)) return large ? &kLargeRulesOfBothPairs : &kRulesOfBothPairs;
  return large ? &kLargeRulesOfNeighbours : &kRulesOfNeighbours;
}

// The row that finds the technique on boards that have it: the last one with a name up to its own.
BoardTechnique row_of(BoardTechnique technique) {
  BoardTechnique name = BoardTechnique::kFullHouse;
  for (const BoardLadderRow& row : kLargeRowsOfNeighbours) {
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
  if (const LadderRules* rules = rules_by_pairs(geometry)) return rules;
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
