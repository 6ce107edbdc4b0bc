// Exact search for one puzzle: depth-first, with inference on a whole board at once (inference.h),
// a branch where it is stuck (branch.h). Made for the time of a single grid; the batch solver does
// more grids a second, and never few.
//
// Included by the kernel_*.cpp of this folder only.
#pragma once

#include <bit>

#include "solvers/exact/single/branch.h"
#include "solvers/exact/single/inference.h"
#include "solvers/exact/single/kernel.h"

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

class DepthFirstSearch {
 public:
  explicit DepthFirstSearch(const SearchHooks& hooks) : hooks_(hooks) {}

  // Explores the subtree of the board, overwriting it. False where a hook ended the search.
  bool explore(Board& board) {
    for (;;) {
      const State state = infer(board);
      if (state == State::kDead) return true;
      if (state == State::kSolved) return accept(board);
      if (!hooks_.may_guess(hooks_.owner)) return false;
      const GuessedLine guess = choose_branch(board);
      Board child = board;
      put_into_line(child, guess);
      if (!explore(child)) return false;
      keep_out_of_line(board, guess);
    }
  }

 private:
  bool accept(const Board& board) {
    Solution solution{};
    std::size_t cell = 0;
    for (int row = 0; row < kSize; ++row) {
      for (int column = 0; column < kSize; ++column, ++cell) {
        const Boxes& sets = board.at[row % kBoxSize * kBoxSize + column % kBoxSize];
        const unsigned digit = bits_of(sets, row / kBoxSize * 4 + column / kBoxSize);
        solution.value[cell] = static_cast<std::uint8_t>(std::countr_zero(digit) + 1);
      }
    }
    return hooks_.accept(hooks_.owner, solution);
  }

  const SearchHooks& hooks_;
};

void search(const Candidates& start, const SearchHooks& hooks) {
  Board board;
  for (int k = 0; k < kSize; ++k) board.at[k] = load(start.of[k]);
  DepthFirstSearch(hooks).explore(board);
}

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
