#include "variants/board/draft.h"

#include <algorithm>
#include <utility>

namespace nonet::variants {

Draft::Draft(int digits, int box_rows, int box_columns, std::vector<Spot> corners)
    : corners_(std::move(corners)) {
  facts_.digits = digits;
  facts_.box_rows = box_rows;
  facts_.box_columns = box_columns;
  for (const Spot& corner : corners_) {
    for (int row = 0; row < digits; ++row) {
      for (int column = 0; column < digits; ++column) {
        facts_.spots.push_back({corner.row + row, corner.column + column});
      }
    }
  }
  std::ranges::sort(facts_.spots);
  facts_.spots.erase(std::unique(facts_.spots.begin(), facts_.spots.end()), facts_.spots.end());
}

void Draft::add_regions(Layer layer, std::vector<Region>& found) {
  for (Region& region : found) {
    const bool known = std::ranges::any_of(facts_.regions, [&](const Region& other) {
      return other.layer == layer && other.cells == region.cells;
    });
    if (known) continue;
    region.layer = layer;
    region.number = static_cast<int>(std::ranges::count(facts_.regions, layer, &Region::layer));
    facts_.regions.push_back(std::move(region));
  }
}

void Draft::add_pairs(int down, int right,
                      std::vector<std::pair<CellIndex, CellIndex>>& pairs) const {
  for (std::size_t cell = 0; cell < facts_.spots.size(); ++cell) {
    const Spot spot = facts_.spots[cell];
    const auto other = facts_.cell_at({spot.row + down, spot.column + right});
    if (other) pairs.emplace_back(std::minmax(static_cast<CellIndex>(cell), *other));
  }
}

Geometry Draft::geometry(std::string key) && {
  std::ranges::stable_sort(facts_.regions, {}, &Region::layer);
  facts_.key = std::move(key);
  return Geometry(std::move(facts_));
}

}  // namespace nonet::variants
