// The interface of the batch search to an instruction set: lanes that hold one board each,
// inference in all lanes at once, and a split of the boards where inference is stuck. The same
// source (kernel_impl.h) is compiled once per instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace nonet::slices {

inline constexpr int kMaxLanes = 512;
inline constexpr int kPackedWords = 12;
inline constexpr int kGridWords = 6;

// One bit per lane. Lane l is bit l / words of word l % words, where words = lanes / 64.
using LaneMask = std::array<std::uint64_t, kMaxLanes / 64>;

// Boards outside the lanes, by word and lane. A row is a little longer than needed, so that the
// words of one lane do not fall into the same cache set.
template <int kWords>
struct alignas(64) Rows {
  std::uint64_t word[kWords][kMaxLanes + 8];
};
using PackedBoards = Rows<kPackedWords>;  // all candidates (slice_board.h)
using PackedGrids = Rows<kGridWords>;     // one digit or none in each cell (slice_grid.h)

// The state of each lane after inference. A lane in none of the three masks still makes progress.
struct LaneStates {
  LaneMask dead;    // no solution
  LaneMask solved;  // holds a solution
  LaneMask stuck;   // inference is exhausted
  int sweeps;       // how often all lanes were swept
};

struct Kernel {
  std::string_view key;     // "avx512", "avx2", "portable": what `nonet version` prints
  int lanes;                // a multiple of 64, at most kMaxLanes
  std::size_t state_bytes;  // of the lanes' boards, to be aligned to 64
  bool (*runs_here)();      // does this processor have the instructions

  // Puts packed boards into the lanes of `fresh`.
  void (*load)(void* state, const LaneMask& fresh, const PackedBoards& packed);
  // As load(), for grids: a cell has its digit as its candidate, or all nine where it is empty.
  void (*load_grids)(void* state, const LaneMask& fresh, const PackedGrids& grids);
  // Infers until all rules were applied and at most `patience` of the lanes of `busy` still make
  // progress.
  LaneStates (*infer)(void* state, const LaneMask& busy, int patience);
  // Tries a candidate in each stuck lane. `packed` receives, for the stuck lanes, the board without
  // that candidate, and for all other lanes their board as it is.
  void (*split)(void* state, const LaneMask& stuck, PackedBoards& packed);
  // The grids of the solved lanes, without their last cell; grids of other lanes are undefined.
  void (*unload_solutions)(const void* state, PackedGrids& grids);

  // Each in its own file; kernels for instruction sets that this build lacks are only declared.
  static const Kernel kAvx512;
  static const Kernel kAvx2;
  static const Kernel kPortable;
};

// All kernels of this build, the fastest first. The last one runs everywhere.
std::span<const Kernel* const> kernels();
// The fastest one that this processor can run.
const Kernel& best_kernel();

}  // namespace nonet::slices
