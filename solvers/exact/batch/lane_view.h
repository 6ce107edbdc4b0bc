// Reads and narrows single lanes of a kernel's state in place, for work that follows its boards
// from one inference to the next instead of loading and unloading them.
//
// A state is 729 slices in the order [cell][digit], each of kernel.lanes bits; LaneMask (kernel.h)
// defines the word and the bit of a lane.
#pragma once

#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/digit_set.h"
#include "board/typed_array.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet::slices {

class LaneView {
 public:
  LaneView(const Kernel& kernel, void* state)
      : words_(static_cast<std::size_t>(kernel.lanes) / 64),
        state_(static_cast<std::uint64_t*>(state)) {}

  [[nodiscard]] DigitSet candidates(int lane, Cell cell) const {
    const std::size_t bit = bit_of(lane);
    const std::size_t stride = words_;
    const std::uint64_t* word = first_word(lane, cell);
    unsigned digits = 0;
    for (int d = 0; d < kSize; ++d, word += stride) {
      digits |= static_cast<unsigned>(*word >> bit & 1) << d;
    }
    return DigitSet::from_bits(digits);
  }

  // Removes all other candidates from the cell of the lane; returns the candidates it had.
  DigitSet keep(int lane, Candidate candidate) {
    const std::size_t bit = bit_of(lane);
    const std::size_t stride = words_;
    std::uint64_t* word = first_word(lane, candidate.cell);
    unsigned before = 0;
    for (int d = 0; d < kSize; ++d, word += stride) {
      const std::uint64_t had = *word;
      before |= static_cast<unsigned>(had >> bit & 1) << d;
      *word = d == candidate.digit.index() ? had : had & ~(std::uint64_t{1} << bit);
    }
    return DigitSet::from_bits(before);
  }

  void erase(int lane, Candidate candidate) {
    first_word(lane, candidate.cell)[array_index(candidate.digit) * words_] &=
        ~(std::uint64_t{1} << bit_of(lane));
  }

 private:
  [[nodiscard]] std::size_t bit_of(int lane) const {
    return static_cast<std::size_t>(lane) / words_;
  }
  // The word of the lane in the slice of the cell's first digit; the other digits' slices follow.
  [[nodiscard]] std::uint64_t* first_word(int lane, Cell cell) const {
    return state_ + array_index(cell) * kSize * words_ + static_cast<std::size_t>(lane) % words_;
  }

  std::size_t words_;
  std::uint64_t* state_;
};

}  // namespace nonet::slices
