// One grid in the layout of layout.h, with BRT, Berthier's basic resolution theory: a value removes
// the candidates linked to it, and a variable with one candidate left takes it as its value.
// Asserting a candidate is one AND over 768 bytes; finding singles and contradictions is one pass
// over them.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "rater/logic/trials/layout.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::trials {
namespace {

#define NONET_INLINE [[gnu::always_inline]] inline

using Lanes = std::uint16_t __attribute__((vector_size(2 * kLanes)));

NONET_INLINE Lanes lanes_of(const LaneRow& row) { return *reinterpret_cast<const Lanes*>(&row); }
NONET_INLINE Lanes all_lanes(unsigned value) { return Lanes{} + static_cast<std::uint16_t>(value); }

// A bit for every lane of two vectors whose lanes are all ones or zero.
template <typename Quarter>
NONET_INLINE std::uint32_t sixteen_bits(Quarter low, Quarter high) {
#if defined(__SSE2__)
  const auto bytes = _mm_packs_epi16((__m128i)low, (__m128i)high);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
#else
  // Every lane keeps a bit of its own, and they are folded.
  constexpr Quarter kOwn = {1, 2, 4, 8, 16, 32, 64, 128};
  const Quarter found = (low & kOwn) | (high & (kOwn << 8));
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(found);
  const std::uint64_t four = words[0] | words[1];
  const std::uint64_t two = four | four >> 32;
  return static_cast<std::uint32_t>((two | two >> 16) & 0xFFFF);
#endif
}

// A bit for every zero lane.
NONET_INLINE std::uint32_t zero_lanes(Lanes x) {
#if defined(__AVX512BW__)
  return _mm512_testn_epi16_mask((__m512i)x, (__m512i)x);
#else
  using Quarter = std::uint16_t __attribute__((vector_size(16)));
  struct Quarters {
    Quarter of[4];
  };
  const auto parts = std::bit_cast<Quarters>(x);
  std::uint32_t bits = 0;
  for (unsigned i = 0; i < 2; ++i) {
    bits |= sixteen_bits((Quarter)(parts.of[2 * i] == 0), (Quarter)(parts.of[2 * i + 1] == 0))
            << (16 * i);
  }
  return bits;
#endif
}

NONET_INLINE Lanes smaller(Lanes a, Lanes b) { return a < b ? a : b; }

struct alignas(64) Board {
  Lanes block[kBlocks];

  // A lane index beyond the end of its block reaches into the next block.
  NONET_INLINE std::uint16_t at(std::size_t which, std::size_t lane) const {
    return reinterpret_cast<const std::uint16_t*>(&block[which])[lane];
  }
  NONET_INLINE std::uint16_t& at(std::size_t which, std::size_t lane) {
    return reinterpret_cast<std::uint16_t*>(&block[which])[lane];
  }
  NONET_INLINE std::uint16_t of_cell(std::size_t cell) const {
    return at(cell / kLanes, cell % kLanes);
  }
  NONET_INLINE bool has(CandidateNumber c) const {
    return (of_cell(c / kSize) >> (c % kSize) & 1) != 0;
  }

  // Whether the candidate is present and its cell has no value.
  NONET_INLINE bool is_open(CandidateNumber c) const {
    const unsigned left = of_cell(c / kSize);
    return (left & kDone) == 0 && (left >> (c % kSize) & 1) != 0;
  }
  // Whether the candidate has been asserted.
  NONET_INLINE bool has_value(CandidateNumber c) const {
    return (of_cell(c / kSize) & kDone) != 0 && has(c);
  }

  // REQUIRES: the candidate is present.
  NONET_INLINE void assume(std::size_t cell, std::size_t digit) {
    const CellLinks& links = kCellLinks[cell];
    const Lanes bit = all_lanes(1U << digit);
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      const Lanes self = lanes_of(links.self[k]);
      const Lanes gone = (lanes_of(links.peer_cells[k]) & bit) | (self & ~bit);
      block[k] = (block[k] & ~gone) | (self & kDone);
    }
    const Lanes own = lanes_of(links.own);
    const Lanes houses =
        (block[kCellBlocks + digit] & ~lanes_of(links.seen)) | lanes_of(links.done);
    for (std::size_t d = 0; d < kSize; ++d) block[kCellBlocks + d] &= ~own;
    block[kCellBlocks + digit] = houses;
  }
  NONET_INLINE void assume(CandidateNumber c) { assume(c / kSize, c % kSize); }

  // Asserts all candidates at once. If two exclude each other, some variable loses all candidates.
  template <typename Candidates>
  NONET_INLINE void assume_all(const Candidates& candidates) {
    std::array<Lanes, kCellBlocks> gone{};
    std::array<Lanes, kCellBlocks> done{};
    Lanes own{};
    for (const CandidateNumber c : candidates) {
      const CellLinks& links = kCellLinks[c / kSize];
      const std::size_t digit = c % kSize;
      const Lanes bit = all_lanes(1U << digit);
      for (std::size_t k = 0; k < kCellBlocks; ++k) {
        const Lanes self = lanes_of(links.self[k]);
        gone[k] |= (lanes_of(links.peer_cells[k]) & bit) | (self & ~bit);
        done[k] |= self & kDone;
      }
      Lanes& houses = block[kCellBlocks + digit];
      houses = (houses & ~lanes_of(links.seen)) | lanes_of(links.done);
      own |= lanes_of(links.own);
    }
    for (std::size_t k = 0; k < kCellBlocks; ++k) block[k] = (block[k] & ~gone[k]) | done[k];
    for (std::size_t d = 0; d < kSize; ++d) {
      const auto open = (Lanes)((block[kCellBlocks + d] & kDone) == 0);
      block[kCellBlocks + d] &= ~(own & open);
    }
  }

  // Whether asserting the candidate leaves a variable without candidates.
  NONET_INLINE bool emptied_by(CandidateNumber c) const {
    const CellLinks& links = kCellLinks[c / kSize];
    const std::size_t digit = c % kSize;
    const Lanes bit = all_lanes(1U << digit);
    Lanes least = all_lanes(kAll);
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      const Lanes gone = (lanes_of(links.peer_cells[k]) & bit) | (lanes_of(links.self[k]) & ~bit);
      least = smaller(least, block[k] & ~gone);
    }
    const Lanes own = lanes_of(links.own);
    const Lanes houses =
        (block[kCellBlocks + digit] & ~lanes_of(links.seen)) | lanes_of(links.done);
    for (std::size_t d = 0; d < kSize; ++d) {
      least = smaller(least, d == digit ? houses : block[kCellBlocks + d] & ~own);
    }
    return zero_lanes(least) != 0;
  }

  // Asserts that the digit is in the group: it goes from the rest of the crossing house.
  NONET_INLINE void assume_group(std::size_t group, std::size_t digit) {
    const GroupLinks& links = kGroupLinks[group];
    const Lanes bit = all_lanes(1U << digit);
    for (std::size_t k = 0; k < kCellBlocks; ++k)
      block[k] &= ~(lanes_of(links.lost_cells[k]) & bit);
    block[kCellBlocks + digit] &= ~lanes_of(links.lost);
  }

  NONET_INLINE void remove(CandidateNumber c) {
    const std::size_t cell = c / kSize;
    const std::size_t digit = c % kSize;
    at(cell / kLanes, cell % kLanes) &= static_cast<std::uint16_t>(~(1U << digit));
    block[kCellBlocks + digit] &= ~lanes_of(kCellLinks[cell].own);
  }

  // Keeps the candidates that the other board has as well. False: a variable has lost its value.
  NONET_INLINE bool intersect(const Board& other) {
    Lanes value_lost = all_lanes(kAll);
    for (std::size_t i = 0; i < kBlocks; ++i) {
      block[i] &= other.block[i] | kDone;
      value_lost = smaller(value_lost, block[i] ^ kDone);
    }
    return zero_lanes(value_lost) == 0;
  }

  // Becomes the intersection of two boards, with the values of both. False: a variable has no
  // candidates left.
  NONET_INLINE bool meet(const Board& a, const Board& b) {
    Lanes least = all_lanes(kAll);
    for (std::size_t i = 0; i < kBlocks; ++i) {
      block[i] = (a.block[i] & b.block[i]) | ((a.block[i] | b.block[i]) & kDone);
      least = smaller(least, block[i] & kAll);
    }
    return zero_lanes(least) == 0;
  }

  // Whether all its candidates are on the other board.
  NONET_INLINE bool is_subset_of(const Board& other) const {
    Lanes extra{};
    for (std::size_t k = 0; k < kCellBlocks; ++k) extra |= block[k] & ~other.block[k] & kAll;
    return zero_lanes(extra) == 0xFFFFFFFF;
  }

  // Whether its intersection with `other` is a subset of `whole`.
  NONET_INLINE bool common_is_subset_of(const Board& other, const Board& whole) const {
    Lanes extra{};
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      extra |= block[k] & other.block[k] & ~whole.block[k] & kAll;
    }
    return zero_lanes(extra) == 0xFFFFFFFF;
  }

  // Whether a variable has no candidate.
  NONET_INLINE bool has_empty() const {
    Lanes least = block[0] & kAll;
    for (std::size_t i = 1; i < kBlocks; ++i) least = smaller(least, block[i] & kAll);
    return zero_lanes(least) != 0;
  }

  // Applies BRT until nothing changes. False at a contradiction.
  NONET_INLINE bool propagate() {
    while (true) {
      Lanes least = block[0];
      Lanes rest = block[0] & (block[0] - 1);
      for (std::size_t i = 1; i < kBlocks; ++i) {
        least = smaller(least, block[i]);
        rest = smaller(rest, block[i] & (block[i] - 1));
      }
      if (zero_lanes(least) != 0) return false;
      if (zero_lanes(rest) == 0) return true;
      if (!place_singles()) return false;
    }
  }

  NONET_INLINE bool place_singles() {
    for (std::size_t i = 0; i < kBlocks; ++i) {
      std::uint32_t singles = zero_lanes(block[i] & (block[i] - 1));
      for (; singles != 0; singles &= singles - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(singles));
        const unsigned left = at(i, lane);  // earlier singles may have changed it
        if (left == 0) return false;
        if ((left & kDone) != 0) continue;
        const auto place = static_cast<std::size_t>(std::countr_zero(left));
        if (i < kCellBlocks) {
          assume(i * kLanes + lane, place);
        } else {
          assume(kHouseCells[lane][place], i - kCellBlocks);
        }
      }
    }
    return true;
  }

  // A bit for each lane of this block and the next one that has one bit or none.
  NONET_INLINE std::uint64_t singles_of_two(std::size_t i) const {
    static_assert(kBlocks % 2 == 0);
    const std::uint64_t second = zero_lanes(block[i + 1] & (block[i + 1] - 1));
    return zero_lanes(block[i] & (block[i] - 1)) | second << kLanes;
  }

  // The number of cells without a value.
  [[nodiscard]] int cells_left() const {
    int left = 0;
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      left += std::popcount(zero_lanes(block[k] & kDone));
    }
    return left;
  }
  [[nodiscard]] int candidates_left() const {
    int left = 0;
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      using Words = std::array<std::uint64_t, sizeof(Lanes) / sizeof(std::uint64_t)>;
      for (const std::uint64_t word : std::bit_cast<Words>(Lanes(block[k] & kAll))) {
        left += std::popcount(word);
      }
    }
    return left;
  }
  [[nodiscard]] bool solved() const { return cells_left() == 0; }

  // Calls visit(candidate) for every candidate of the cells without a value, ascending.
  template <typename Visit>
  NONET_INLINE void for_each_open(Visit visit) const {
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      for (std::uint32_t open = zero_lanes(block[k] & kDone); open != 0; open &= open - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(open));
        for (unsigned left = at(k, lane); left != 0; left &= left - 1) {
          visit(static_cast<CandidateNumber>((k * kLanes + lane) * kSize +
                                             static_cast<std::size_t>(std::countr_zero(left))));
        }
      }
    }
  }
};

// No candidate is excluded.
NONET_INLINE Board full_board() {
  Board board;
  for (auto& block : board.block) block = all_lanes(kNoVariable);
  for (std::size_t c = 0; c < kCells; ++c) board.at(c / kLanes, c % kLanes) = kAll;
  for (std::size_t d = 0; d < kSize; ++d) {
    for (std::size_t h = 0; h < kHouses; ++h) board.at(kCellBlocks + d, h) = kAll;
  }
  return board;
}

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
