#include "variants/board/symmetry.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/request_error.h"

namespace nonet::variants {
namespace {

using CellMap = std::vector<CellIndex>;

// Where the symmetry takes each cell; nullopt where it takes one off the board.
std::optional<CellMap> cell_map(const Geometry& geometry, unsigned symmetry) {
  CellMap map;
  for (int i = 0; i < geometry.cells(); ++i) {
    const auto [row, column] = geometry.spot(static_cast<CellIndex>(i));
    const SquarePlace to =
        image(SquarePlace{row, column}, static_cast<SquareSymmetry>(symmetry), geometry.rows() - 1);
    const auto cell = geometry.cell_at({to.row, to.column});
    if (!cell) return std::nullopt;
    map.push_back(*cell);
  }
  return map;
}

}  // namespace

Result<std::vector<std::vector<CellIndex>>> orbits(const Geometry& geometry, Symmetry kind) {
  std::vector<CellMap> maps;
  for (unsigned i = 0; i < kSquareSymmetries; ++i) {
    if (!in_group(row_of(kind).group, i)) continue;
    auto map = cell_map(geometry, i);
    if (!map)
      return request_error(
          fmt::format("a pattern on {} cannot be {}", geometry.key(), row_of(kind).key));
    maps.push_back(*std::move(map));
  }
  std::vector<std::vector<CellIndex>> all;
  std::vector<bool> seen(static_cast<std::size_t>(geometry.cells()));
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i]) continue;
    std::vector<CellIndex> orbit;
    for (const CellMap& map : maps) {
      if (seen[map[i]]) continue;
      seen[map[i]] = true;
      orbit.push_back(map[i]);
    }
    std::ranges::sort(orbit);
    all.push_back(std::move(orbit));
  }
  return all;
}

Symmetry symmetry_of(const Geometry& geometry, const CellDigits& digits) {
  unsigned group = 0;
  for (unsigned i = 0; i < kSquareSymmetries; ++i) {
    const auto map = cell_map(geometry, i);
    if (!map) continue;
    bool same = true;
    for (std::size_t cell = 0; cell < digits.size() && same; ++cell) {
      same = (digits[cell] == 0) == (digits[(*map)[cell]] == 0);
    }
    if (same) group |= 1U << i;
  }
  const auto* found = std::ranges::find(kSymmetries, group, &SymmetryRow::group);
  return found == kSymmetries.end() ? Symmetry::kNone : found->id;
}

}  // namespace nonet::variants
