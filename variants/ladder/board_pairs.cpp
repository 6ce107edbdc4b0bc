#include "variants/ladder/board_pairs.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace nonet::variants {
namespace {

// A cell of a pair, from the other.
struct Offset {
  int down;
  int right;
  bool operator==(const Offset&) const = default;
};

Offset offset_between(Spot from, Spot to) { return {to.row - from.row, to.column - from.column}; }

// A king's, then a knight's. Links have the same order with rows and columns exchanged.
constexpr std::array kOffsetsOfSight = {
    Offset{1, 1},  Offset{-1, 1},  Offset{-1, -1}, Offset{1, -1}, Offset{1, 2},  Offset{-1, 2},
    Offset{1, -2}, Offset{-1, -2}, Offset{2, 1},   Offset{-2, 1}, Offset{2, -1}, Offset{-2, -1},
};
constexpr auto kOffsetsOfLinks = [] {
  auto offsets = kOffsetsOfSight;
  for (Offset& offset : offsets) offset = {offset.right, offset.down};
  return offsets;
}();
// Neighbours, in the order of links.
constexpr std::array kNeighbourOffsets = {Offset{-1, 0}, Offset{1, 0}, Offset{0, 1}, Offset{0, -1}};

// Sorted by the place of each cell's offset, from `cell`, among `offsets`.
template <std::size_t kSize>
std::vector<CellIndex> sorted_by_offset(std::vector<CellIndex> cells, const Geometry& geometry,
                                        CellIndex cell, const std::array<Offset, kSize>& offsets) {
  std::ranges::stable_sort(cells, {}, [&](CellIndex other) {
    const Offset offset = offset_between(geometry.spot(cell), geometry.spot(other));
    return std::ranges::find(offsets, offset) - offsets.begin();
  });
  return cells;
}

// The cells that differ from each cell and have no house in common with it.
std::vector<std::vector<CellIndex>> cells_apart(const Geometry& geometry) {
  const auto share_house = [&](CellIndex a, CellIndex b) {
    return std::ranges::any_of(geometry.regions(), [=](const Region& region) {
      return std::ranges::binary_search(region.cells, a) &&
             std::ranges::binary_search(region.cells, b);
    });
  };
  std::vector<std::vector<CellIndex>> apart(static_cast<std::size_t>(geometry.cells()));
  for (const auto& [a, b] : geometry.apart_pairs()) {
    if (share_house(a, b)) continue;
    apart[a].push_back(b);
    apart[b].push_back(a);
  }
  return apart;
}

}  // namespace

BoardPairs::BoardPairs(const Geometry& geometry)
    : digits_(static_cast<std::size_t>(geometry.digits())), apart_(cells_apart(geometry)) {
  for (int i = 0; i < geometry.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    const auto linked = sorted_by_offset(apart_[cell], geometry, cell, kOffsetsOfLinks);
    beside_.push_back(sorted_by_offset(geometry.far_from(cell), geometry, cell, kNeighbourOffsets));
    for (std::size_t digit = 0; digit < digits_; ++digit)
      add_excluded(digit, linked, beside_.back());
    apart_[cell] = sorted_by_offset(std::move(apart_[cell]), geometry, cell, kOffsetsOfSight);
  }
  begins_.push_back(static_cast<std::uint32_t>(excluded_.size()));
}

void BoardPairs::add_excluded(std::size_t digit, std::span<const CellIndex> apart,
                              std::span<const CellIndex> beside) {
  begins_.push_back(static_cast<std::uint32_t>(excluded_.size()));
  const auto same = static_cast<std::uint8_t>(digit);
  for (const CellIndex other : apart) excluded_.push_back({other, same});
  for (const CellIndex other : beside) {
    if (digit + 1 < digits_) excluded_.push_back({other, static_cast<std::uint8_t>(same + 1)});
    if (digit > 0) excluded_.push_back({other, static_cast<std::uint8_t>(same - 1)});
  }
}

bool BoardPairs::exclude(const BoardCandidate& a, const BoardCandidate& b) const {
  const std::span<const BoardCandidate> excluded = excluded_by(a.cell, a.digit);
  return std::ranges::find(excluded, b) != excluded.end();
}

PairMove move_between(Spot a, Spot b) {
  const Offset offset = offset_between(a, b);
  const int down = std::abs(offset.down);
  const int right = std::abs(offset.right);
  if (down == 1 && right == 1) return PairMove::kKing;
  if (down + right == 3 && down != 0 && right != 0) return PairMove::kKnight;
  return down + right == 1 ? PairMove::kNeighbours : PairMove::kOther;
}

bool has_cells_apart(const Geometry& geometry) {
  return std::ranges::any_of(cells_apart(geometry),
                             [](const std::vector<CellIndex>& cells) { return !cells.empty(); });
}

bool has_cells_far_apart(const Geometry& geometry) { return !geometry.far_pairs().empty(); }

}  // namespace nonet::variants
