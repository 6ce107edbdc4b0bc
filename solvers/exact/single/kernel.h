// The depth-first search of the single-puzzle solver, compiled once per instruction set from one
// source (search.h). All of them see the same nodes in the same order.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "board/cell.h"

namespace nonet::single {

// The candidates of every cell. Cells are numbered twice: the boxes, by lane, and the cells of a
// box, row by row. Lane 4 * band + stack is the box in that band and stack; lanes 3, 7, 11
// and 12..15 are no boxes and hold all nine digits.
//
//   lanes   0  1  2  .       boxes 0 1 2       cells of a box   0 1 2
//           4  5  6  .             3 4 5                        3 4 5
//           8  9 10  .             6 7 8                        6 7 8
//           .  .  .  .
inline constexpr int kLanes = 16;
inline constexpr std::uint16_t kNineDigits = 0x1FF;
struct alignas(32) Candidates {
  std::uint16_t of[kSize][kLanes];  // [cell of the box][lane]: bit d is digit d + 1
};

// Digits 1..9 in cell order.
struct Solution {
  std::array<std::uint8_t, kCells> value;
};

// Callbacks of the search. False ends the search.
struct SearchHooks {
  void* owner;
  bool (*accept)(void* owner, const Solution& solution);
  bool (*may_guess)(void* owner);
};

struct Kernel {
  std::string_view key;
  bool (*runs_here)();
  void (*search)(const Candidates& start, const SearchHooks& hooks);

  // Each in its own file; kernels for instruction sets that this build lacks are only declared.
  static const Kernel kAvx512;
  static const Kernel kAvx2;
  static const Kernel kPortable;
};

// All kernels of this build, the fastest first. The last one runs everywhere.
std::span<const Kernel* const> kernels();
// The fastest one that this processor can run.
const Kernel& best_kernel();

}  // namespace nonet::single
