#include "db/grid_packing.h"

#include <algorithm>

namespace nonet {

// Writes every cell's digit and advances only after filled ones, without a branch per cell: which
// cells are filled is as good as random, and a misprediction costs more than all the rest.
GridBytes::GridBytes(const Grid& grid) {
  std::array<unsigned char, kCells + 1> digits{};
  std::array<unsigned char, kMaskBytes> mask{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    const unsigned char value = grid.values()[i];
    const unsigned filled = value != 0 ? 1 : 0;
    digits[count] = value;
    mask[i / 8] = static_cast<unsigned char>(mask[i / 8] | filled << (i % 8));
    count += filled;
  }
  digits[count] = 0;
  for (std::size_t i = 0; i < kMaskBytes; ++i) bytes_[i] = std::byte{mask[i]};
  for (std::size_t i = 0; i < count; i += 2) {
    bytes_[kMaskBytes + i / 2] = static_cast<std::byte>(digits[i] << 4 | digits[i + 1]);
  }
  clue_count_ = static_cast<int>(count);
  size_ = kMaskBytes + (count + 1) / 2;
}

std::optional<Grid> unpack_grid(std::span<const std::byte> bytes) {
  constexpr std::size_t kMaskBytes = (kCells + 7) / 8;
  if (bytes.size() < kMaskBytes) return std::nullopt;
  Grid grid;
  std::size_t half = 2 * kMaskBytes;
  for (const Cell c : CellSet::all()) {
    const auto i = static_cast<std::size_t>(c.index());
    if ((bytes[i / 8] >> (i % 8) & std::byte{1}) == std::byte{0}) continue;
    if (half / 2 >= bytes.size()) return std::nullopt;
    const auto byte = std::to_integer<unsigned>(bytes[half / 2]);
    const unsigned value = half % 2 == 0 ? byte >> 4 : byte & 15U;
    if (value < 1 || value > kSize) return std::nullopt;
    grid.set(c, Digit(static_cast<int>(value)));
    ++half;
  }
  // Stray bits and bytes would give one grid two packings.
  if (!std::ranges::equal(GridBytes(grid).bytes(), bytes)) return std::nullopt;
  return grid;
}

std::vector<std::byte> pack_genotype(std::span<const Candidate> genotype) {
  std::vector<std::byte> bytes;
  bytes.reserve(2 * genotype.size());
  for (const Candidate gene : genotype) {
    bytes.push_back(static_cast<std::byte>(gene.cell.index()));
    bytes.push_back(static_cast<std::byte>(gene.digit.value()));
  }
  return bytes;
}

std::optional<std::vector<Candidate>> unpack_genotype(std::span<const std::byte> bytes) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  std::vector<Candidate> genotype;
  genotype.reserve(bytes.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    const int cell = std::to_integer<int>(bytes[i]);
    const int digit = std::to_integer<int>(bytes[i + 1]);
    if (cell >= kCells || digit < 1 || digit > kSize) return std::nullopt;
    genotype.push_back({Cell(cell), Digit(digit)});
  }
  return genotype;
}

}  // namespace nonet
