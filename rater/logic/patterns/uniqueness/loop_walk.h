// The walk that finds candidate loops of two digits.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "rater/logic/position/cell_counts.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Cells in the order of the loop. A valid loop enters a house at most once in each parity, so it
// has at most 18 cells.
struct CellLoop {
  std::array<Cell, 18> cells{};
  std::size_t length = 0;

  [[nodiscard]] CellSet set() const {
    CellSet all;
    for (std::size_t i = 0; i < length; ++i) all.insert(cells[i]);
    return all;
  }
};

// Depth first from a bivalue cell: each move goes to a cell that still has both digits, through
// another kind of house than the previous move. A loop counts if its cells, taken alternately,
// enter the same houses, none of them twice: then the two digits can be swapped along the loop.
//
// Which loops are found depends on a detail of Sudoku Explainer that is kept here: a cell with
// extra candidates may be entered if at most two such cells are on the path, or if the extras *seen
// so far* are one digit, including the extras of cells tried and left again.
//
// The walk skips cells only to save time. Cells alone in one of their houses cannot be on a valid
// loop, nor can a path enter a house twice in one parity. And a loop has at most two extra cells,
// so at least two cells with the pair alone, and at least four if it is longer than a rectangle -
// or its extras are one digit, and it lies within the cells of the pair and this digit.
class LoopWalk {
 public:
  // REQUIRES: `start` has two candidates.
  LoopWalk(const Position& position, const CellCounts& counts, Cell start)
      : position_(position), pair_(position.candidates(start)), start_(start) {
    const Digit first = pair_.first();
    const Digit second = (pair_ - DigitSet(first)).first();
    holders_ = position.places(first) & position.places(second);
    const CellSet bare = holders_ & counts.two;
    bare_ = bare;
    const int bare_cells = bare.size();
    if (bare_cells >= 4) {
      useful_ = with_company(holders_);
      return;
    }
    if (bare_cells >= 2) useful_ = on_rectangles(bare - CellSet(start));
    for (const Digit extra : ~pair_) {
      const CellSet cells = bare | (holders_ & counts.three & position.places(extra));
      if (has_company(start, cells)) useful_ |= with_company(cells);
    }
  }

  [[nodiscard]] DigitSet pair() const { return pair_; }

  // Calls visit(CellLoop) for each loop found.
  template <typename Visit>
  void run(Visit visit) {
    if (useful_.contains(start_)) extend(start_, 2, DigitSet(), std::nullopt, visit);
  }

 private:
  static bool has_company(Cell cell, CellSet cells) {
    for (const House house : houses_of(cell)) {
      if (!(cells & cell_set_of(house)).intersects(~CellSet(cell))) return false;
    }
    return true;
  }

  // The largest subset in which every cell has another one in each of its houses.
  static CellSet with_company(CellSet cells) {
    CellSet before;
    do {
      before = cells;
      for (const Cell cell : before) {
        if (!has_company(cell, cells)) cells.erase(cell);
      }
    } while (cells != before);
    return cells;
  }

  // The corners of rectangles of holders with `start` and one of the others as corners.
  [[nodiscard]] CellSet on_rectangles(CellSet others) const {
    CellSet corners;
    for (const Cell other : others) {
      for (const Cell third : holders_& cell_set_of(House::row(start_.row()))) {
        for (const Cell fourth : holders_& cell_set_of(House::column(start_.column()))) {
          const CellSet all{start_, third, fourth, Cell(fourth.row(), third.column())};
          if (all.size() == 4 && all.contains(other) && holders_.contains(all)) corners |= all;
        }
      }
    }
    return corners;
  }

  template <typename Visit>
  void extend(Cell cell, int extra_cells_allowed, DigitSet extras, std::optional<HouseKind> last,
              Visit& visit) {
    HouseSet& entered = entered_[loop_.length % 2];
    const HouseSet before = entered;
    entered |= house_set_of(cell);
    loop_.cells[loop_.length++] = cell;
    on_path_.insert(cell);
    CellSet reachable = holders_ - on_path_;
    // From here on only cells of the pair alone may be entered.
    if (extra_cells_allowed <= 0 && extras.size() > 1) reachable &= bare_ & useful_;
    if (loop_.length >= 4 && entered_[0] == entered_[1]) reachable.insert(start_);
    for (const HouseKind kind : kBoxRowColumn) {
      if (kind == last) continue;
      const CellSet in_house = reachable & cell_set_of(house_of(cell, kind));
      for (const Cell next : in_house) {
        if (next == start_) {
          visit(loop_);
        } else {
          const DigitSet candidates = position_.candidates(next);
          extras |= candidates - pair_;
          const bool extra_cell = candidates != pair_;
          if (extra_cell && extras.size() != 1 && extra_cells_allowed <= 0) continue;
          if (!may_enter(next)) continue;
          extend(next, extra_cells_allowed - (extra_cell ? 1 : 0), extras, kind, visit);
        }
      }
    }
    on_path_.erase(cell);
    --loop_.length;
    entered = before;
  }

  [[nodiscard]] bool may_enter(Cell next) const {
    return useful_.contains(next) && loop_.length < loop_.cells.size() &&
           (entered_[loop_.length % 2] & house_set_of(next)) == 0;
  }

  const Position& position_;
  DigitSet pair_;
  Cell start_;
  CellSet holders_;  // cells with both digits
  CellSet bare_;     // those with the two digits alone
  CellSet useful_;   // holders that may be on a valid loop
  CellLoop loop_;
  CellSet on_path_;
  std::array<HouseSet, 2> entered_{};  // houses of the even and of the odd cells of the path
};

}  // namespace nonet
