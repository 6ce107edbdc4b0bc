// Grids as short byte strings for unique keys: 81 bits for the filled cells (cell c is bit c % 8 of
// byte c / 8), then the digits of the filled cells in cell order, two per byte, the first in the
// high half. A puzzle of 25 clues takes 24 bytes where text takes 81, which keeps the index that
// recognises known puzzles in memory three times longer. One grid has one packing.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "board/grid.h"

namespace nonet {

class GridBytes {
 public:
  explicit GridBytes(const Grid& grid);

  [[nodiscard]] std::span<const std::byte> bytes() const { return {bytes_.data(), size_}; }
  [[nodiscard]] int clue_count() const { return clue_count_; }

  // In SQLite's order of blobs.
  std::strong_ordering operator<=>(const GridBytes& other) const {
    const int order = std::memcmp(bytes_.data(), other.bytes_.data(), std::min(size_, other.size_));
    return order != 0 ? order <=> 0 : size_ <=> other.size_;
  }

 private:
  static constexpr std::size_t kMaskBytes = (kCells + 7) / 8;

  std::array<std::byte, kMaskBytes + (kCells + 1) / 2> bytes_{};
  std::size_t size_ = 0;
  int clue_count_ = 0;
};

// nullopt if the bytes are not a packed grid.
std::optional<Grid> unpack_grid(std::span<const std::byte> bytes);

// A genotype as two bytes per gene: the cell 0..80, the digit 1..9.
std::vector<std::byte> pack_genotype(std::span<const Candidate> genotype);
std::optional<std::vector<Candidate>> unpack_genotype(std::span<const std::byte> bytes);

}  // namespace nonet
