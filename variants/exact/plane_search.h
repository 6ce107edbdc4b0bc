// Search over PlaneBoards: singles first, then a cell with two candidates, a digit with two places
// in a region, or the cell with the fewest candidates.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "base/run_control.h"
#include "variants/exact/planes.h"

namespace nonet::variants {

// A digit in a cell.
struct Assumption {
  CellIndex cell;
  int digit;
};

template <std::size_t kWords, std::size_t kDigits>
class PlaneSearch {
 public:
  using Board = PlaneBoard<kWords, kDigits>;
  using Tables = PlaneTables<kWords>;

  PlaneSearch(const Tables& tables, const RunControl& control)
      : tables_(&tables), control_(&control) {}

  // Calls solved(board) for each solution until it returns false. `arrange` may put the
  // alternatives of a branch, a span, into another order. False: stopped by solved, the control or
  // its limit on nodes.
  //
  // Branches stay near one another: on a board of loosely joined parts, such as a samurai, a
  // contradiction in one part would else be found anew for each choice in another.
  template <typename Solved, typename Arrange>
  bool run(const Board& board, const Solved& solved, const Arrange& arrange) {
    return run(board, tables_->all, solved, arrange);
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  using Cells = Plane<kWords>;

  struct Branch {
    std::array<Assumption, kDigits> items;
    std::size_t size = 0;

    void add(Assumption each) { items[size++] = each; }
  };

  template <typename Solved, typename Arrange>
  bool run(Board board, const Cells& near, const Solved& solved, const Arrange& arrange) {
    if (!board.place_singles(*tables_)) return true;
    if (board.open().empty()) return solved(board);
    Branch alternatives = branch(board, near);
    arrange(std::span(alternatives.items).first(alternatives.size));
    for (std::size_t i = 0; i < alternatives.size; ++i) {
      const Assumption each = alternatives.items[i];
      if (++nodes_ > control_->work_limit() || control_->should_stop()) return false;
      Board next = board;
      if (!next.place(*tables_, each.cell, each.digit)) continue;
      if (!run(next, tables_->peers[each.cell], solved, arrange)) return false;
    }
    return true;
  }

  [[nodiscard]] Branch branch(const Board& board, const Cells& near) const {
    const Cells pairs = board.pairs(*tables_);
    if (const Cells close = pairs & near; !close.empty()) return digits_in(board, close.first());
    if (!pairs.empty()) return digits_in(board, pairs.first());
    const auto places = two_places(board);
    return places.size == 0 ? digits_in(board, narrowest(board)) : places;
  }

  [[nodiscard]] Branch digits_in(const Board& board, CellIndex cell) const {
    Branch all;
    for (int d = 0; d < tables_->digits; ++d) {
      if (board.may(cell, d)) all.add({cell, d});
    }
    return all;
  }

  [[nodiscard]] Branch two_places(const Board& board) const {
    Branch both;
    for (int d = 0; d < tables_->digits; ++d) {
      for (const auto& region : tables_->regions) {
        auto here = board.places(d) & region;
        if (!here.has_two()) continue;
        both.add({here.first(), d});
        here.erase(here.first());
        both.add({here.first(), d});
        return both;
      }
    }
    return both;
  }

  [[nodiscard]] CellIndex narrowest(const Board& board) const {
    std::pair<int, CellIndex> best = {static_cast<int>(kDigits) + 1, 0};
    for (auto open = board.open(); !open.empty();) {
      const CellIndex cell = open.first();
      open.erase(cell);
      best = std::min(best, {board.candidates(*tables_, cell), cell});
    }
    return best.second;
  }

  const Tables* tables_;
  const RunControl* control_;
  std::uint64_t nodes_ = 0;
};

}  // namespace nonet::variants
