// The depth-first search of the single-puzzle solver, compiled once per instruction set from one
// source (search.h). All of them see the same nodes in the same order.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "board/cell.h"

namespace nonet::single {

// Where each digit can go: bit k of lane 4 * band + stack stands for cell k (row by row) of the box
// in that band and stack; lanes 3, 7, 11 and 12..15 belong to no box and hold all nine bits.
//
//   lanes   0  1  2  .       boxes 0 1 2       bits   0 1 2
//           4  5  6  .             3 4 5              3 4 5
//           8  9 10  .             6 7 8              6 7 8
//           .  .  .  .
inline constexpr int kLanes = 16;
struct alignas(32) Places {
  std::uint16_t of[kSize][kLanes];  // [digit][lane]
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
  void (*search)(const Places& start, const SearchHooks& hooks);

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
