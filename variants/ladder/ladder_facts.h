// What the procedures for different boards differ in: the rows of techniques, the searches among
// assumptions, and what a technique does more or less. ladder_rules.cpp has the table.
#pragma once

#include <span>
#include <string_view>

#include "variants/ladder/board_step.h"

namespace nonet::variants {

struct BoardLadderRow {
  BoardTechnique technique;  // the cheapest of those that the finder offers
  BoardFinder find;
  int size;
};

// A search that runs among the assumptions of dynamic chains: first the patterns, then these in
// turn until one of them removes something.
enum class NestedSearch : std::uint8_t { kPatterns, kSingleSource, kMultiple, kDynamic };
struct NestedStage {
  NestedSearch search;
  int level = 0;  // kDynamic: the level of the nested chains
};

// Rows of rising level; level 0 is links alone.
struct ForcingLevel {
  BoardTechnique technique;
  std::span<const NestedStage> stages;
};

struct LadderRules {
  std::string_view source;  // the program whose ratings these are
  std::span<const BoardLadderRow> rows;
  std::span<const ForcingLevel> levels;
  // Patterns among assumptions, in the order in which they are looked for.
  std::span<const BoardFinder> nested_patterns = {};
  // Hidden singles: in each further layer all of a layer's, last cells first, after those of boxes
  // and lines; otherwise the last cells of all houses come first.
  bool further_layers_last = false;
  // Direct steps remove what their pattern removes, and do not place a digit alone.
  bool direct_steps_remove = true;
  // A digit whose places in a house are all seen by a cell outside goes from the cell.
  bool general_intersections = false;
  // Intersections: digits come before the houses of a layer.
  bool digits_before_houses = false;
  // Removals of a pattern or chain among assumptions: in the order of a hash table of their cells,
  // otherwise in reading order.
  bool removals_as_hashed = false;
  // Loops and graves as lksudoku looks for them: the further digits of a loop are counted along
  // the loop alone, and it may have hidden sets of two digits whatever these are; a grave of one
  // surplus digit has all its places, and the smallest sets of a grave come first.
  bool revised_uniqueness = false;
  // The naked set of a loop or grave also takes its digits from cells outside of its house that
  // see all their places.
  bool sets_reach_by_sight = false;
};

}  // namespace nonet::variants
