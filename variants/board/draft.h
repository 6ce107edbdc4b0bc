// A geometry while its kinds add to it: one board of N x N cells, or several that overlap.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "variants/board/geometry.h"

namespace nonet::variants {

class Draft {
 public:
  // Boards of digits x digits cells with their top left corners at `corners`.
  // REQUIRES: box_rows * box_columns == digits <= kMostDigits; the whole has at most kMostCells
  // cells.
  Draft(int digits, int box_rows, int box_columns, std::vector<Spot> corners);

  [[nodiscard]] int digits() const { return facts_.digits; }
  [[nodiscard]] int box_rows() const { return facts_.box_rows; }
  [[nodiscard]] int box_columns() const { return facts_.box_columns; }

  // The digit x digit regions of a layer of every board: the cells of region `number` are those
  // spots of the board (from 0 at its own corner) for which number_at(spot) is that number; -1: in
  // none. A region that two boards share is added once.
  template <typename NumberAt>
  void add_layer(Layer layer, NumberAt number_at) {
    for (const Spot& corner : corners_) {
      std::vector<Region> found;
      for (int row = 0; row < digits(); ++row) {
        for (int column = 0; column < digits(); ++column) {
          const int number = number_at(Spot{row, column});
          if (number < 0) continue;
          if (found.size() <= static_cast<std::size_t>(number))
            found.resize(static_cast<std::size_t>(number) + 1);
          found[static_cast<std::size_t>(number)].cells.push_back(
              *facts_.cell_at({corner.row + row, corner.column + column}));
        }
      }
      add_regions(layer, found);
    }
  }

  // All pairs of cells that lie `down` and `right` of one another.
  void keep_apart(int down, int right) { add_pairs(down, right, facts_.apart); }
  void keep_far_apart(int down, int right) { add_pairs(down, right, facts_.far_apart); }

  // The geometry with this key.
  [[nodiscard]] Geometry geometry(std::string key) &&;

 private:
  void add_regions(Layer layer, std::vector<Region>& found);
  void add_pairs(int down, int right, std::vector<std::pair<CellIndex, CellIndex>>& pairs) const;

  std::vector<Spot> corners_;
  Geometry::Facts facts_;
};

}  // namespace nonet::variants
