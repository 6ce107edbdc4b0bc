// What a digit in a cell excludes besides the rest of the cell and of its houses: on boards whose
// cells differ in pairs (anti-knight, anti-king) the same digit a move away, where neighbours may
// not follow one another (non-consecutive) the digits next to it in the cells beside it.
//
// The order is that of SudokuMonster's SukakuExplainer, for its chains depend on it: cells a king's
// move away, then a knight's, then neighbours.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "variants/board/geometry.h"

namespace nonet::variants {

// A cell and a digit, from 0: digit 0 is written 1.
struct BoardCandidate {
  CellIndex cell;
  std::uint8_t digit;

  bool operator==(const BoardCandidate&) const = default;
};

// How two cells of a pair lie to one another.
enum class PairMove : std::uint8_t { kKnight, kKing, kNeighbours, kOther };
PairMove move_between(Spot a, Spot b);

class BoardPairs {
 public:
  explicit BoardPairs(const Geometry& geometry);

  // In the order of links.
  [[nodiscard]] std::span<const BoardCandidate> excluded_by(CellIndex cell,
                                                            std::size_t digit) const {
    const std::size_t number = cell * digits_ + digit;
    return {excluded_.data() + begins_[number], begins_[number + 1] - begins_[number]};
  }
  [[nodiscard]] bool exclude(const BoardCandidate& a, const BoardCandidate& b) const;
  // The cells without a common house that must differ from the cell, in the order of sight.
  [[nodiscard]] std::span<const CellIndex> apart_from(CellIndex cell) const { return apart_[cell]; }
  // Those whose digits may not follow the cell's, in the order of links.
  [[nodiscard]] std::span<const CellIndex> beside(CellIndex cell) const { return beside_[cell]; }
  [[nodiscard]] bool empty() const { return excluded_.empty(); }

 private:
  // Those of the next candidate.
  void add_excluded(std::size_t digit, std::span<const CellIndex> apart,
                    std::span<const CellIndex> beside);

  std::size_t digits_;
  std::vector<std::vector<CellIndex>> apart_;
  std::vector<std::vector<CellIndex>> beside_;
  std::vector<std::uint32_t> begins_;  // by candidate, and the end
  std::vector<BoardCandidate> excluded_;
};

// Whether cells without a common house must differ; whether the digits of neighbours may not follow
// one another.
bool has_cells_apart(const Geometry& geometry);
bool has_cells_far_apart(const Geometry& geometry);

}  // namespace nonet::variants
