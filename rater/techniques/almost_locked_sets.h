// Almost locked sets: n cells of a house with n + 1 digits. Take away any digit and the others are
// locked. Two disjoint sets have a restricted common digit where all its places in one see all its
// places in the other: only one of the two can hold it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "board/typed_array.h"
#include "rater/techniques/finder.h"

namespace nonet {

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  PerDigit<CellSet> places;  // within the set
  PerDigit<CellSet> seen;    // places outside that see all of those
  CellSet sees;              // all of `seen`
};

// Sets by house (rows, columns, boxes) and then in lexicographic order of cells, a set before those
// that extend it; each once. Single cells with two candidates are among them.
std::vector<AlmostLockedSet> almost_locked_sets(const Position& position);

// The first and the last restricted common of two sets, the first of which comes earlier.
struct RestrictedCommon {
  std::uint16_t first_set = 0;
  std::uint16_t second_set = 0;
  DigitSet digits;  // one or two
};

// The sets of a position and all pairs of them with a restricted common, by first set, then second.
struct AlsGraph {
  std::vector<AlmostLockedSet> sets;
  std::vector<RestrictedCommon> links;
  std::vector<std::size_t> first_link;  // by set, and one past the last

  explicit AlsGraph(const Position& position);
};

// Which states of a depth-first walk over the graph have been met: a set, which commons led into
// it, and one more distinction. Kept from one position to the next, as it is large and hardly used.
class AlsWalks {
 public:
  static constexpr std::size_t kKinds = 3;

  // A new walk has met nothing. `sets`: how many the graph has.
  void begin(std::size_t sets) {
    if (visited_.size() < sets << kSize) visited_.resize(sets << kSize);
    if (++walk_ != 0) return;
    visited_.assign(visited_.size(), {});
    walk_ = 1;
  }
  // Whether the walk has been there; afterwards it has.
  bool meet(std::size_t set, DigitSet commons, std::size_t kind) {
    std::uint32_t& last = visited_[(set << kSize) | commons.bits()].at(kind);
    return std::exchange(last, walk_) == walk_;
  }

 private:
  std::uint32_t walk_ = 0;                                  // number of the present one
  std::vector<std::array<std::uint32_t, kKinds>> visited_;  // the last walk there
};

// REQUIRES: als_graph() has been asked for.
AlsWalks& als_walks(WalkMemory& memory);

// The graph of this position, made anew only if the position is another than last time.
const AlsGraph& als_graph(const Position& position, WalkMemory& memory);

}  // namespace nonet
