// A kernel made of slices of one width. kernel_*.cpp compile it for their instruction set.
#pragma once

#include "solvers/exact/batch/slice_grid.h"
#include "solvers/exact/batch/slice_inference.h"
#include "solvers/exact/batch/slice_split.h"

namespace nonet::slices {

// One sweep in kTriadPeriod applies the triad rules (measured on all lists: every third is 4 to 5 %
// faster than every second). No lane counts as stuck before the first of them: an open board whose
// contradictions only the triad rules find would be split for ever.
inline constexpr int kTriadPeriod = 3;

template <typename S>
struct KernelOn {
  using Board = SliceBoard<S>;

  NONET_INLINE static S slice_of(const LaneMask& mask) {
    S slice;
    __builtin_memcpy(&slice, mask.data(), sizeof slice);
    return slice;
  }

  NONET_INLINE static LaneMask mask_of(S slice) {
    LaneMask mask{};
    __builtin_memcpy(mask.data(), &slice, sizeof slice);
    return mask;
  }

  static void load(void* state, const LaneMask& fresh, const PackedBoards& packed) {
    load_lanes(*static_cast<Board*>(state), slice_of(fresh), packed);
  }

  static void load_grids(void* state, const LaneMask& fresh, const PackedGrids& grids) {
    load_grid_lanes(*static_cast<Board*>(state), slice_of(fresh), grids);
  }

  static void unload_solutions(const void* state, PackedGrids& grids) {
    unload_solved_lanes(*static_cast<const Board*>(state), grids);
  }

  static void split(void* state, const LaneMask& stuck, PackedBoards& packed) {
    split_lanes(*static_cast<Board*>(state), slice_of(stuck), packed);
  }

  // A lane is solved when every cell has one candidate and every house every digit.
  static S lacks_a_digit(const Board& board) {
    S lacking = S::none();
    for (int d = 0; d < 9; ++d) {
      for (int line = 0; line < 9; ++line) {
        S row = S::none();
        S column = S::none();
        for (int i = 0; i < 9; i += 3) {
          row |= or3(board.at[9 * line + i][d], board.at[9 * line + i + 1][d],
                     board.at[9 * line + i + 2][d]);
          column |= or3(board.at[9 * i + line][d], board.at[9 * (i + 1) + line][d],
                        board.at[9 * (i + 2) + line][d]);
        }
        lacking |= ~(row & column);
      }
    }
    return lacking;
  }

  static LaneStates infer(void* state, const LaneMask& busy_mask, int patience) {
    Board& board = *static_cast<Board*>(state);
    const S busy = slice_of(busy_mask);
    S running = busy;
    S dead = S::none();
    S filled = S::none();
    int sweeps = 0;
    for (; sweeps < kTriadPeriod || running.count() > patience; ++sweeps) {
      const SweepResult<S> result = sweeps % kTriadPeriod == kTriadPeriod - 1
                                        ? sweep<Rules::kSinglesAndTriads>(board)
                                        : sweep<Rules::kSingles>(board);
      dead |= result.dead;
      filled = ~(result.open | dead);
      running = minus(busy & result.changed & result.open, dead);
    }
    const S solved = minus(busy & filled, lacks_a_digit(board));
    dead |= minus(filled, solved);
    return {mask_of(dead & busy), mask_of(solved),
            mask_of(minus_either(busy, running | dead, solved)), sweeps};
  }
};

template <typename S>
constexpr Kernel make_kernel(std::string_view key, bool (*runs_here)()) {
  return {.key = key,
          .lanes = S::kLanes,
          .state_bytes = sizeof(SliceBoard<S>),
          .runs_here = runs_here,
          .load = KernelOn<S>::load,
          .load_grids = KernelOn<S>::load_grids,
          .infer = KernelOn<S>::infer,
          .split = KernelOn<S>::split,
          .unload_solutions = KernelOn<S>::unload_solutions};
}

}  // namespace nonet::slices
