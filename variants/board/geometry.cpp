#include "variants/board/geometry.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace nonet::variants {
namespace {

void sort_without_repeats(std::vector<CellIndex>& cells) {
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

}  // namespace

std::optional<CellIndex> Geometry::Facts::cell_at(Spot spot) const {
  const auto found = std::ranges::lower_bound(spots, spot);
  if (found == spots.end() || *found != spot) return std::nullopt;
  return static_cast<CellIndex>(found - spots.begin());
}

Geometry::Geometry(Facts facts) : facts_(std::move(facts)) {
  assert(cells() <= kMostCells);
  for (const Spot& spot : facts_.spots) {
    rows_ = std::max(rows_, spot.row + 1);
    columns_ = std::max(columns_, spot.column + 1);
  }
  connect();
}

void Geometry::connect() {
  const auto count = static_cast<std::size_t>(cells());
  peers_.resize(count);
  far_from_.resize(count);
  for (const Region& region : regions()) {
    assert(static_cast<int>(region.cells.size()) == digits());
    for (const CellIndex cell : region.cells) {
      for (const CellIndex other : region.cells) {
        if (other != cell) peers_[cell].push_back(other);
      }
    }
  }
  for (const auto& [a, b] : facts_.apart) {
    peers_[a].push_back(b);
    peers_[b].push_back(a);
  }
  for (const auto& [a, b] : facts_.far_apart) {
    for (auto* lists : {&peers_, &far_from_}) {
      (*lists)[a].push_back(b);
      (*lists)[b].push_back(a);
    }
  }
  std::ranges::for_each(peers_, sort_without_repeats);
  std::ranges::for_each(far_from_, sort_without_repeats);
}

bool Geometry::only_rows_columns_boxes() const {
  return facts_.apart.empty() && facts_.far_apart.empty() &&
         std::ranges::all_of(regions(),
                             [](const Region& region) { return region.layer <= Layer::kColumns; });
}

}  // namespace nonet::variants
