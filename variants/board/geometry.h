// The facts of a board: how many digits there are, where its cells lie, and which cells must
// differ. Sudoku of every size and shape - 4x4 for children, 16x16, diagonals, windows, five boards
// in one - differs in these facts only, so that one solver, one maker and one rater serve all of
// them (docs/sizes-and-shapes.md). The classic 9x9 board keeps engines of its own (board/,
// solvers/, rater/).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace nonet::variants {

inline constexpr int kMostDigits = 25;
inline constexpr int kMostCells = kMostDigits * kMostDigits;

// A cell of a geometry: 0.. in reading order.
using CellIndex = std::uint16_t;

// Houses that have one reason. Those of one layer have no cell in common, except where several
// boards overlap. The order is Sudoku Explainer's, in which its successors look at the houses of
// these boards.
enum class Layer : std::uint8_t {
  kBoxes,
  kRows,
  kColumns,
  kDiagonal,      // from the top left corner
  kAntidiagonal,  // from the top right corner
  kDisjoint,      // the cells at one place of their boxes
  kWindows,
  kAsterisk,
  kCenterDot,
  kGirandola,
  kCount,
};

// Cells in which each digit stands exactly once: as many as there are digits, in reading order.
struct Region {
  Layer layer;
  int number;  // within its layer, from 0
  std::vector<CellIndex> cells;
};

// Where a cell lies, from 0 at the top left of the whole.
struct Spot {
  int row;
  int column;
  auto operator<=>(const Spot&) const = default;  // reading order
};

class Geometry {
 public:
  // The facts that a geometry is made of; the rest follows. REQUIRES: at most kMostCells spots in
  // reading order; each region has `digits` cells.
  struct Facts {
    std::string key;
    int digits = 9;
    int box_rows = 3;
    int box_columns = 3;
    std::vector<Spot> spots;
    std::vector<Region> regions;
    // Further pairs of cells, smaller index first: their digits differ; their digits differ by more
    // than one.
    std::vector<std::pair<CellIndex, CellIndex>> apart;
    std::vector<std::pair<CellIndex, CellIndex>> far_apart;

    // nullopt: no cell lies there. REQUIRES: the spots are in reading order.
    [[nodiscard]] std::optional<CellIndex> cell_at(Spot spot) const;
  };

  explicit Geometry(Facts facts);

  // "6x6+x": equal keys, equal geometries.
  [[nodiscard]] const std::string& key() const { return facts_.key; }
  [[nodiscard]] int digits() const { return facts_.digits; }
  [[nodiscard]] int cells() const { return static_cast<int>(facts_.spots.size()); }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int box_rows() const { return facts_.box_rows; }
  [[nodiscard]] int box_columns() const { return facts_.box_columns; }
  [[nodiscard]] Spot spot(CellIndex cell) const { return facts_.spots[cell]; }
  [[nodiscard]] std::optional<CellIndex> cell_at(Spot spot) const { return facts_.cell_at(spot); }
  [[nodiscard]] const std::vector<Region>& regions() const { return facts_.regions; }
  // Whether the rectangle around it has spots without a cell, as where boards overlap.
  [[nodiscard]] bool has_gaps() const { return cells() != rows_ * columns_; }
  // The cells whose digit must differ from the cell's, ascending.
  [[nodiscard]] const std::vector<CellIndex>& peers(CellIndex cell) const { return peers_[cell]; }
  // The cells whose digit must differ from the cell's by more than one, ascending.
  [[nodiscard]] const std::vector<CellIndex>& far_from(CellIndex cell) const {
    return far_from_[cell];
  }
  // The pairs of cells, the smaller first, that differ, and that differ by more than one, besides
  // those of the regions.
  [[nodiscard]] const std::vector<std::pair<CellIndex, CellIndex>>& apart_pairs() const {
    return facts_.apart;
  }
  [[nodiscard]] const std::vector<std::pair<CellIndex, CellIndex>>& far_pairs() const {
    return facts_.far_apart;
  }
  // Whether two digits can be told apart by more than the regions: then no argument from the
  // exchange of two digits or cells (uniqueness) holds that looks at rows, columns and boxes alone.
  [[nodiscard]] bool only_rows_columns_boxes() const;

 private:
  void connect();

  Facts facts_;
  int rows_ = 0;
  int columns_ = 0;
  std::vector<std::vector<CellIndex>> peers_;
  std::vector<std::vector<CellIndex>> far_from_;
};

// The geometry of a key, as `--board` takes it: a size or a family of boards, "6x6", "6x6:3x2"
// (boxes of three rows and two columns), "samurai", then kinds, "+x+anti-knight"; a kind alone is
// of 9x9. The geometry's own key has the kinds in the order of their table. An error of the input's
// kind says what is not known, or why a kind does not fit the size.
Result<Geometry> geometry_of(std::string_view key);

// Keys for help and completion, with a line of text each.
struct BoardKeyRow {
  std::string_view key;
  std::string_view text;
};
const std::vector<BoardKeyRow>& board_keys();

}  // namespace nonet::variants
