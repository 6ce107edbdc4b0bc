// A grid in six words, as it enters and leaves a lane (slice_grid.h has the layout).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/grid.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

struct PackedGrid {
  std::array<std::uint64_t, slices::kGridWords> words{};

  static PackedGrid of(const Grid& grid) {
    PackedGrid packed;
    for (std::size_t w = 0; w < kFullWords; ++w) {
      packed.words[w] = eight_cells(grid, 8 * w) | eight_cells(grid, kHighHalves + 8 * w) << kShift;
    }
    packed.words[kFullWords] = grid.values()[kLastCell];
    return packed;
  }

  // The values of a solution; its last cell may be missing.
  void unpack_solution(std::array<std::uint8_t, kCells>& values) const {
    for (std::size_t w = 0; w < kFullWords; ++w) {
      put_eight_cells(words[w] & kLowHalves, &values[8 * w]);
      put_eight_cells(words[w] >> kShift & kLowHalves, &values[kHighHalves + 8 * w]);
    }
    constexpr std::uint64_t kSumOfRow = 45;
    constexpr std::uint64_t kAddBytes = 0x0101010101010101;
    const std::uint64_t rest_of_row = words[kFullWords - 1] >> kShift & kLowHalves;
    values[kLastCell] = static_cast<std::uint8_t>(kSumOfRow - (rest_of_row * kAddBytes >> 56));
  }

 private:
  static constexpr std::size_t kFullWords = slices::kGridWords - 1;
  static constexpr std::size_t kHighHalves = 8 * kFullWords;  // the first cell in a high half
  static constexpr std::size_t kLastCell = kCells - 1;
  static constexpr int kShift = 4;
  static constexpr std::uint64_t kLowHalves = 0x0f0f0f0f0f0f0f0f;

  static std::uint64_t eight_cells(const Grid& grid, std::size_t first) {
    std::uint64_t cells = 0;
    for (std::size_t i = 0; i < 8; ++i) {
      cells |= std::uint64_t{grid.values()[first + i]} << 8 * i;
    }
    return cells;
  }
  static void put_eight_cells(std::uint64_t cells, std::uint8_t* values) {
    for (std::size_t i = 0; i < 8; ++i) values[i] = static_cast<std::uint8_t>(cells >> 8 * i);
  }
};

}  // namespace nonet
