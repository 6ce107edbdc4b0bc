// The order in which candidates are tried: those with the fewest candidates left after BRT first.
// Such a trial is the likeliest to reach a contradiction, and the cheapest; and if it does not, its
// world has the most values and so saves the most other trials. Most of the order stays valid on
// other boards: it is computed once, and kept for the smaller boards inside trials. No answer
// depends on it.
//
// Included by the kernels of this folder only.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "rater/logic/trials/board.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

class TrialOrder {
 public:
  // left_with(c): the number of candidates left on the board with `c`; 0 at a contradiction.
  template <typename LeftWith>
  void rank(const Board& board, LeftWith left_with) {
    if (ranks(board)) return;
    std::array<std::pair<int, CandidateNumber>, kCandidates> found;
    count_ = 0;
    board.for_each_open([&](CandidateNumber c) { found[count_++] = {left_with(c), c}; });
    std::sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count_));
    for (std::size_t i = 0; i < count_; ++i) order_[i] = found[i].second;
    ranked_ = {board.block[0], board.block[1], board.block[2]};
  }

  // As Board::for_each_open(), in this order if the board is a subset of the ranked one.
  template <typename Visit>
  NONET_INLINE void for_each_open(const Board& board, Visit visit) const {
    if (!ranks(board)) {
      board.for_each_open(visit);
      return;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      const CandidateNumber c = order_[i];
      if (board.is_open(c)) visit(c);
    }
  }

 private:
  [[nodiscard]] bool ranks(const Board& board) const {
    return count_ != 0 && ranked_.contains(board);
  }

  struct Cells {
    Lanes of[kCellBlocks];
    [[nodiscard]] bool contains(const Board& board) const {
      Lanes extra{};
      for (std::size_t k = 0; k < kCellBlocks; ++k) extra |= board.block[k] & ~of[k] & kAll;
      return zero_lanes(extra) == 0xFFFFFFFF;
    }
  };

  std::array<CandidateNumber, kCandidates> order_;
  std::size_t count_ = 0;
  Cells ranked_;
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
