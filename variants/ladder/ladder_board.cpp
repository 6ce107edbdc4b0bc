#include "variants/ladder/ladder_board.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace nonet::variants {
namespace {

// The further layers in the order of the programs that this ladder follows. The regions of a jigsaw
// come last there, and count as no boxes.
constexpr std::array kFurtherLayers = {Layer::kAntidiagonal, Layer::kDiagonal, Layer::kDisjoint,
                                       Layer::kWindows,      Layer::kAsterisk, Layer::kCenterDot,
                                       Layer::kGirandola};

// Diagonals are one family: wherever the order names a family, both are looked at in turn.
enum class Family : std::uint8_t { kLines, kDiagonals, kDisjoint, kWindows, kSingle };

Family family_of(const LayerRange& range) {
  if (range.role != HouseRole::kFurther) return Family::kLines;
  switch (range.layer) {
    case Layer::kDiagonal:
    case Layer::kAntidiagonal:
      return Family::kDiagonals;
    case Layer::kDisjoint:
      return Family::kDisjoint;
    case Layer::kWindows:
      return Family::kWindows;
    default:
      return Family::kSingle;
  }
}

// Whether the ladder looks for digits locked between a house of each: `later` and an earlier
// family. The programs leave out some pairs.
bool are_crossed(Family earlier, Family later) {
  if (earlier == Family::kLines || earlier == Family::kDiagonals) return later != earlier;
  if (later == Family::kWindows) return earlier == Family::kDisjoint;
  return later == Family::kSingle && earlier == Family::kWindows;
}

std::vector<LayerRange> of_family(const std::vector<LayerRange>& layers, Family family) {
  std::vector<LayerRange> found;
  std::ranges::copy_if(layers, std::back_inserter(found),
                       [&](const LayerRange& range) { return family_of(range) == family; });
  return found;
}

}  // namespace

bool has_boxes(const Geometry& geometry) {
  return std::ranges::find(geometry.regions(), Layer::kBoxes, &Region::layer) !=
         geometry.regions().end();
}

bool has_regular_boxes(const Geometry& geometry) {
  return std::ranges::all_of(geometry.regions(), [&](const Region& region) {
    if (region.layer != Layer::kBoxes) return true;
    const Spot first = geometry.spot(region.cells.front());
    return std::ranges::all_of(region.cells, [&](CellIndex cell) {
      const Spot spot = geometry.spot(cell);
      return spot.column >= first.column && spot.row < first.row + geometry.box_rows() &&
             spot.column < first.column + geometry.box_columns();
    });
  });
}

LadderBoard::LadderBoard(const Geometry& geometry)
    : digits_(geometry.digits()),
      places_(static_cast<std::size_t>(geometry.cells())),
      pairs_(geometry) {
  assert(digits_ <= kMostLadderDigits && geometry.cells() <= kMostLadderCells);
  for (std::size_t cell = 0; cell < places_.size(); ++cell)
    spots_.push_back(geometry.spot(static_cast<CellIndex>(cell)));
  const bool regular = has_regular_boxes(geometry);
  if (regular) add_layer(geometry, Layer::kBoxes, HouseRole::kBox);
  add_layer(geometry, Layer::kRows, HouseRole::kRow);
  add_layer(geometry, Layer::kColumns, HouseRole::kColumn);
  for (const Layer layer : kFurtherLayers) add_layer(geometry, layer, HouseRole::kFurther);
  if (!regular) add_layer(geometry, Layer::kBoxes, HouseRole::kFurther);
  scanned_ = layers_;
  const auto row = std::ranges::find(scanned_, HouseRole::kRow, &LayerRange::role);
  std::iter_swap(row, row + 1);
  find_grids();
  place_cells();
  see_pairs();
  cross();
}

void LadderBoard::add_layer(const Geometry& geometry, Layer layer, HouseRole role) {
  const auto first = static_cast<HouseIndex>(houses_.size());
  for (const Region& region : geometry.regions()) {
    if (region.layer != layer) continue;
    CellPlane plane;
    for (const CellIndex cell : region.cells) plane.insert(cell);
    houses_.push_back({layer, role, region.cells, plane});
  }
  const auto count = static_cast<HouseIndex>(houses_.size() - first);
  if (count > 0) layers_.push_back({layer, role, first, count});
}

// Each grid has a row and a column for each digit, and comes after those before it.
void LadderBoard::find_grids() {
  const LayerRange& rows = *std::ranges::find(layers_, HouseRole::kRow, &LayerRange::role);
  const LayerRange& columns = *std::ranges::find(layers_, HouseRole::kColumn, &LayerRange::role);
  const auto lines_of = [this](LayerRange all, int before) {
    all.first = static_cast<HouseIndex>(all.first + before);
    all.count = static_cast<HouseIndex>(digits_);
    return all;
  };
  for (int before = 0; before < rows.count; before += digits_)
    grids_.push_back({lines_of(rows, before), lines_of(columns, before)});
}

const LayerRange& LadderBoard::layer_of(HouseIndex house) const {
  return *std::ranges::find_if(
      layers_, [house](const LayerRange& range) { return house < range.first + range.count; });
}

int LadderBoard::grid_of(HouseIndex house) const {
  const LayerRange& range = layer_of(house);
  return (house - range.first) * static_cast<int>(grids_.size()) / range.count;
}

void LadderBoard::place_cells() {
  peers_.resize(places_.size());
  peer_planes_.resize(places_.size());
  house_planes_.resize(places_.size());
  assert(houses_.size() <= HousePlane{}.words.size() * 64U);
  for (std::size_t i = 0; i < houses_.size(); ++i) {
    const auto house = static_cast<HouseIndex>(i);
    const std::vector<CellIndex>& members = houses_[house].cells;
    all_houses_.insert(house);
    for (std::size_t spot = 0; spot < members.size(); ++spot) {
      const CellIndex cell = members[spot];
      places_[cell].push_back({house, static_cast<std::uint8_t>(spot)});
      house_planes_[cell].insert(house);
      for (const CellIndex other : members) {
        if (other == cell || peer_planes_[cell].has(other)) continue;
        peer_planes_[cell].insert(other);
        peers_[cell].push_back(other);
      }
    }
  }
}

void LadderBoard::see_pairs() {
  if (pairs_.empty()) return;
  for (std::size_t i = 0; i < peers_.size(); ++i) {
    std::ranges::sort(peers_[i]);
    for (const CellIndex other : pairs_.apart_from(static_cast<CellIndex>(i))) {
      peer_planes_[i].insert(other);
      peers_[i].push_back(other);
    }
  }
}

void LadderBoard::cross_layers(const LayerRange& from, const LayerRange& to) {
  for (HouseIndex i = 0; i < from.count; ++i) {
    for (HouseIndex j = 0; j < to.count; ++j) {
      const auto a = static_cast<HouseIndex>(from.first + i);
      const auto b = static_cast<HouseIndex>(to.first + j);
      if (a == b) continue;
      const Bits common = inside(a, b);
      if (std::popcount(common) >= 2) crossings_.push_back({a, b, common});
    }
  }
}

void LadderBoard::cross() {
  inside_.resize(houses_.size() * houses_.size());
  for (std::size_t a = 0; a < houses_.size(); ++a) {
    for (std::size_t b = 0; b < houses_.size(); ++b) {
      for (std::size_t spot = 0; spot < houses_[a].cells.size(); ++spot) {
        if (houses_[b].plane.has(houses_[a].cells[spot]))
          inside_[a * houses_.size() + b] |= Bits{1} << spot;
      }
    }
  }
  std::vector<LayerRange> lines = of_family(scanned_, Family::kLines);
  if (lines.front().role == HouseRole::kBox) {
    for (std::size_t line = 1; line < lines.size(); ++line) cross_layers(lines[0], lines[line]);
    for (std::size_t line = 1; line < lines.size(); ++line) cross_layers(lines[line], lines[0]);
  }
  // Lines of one layer meet where grids overlap.
  for (const LayerRange& line : lines) cross_layers(line, line);
  std::vector<std::vector<LayerRange>> groups = {of_family(scanned_, Family::kDiagonals)};
  for (const LayerRange& range : scanned_) {
    if (family_of(range) > Family::kDiagonals) groups.push_back({range});
  }
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const std::vector<LayerRange>& group = groups[g];
    if (group.empty()) continue;
    for (const LayerRange& line : lines) {
      for (const LayerRange& mine : group) cross_layers(line, mine);
    }
    for (const LayerRange& line : lines) {
      for (const LayerRange& mine : group) cross_layers(mine, line);
    }
    for (std::size_t e = 0; e < g; ++e) {
      if (groups[e].empty() || !are_crossed(family_of(groups[e][0]), family_of(group[0]))) continue;
      for (const LayerRange& other : groups[e]) cross_layers(other, group[0]);
      for (const LayerRange& other : groups[e]) cross_layers(group[0], other);
    }
  }
}

}  // namespace nonet::variants
