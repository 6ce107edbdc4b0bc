// Almost locked sets: n cells of a house with n + 1 digits. Take away any digit and the others are
// locked. Two disjoint sets have a restricted common digit if all its places in one set see all its
// places in the other: only one of the two can hold it.
// In HoDoKu's order; Sudoku Explainer has no almost locked sets.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "board/typed_array.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  PerDigit<CellSet> places;  // within the set
  PerDigit<CellSet> seen;    // cells outside that see all places of the digit
  CellSet sees;              // all of `seen`
};

// Sets by house (rows, columns, boxes) and then in lexicographic order of cells, a set before its
// extensions; each once. Single cells with two candidates are among them.
std::vector<AlmostLockedSet> almost_locked_sets(const Position& position);
// The same, made again only when the position has changed.
const std::vector<AlmostLockedSet>& almost_locked_sets(const Position& position,
                                                       WalkMemory& memory);

// The first and the last restricted common digit of two sets; first_set comes earlier in the list.
struct RestrictedCommon {
  std::uint16_t first_set = 0;
  std::uint16_t second_set = 0;
  DigitSet digits;  // one or two
};

// The part of a set that rules out most pairs of sets, close together in memory.
struct AlsOutline {
  CellSet cells;
  CellSet sees;
  DigitSet digits;
};

// The sets of a position and all pairs of them with a restricted common, by first set, then second.
struct AlsGraph {
  std::vector<AlmostLockedSet> sets;
  std::vector<AlsOutline> outlines;  // of the sets
  std::vector<RestrictedCommon> links;
  std::vector<std::size_t> first_link;  // by set, and one past the last
};

// By set: 1 if it has one of the cells, else 0. A set without a changed cell had the same digits,
// places and restricted commons before, and saw at least as many candidates.
std::vector<std::uint8_t> sets_with(const AlsGraph& graph, CellSet cells);

// The states that a depth-first walk over the graph has visited: a set, the one or two common
// digits that led into it, and one more distinction. Kept from one position to the next, because it
// is large and sparsely used.
class AlsWalks {
 public:
  static constexpr std::size_t kKinds = 3;

  // Starts a new walk, with nothing visited. `sets`: the number of sets in the graph.
  void begin(std::size_t sets) {
    if (visited_.size() < sets * kPairs) visited_.resize(sets * kPairs);
    if (++walk_ != 0) return;
    visited_.assign(visited_.size(), {});
    walk_ = 1;
  }
  // Marks the state as visited; true if it was visited before.
  bool meet(std::size_t set, DigitSet commons, std::size_t kind) {
    const std::size_t pair = lowest(commons.bits()) * kSize + highest(commons.bits());
    std::uint32_t& last = visited_[set * kPairs + pair].at(kind);
    return std::exchange(last, walk_) == walk_;
  }

 private:
  static constexpr std::size_t kPairs = std::size_t{kSize} * kSize;  // first and last digit

  std::uint32_t walk_ = 0;                                  // number of the current walk
  std::vector<std::array<std::uint32_t, kKinds>> visited_;  // the last walk that visited the state
};

// REQUIRES: als_graph() was called on this memory.
AlsWalks& als_walks(WalkMemory& memory);

// The graph of this position; made again only when the position has changed.
const AlsGraph& als_graph(const Position& position, WalkMemory& memory);

}  // namespace nonet
