// A board as the ladder of techniques looks at it: its houses in the order in which Sudoku
// Explainer and its successors take them, the place of each cell in its houses, and which houses
// cross. Techniques name no kind of board: what differs from kind to kind is which houses there
// are.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "variants/board/geometry.h"
#include "variants/exact/planes.h"
#include "variants/ladder/board_pairs.h"

namespace nonet::variants {

inline constexpr int kMostLadderDigits = 16;
// 16x16 has 256 cells, five boards of 9x9 that overlap 369.
inline constexpr int kMostLadderCells = 384;

// Cells of a board of at most kMostLadderCells.
using CellPlane = Plane<kMostLadderCells / 64>;
// Digits of a cell (bit 0: 1), or positions in a house (bit 0: its first cell).
using Bits = std::uint32_t;
using HouseIndex = std::uint16_t;
// Houses of a board.
using HousePlane = Plane<4>;

// How the ladder treats the houses of a layer.
enum class HouseRole : std::uint8_t {
  kBox,
  kRow,
  kColumn,
  kFurther,  // diagonals, windows and the like; irregular regions
};

struct BoardHouse {
  Layer layer;
  HouseRole role;
  std::vector<CellIndex> cells;
  CellPlane plane;
};

// The houses of one layer: first .. first + count - 1.
struct LayerRange {
  Layer layer;
  HouseRole role;
  HouseIndex first;
  HouseIndex count;
};

// The rows and columns of one of the grids that overlap; most boards have one grid. The spot of a
// row's cell is the number of its column.
struct GridLines {
  LayerRange rows;
  LayerRange columns;
};

// A cell's place in a house.
struct HousePlace {
  HouseIndex house;
  std::uint8_t spot;
};

// Two houses with at least two cells in common: a digit whose places in `from` are all `inside` is
// locked in `to`.
struct HouseCrossing {
  HouseIndex from;
  HouseIndex to;
  Bits inside;  // positions of `from`
};

class LadderBoard {
 public:
  // Borrows nothing. REQUIRES: at most kMostLadderDigits digits and kMostLadderCells cells.
  explicit LadderBoard(const Geometry& geometry);

  [[nodiscard]] int digits() const { return digits_; }
  [[nodiscard]] int cells() const { return static_cast<int>(places_.size()); }
  [[nodiscard]] Spot spot(CellIndex cell) const { return spots_[cell]; }
  [[nodiscard]] Bits all_digits() const { return (Bits{1} << digits_) - 1; }

  // In the order of links: boxes, rows, columns, then the further layers; of a layer grid by grid.
  [[nodiscard]] const std::vector<BoardHouse>& houses() const { return houses_; }
  [[nodiscard]] const BoardHouse& house(HouseIndex index) const { return houses_[index]; }
  [[nodiscard]] const std::vector<LayerRange>& layers() const { return layers_; }
  [[nodiscard]] const LayerRange& layer_of(HouseIndex house) const;
  // In the order of scans: boxes, columns, rows, then the further layers.
  [[nodiscard]] const std::vector<LayerRange>& scanned_layers() const { return scanned_; }
  [[nodiscard]] const std::vector<GridLines>& grids() const { return grids_; }
  [[nodiscard]] bool has_several_grids() const { return grids_.size() > 1; }
  // Of a house that is no box, which grids may share: the number of its grid, from 0.
  [[nodiscard]] int grid_of(HouseIndex house) const;

  // In the order of links.
  [[nodiscard]] std::span<const HousePlace> places_of(CellIndex cell) const {
    return places_[cell];
  }
  // The same houses.
  [[nodiscard]] const HousePlane& houses_of(CellIndex cell) const { return house_planes_[cell]; }
  [[nodiscard]] const HousePlane& all_houses() const { return all_houses_; }
  // Each once, house by house in the order of links; on boards with pairs in reading order, then
  // the cells apart from it.
  [[nodiscard]] std::span<const CellIndex> peers(CellIndex cell) const { return peers_[cell]; }
  [[nodiscard]] const CellPlane& peer_plane(CellIndex cell) const { return peer_planes_[cell]; }
  [[nodiscard]] bool see(CellIndex a, CellIndex b) const { return peer_planes_[a].has(b); }

  [[nodiscard]] const BoardPairs& pairs() const { return pairs_; }

  // In the order in which the ladder looks for locked candidates.
  [[nodiscard]] const std::vector<HouseCrossing>& crossings() const { return crossings_; }
  // The positions of `from` whose cells lie in `to`.
  [[nodiscard]] Bits inside(HouseIndex from, HouseIndex to) const {
    return inside_[from * houses_.size() + to];
  }

 private:
  void add_layer(const Geometry& geometry, Layer layer, HouseRole role);
  void find_grids();
  void place_cells();
  void see_pairs();
  void cross();
  void cross_layers(const LayerRange& from, const LayerRange& to);

  int digits_;
  std::vector<Spot> spots_;
  std::vector<BoardHouse> houses_;
  std::vector<LayerRange> layers_;
  std::vector<LayerRange> scanned_;
  std::vector<GridLines> grids_;
  std::vector<std::vector<HousePlace>> places_;
  std::vector<HousePlane> house_planes_;
  HousePlane all_houses_;
  std::vector<std::vector<CellIndex>> peers_;
  std::vector<CellPlane> peer_planes_;
  BoardPairs pairs_;
  std::vector<Bits> inside_;
  std::vector<HouseCrossing> crossings_;
};

// Whether there are boxes, or in a jigsaw regions; a Latin square has none.
bool has_boxes(const Geometry& geometry);
// Whether the boxes are rectangles, as against the regions of a jigsaw. REQUIRES: there are boxes.
bool has_regular_boxes(const Geometry& geometry);

}  // namespace nonet::variants
