#include "variants/board/symmetry.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <utility>

#include "base/request_error.h"

namespace nonet::variants {
namespace {

constexpr unsigned kSquareSymmetries = 8;

Spot image(Spot spot, SquareSymmetry symmetry, int last) {
  const auto [row, column] = spot;
  switch (symmetry) {
    case SquareSymmetry::kIdentity:
      return {row, column};
    case SquareSymmetry::kQuarterTurn:
      return {column, last - row};
    case SquareSymmetry::kHalfTurn:
      return {last - row, last - column};
    case SquareSymmetry::kThreeQuarterTurn:
      return {last - column, row};
    case SquareSymmetry::kAcrossHorizontal:
      return {last - row, column};
    case SquareSymmetry::kAcrossVertical:
      return {row, last - column};
    case SquareSymmetry::kAcrossDiagonal:
      return {column, row};
    case SquareSymmetry::kAcrossAntidiagonal:
      return {last - column, last - row};
  }
  return spot;
}

using CellMap = std::vector<CellIndex>;

// Where the symmetry takes each cell; nullopt where it takes one off the board.
std::optional<CellMap> cell_map(const Geometry& geometry, unsigned symmetry) {
  std::map<std::pair<int, int>, CellIndex> cell_at;
  for (int i = 0; i < geometry.cells(); ++i) {
    const Spot spot = geometry.spot(static_cast<CellIndex>(i));
    cell_at[{spot.row, spot.column}] = static_cast<CellIndex>(i);
  }
  CellMap map;
  for (int i = 0; i < geometry.cells(); ++i) {
    const Spot to = image(geometry.spot(static_cast<CellIndex>(i)),
                          static_cast<SquareSymmetry>(symmetry), geometry.rows() - 1);
    const auto found = cell_at.find({to.row, to.column});
    if (found == cell_at.end()) return std::nullopt;
    map.push_back(found->second);
  }
  return map;
}

bool in_group(SquareSymmetries group, unsigned symmetry) { return (group >> symmetry & 1U) != 0; }

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
