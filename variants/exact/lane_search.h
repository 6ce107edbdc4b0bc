// Search over LaneBoards: singles first, then a cell with two candidates, a digit with two places
// in a region, or the cell with the fewest candidates.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <utility>

#include "base/run_control.h"
#include "variants/exact/lane_board.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// A digit in a cell.
struct Assumption {
  CellIndex cell;
  std::size_t digit;
};

template <typename Word, std::size_t kLanes, std::size_t kDigits>
class LaneSearch {
 public:
  using Board = LaneBoard<Word, kLanes, kDigits>;
  using Tables = LaneTables<Word, kLanes>;

  LaneSearch(const Tables& tables, const RunControl& control)
      : tables_(&tables), control_(&control) {}

  // Calls solved(board) for each solution until it returns false. `arrange` may put the
  // alternatives of a branch, a span, into another order. False: stopped by solved, the control or
  // its limit on nodes.
  //
  // Branches stay near one another: on a board of loosely joined parts, such as a samurai, a
  // contradiction in one part would else be found anew for each choice in another.
  template <typename Solved, typename Arrange>
  bool run(const Board& board, const Solved& solved, const Arrange& arrange) {
    nodes_ = 0;
    Boards& boards = trail();
    if (boards.empty()) boards.emplace_back(board);
    boards.front().copy(*tables_, board);
    return run(0, tables_->home, solved, arrange);
  }

  // Of the last run.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  using Set = Lanes<Word, kLanes>;

  struct Branch {
    std::array<Assumption, kDigits> items;
    std::size_t size = 0;

    void add(Assumption each) { items[size++] = each; }
  };

  using Boards = std::deque<Board>;

  // The boards of a thread's search, by depth: hundreds of large ones are too many for a stack, and
  // making them anew takes longer than most searches.
  static Boards& trail() {
    thread_local Boards boards;
    return boards;
  }

  template <typename Solved, typename Arrange>
  bool run(std::size_t depth, const Set& near, const Solved& solved, const Arrange& arrange) {
    Boards& boards = trail();
    Board& board = boards[depth];
    if (!board.place_singles(*tables_)) return true;
    if (board.open().empty()) return solved(std::as_const(board));
    Branch alternatives = branch(board, near);
    arrange(std::span(alternatives.items).first(alternatives.size));
    if (boards.size() == depth + 1) boards.emplace_back(board);
    Board& next = boards[depth + 1];
    for (std::size_t i = 0; i < alternatives.size; ++i) {
      const Assumption each = alternatives.items[i];
      if (++nodes_ > control_->work_limit() || control_->should_stop()) return false;
      next.copy(*tables_, board);
      if (!next.place(*tables_, each.cell, each.digit)) continue;
      if (!run(depth + 1, tables_->peers[each.cell], solved, arrange)) return false;
    }
    return true;
  }

  [[nodiscard]] Branch branch(const Board& board, const Set& near) const {
    const Set pairs = board.pairs(*tables_);
    if (const Set close = pairs & near; !close.empty()) return digits_in(board, first_of(close));
    if (!pairs.empty()) return digits_in(board, first_of(pairs));
    const Branch places = two_places(board);
    return places.size == 0 ? digits_in(board, first_of(board.narrowest(*tables_))) : places;
  }

  // In reading order.
  [[nodiscard]] CellIndex first_of(const Set& bits) const {
    CellIndex first = kMostCells;
    bits.for_each([&](std::size_t bit) {
      first = std::min(first, tables_->cell_at[bit]);
      return true;
    });
    return first;
  }

  [[nodiscard]] Branch digits_in(const Board& board, CellIndex cell) const {
    Branch all;
    for (std::size_t d = 0; d < tables_->digits; ++d) {
      if (board.may(*tables_, cell, d)) all.add({cell, d});
    }
    return all;
  }

  // Of the first digit with two places in a region the places in the first such region.
  [[nodiscard]] Branch two_places(const Board& board) const {
    Branch both;
    for (std::size_t d = 0; d < tables_->digits; ++d) {
      const Set pairs = board.places(d).pairs();
      if (pairs.empty()) continue;
      std::size_t region = 0;
      while (pairs.lane(region) == 0) ++region;
      Set two;
      two.set_lane(region, pairs.lane(region));
      std::array<CellIndex, 2> cells{};
      std::size_t known = 0;
      two.for_each([&](std::size_t bit) {
        cells[known++] = tables_->cell_at[bit];
        return true;
      });
      both.add({std::min(cells[0], cells[1]), d});
      both.add({std::max(cells[0], cells[1]), d});
      return both;
    }
    return both;
  }

  const Tables* tables_;
  const RunControl* control_;
  std::uint64_t nodes_ = 0;
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
