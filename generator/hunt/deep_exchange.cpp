#include "generator/hunt/deep_exchange.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {
namespace {

constexpr int kMostExchangeNodes =
    20'000;  // of a search, which then ends with the sets found so far

// Looks for fillings in which the loose box is turned to another row. A digit that takes a cell
// drives the same digit out of its houses, and each cell driven out takes another digit, until all
// cells have one. Cells outside the frame's open cells lose their clue by that.
class ExchangeSearch {
 public:
  ExchangeSearch(const DeepFrame& frame, const Grid& filling, int most_moved)
      : filling_(filling), open_(frame.open()), most_moved_(most_moved) {
    for (const Cell cell : frame.others) settle(cell, filling.digit(cell));
  }

  // The sets of clues that go. REQUIRES: `to` is `from` turned to another row.
  std::vector<CellSet> turn(const FrameArm& from, const FrameArm& to) {
    for (int row = 0; row < kBoxSize; ++row)
      lift(from.other_in_loose(row), filling_.digit(from.other_in_loose(row)));
    CellSet waiting;
    for (int row = 0; row < kBoxSize; ++row) waiting.insert(to.other_in_loose(row));
    search({.waiting = waiting, .settled = {}, .moved = {}});
    return sets_;
  }

 private:
  struct State {
    CellSet waiting;  // cells without a digit
    CellSet settled;  // cells that have taken a digit and keep it
    CellSet moved;    // cells that lost their clue
  };
  struct Choice {
    Cell cell;
    DigitSet digits;
  };

  void settle(Cell cell, Digit digit) {
    for (const House house : houses_of(cell)) holders_[house][digit] = cell;
  }
  void lift(Cell cell, Digit digit) {
    for (const House house : houses_of(cell)) holders_[house][digit].reset();
  }
  // The cells that hold the digit in the cell's houses.
  [[nodiscard]] CellSet holding(Cell cell, Digit digit) const {
    CellSet cells;
    for (const House house : houses_of(cell)) {
      if (const auto holder = holders_[house][digit]) cells.insert(*holder);
    }
    return cells;
  }

  [[nodiscard]] bool may_take(const State& state, Cell cell, Digit digit) const {
    if (!open_.contains(cell) && filling_.digit(cell) == digit) return false;
    const CellSet driven_out = holding(cell, digit);
    return (driven_out & state.settled).empty() &&
           (state.moved | (driven_out - open_)).size() <= most_moved_;
  }

  // A waiting cell that can take the fewest digits.
  [[nodiscard]] Choice choice(const State& state) const {
    std::optional<Choice> best;
    for (const Cell cell : state.waiting) {
      DigitSet digits;
      for (const Digit digit : kOtherDigits) {
        if (may_take(state, cell, digit)) digits.insert(digit);
      }
      if (!best || digits.size() < best->digits.size()) best = {cell, digits};
      if (digits.empty()) break;
    }
    return *best;
  }

  void search(const State& state) {
    if (++nodes_ > kMostExchangeNodes) return;
    if (state.waiting.empty()) {
      sets_.push_back(state.moved);
      return;
    }
    const auto [cell, digits] = choice(state);
    for (const Digit digit : digits) {
      const CellSet driven_out = holding(cell, digit);
      for (const Cell holder : driven_out) lift(holder, digit);
      settle(cell, digit);
      search({.waiting = (state.waiting - CellSet(cell)) | driven_out,
              .settled = state.settled | CellSet(cell),
              .moved = state.moved | (driven_out - open_)});
      lift(cell, digit);
      for (const Cell holder : driven_out) settle(holder, digit);
    }
  }

  const Grid& filling_;
  CellSet open_;
  int most_moved_;
  PerHouse<PerDigit<std::optional<Cell>>> holders_{};
  std::vector<CellSet> sets_;
  int nodes_ = 0;
};

}  // namespace

std::vector<CellSet> loosening(const DeepFrame& frame, const FrameArm& arm, const Grid& filling,
                               const ExchangeLimits& limits) {
  std::vector<CellSet> sets = {CellSet()};
  for (int row = 0; row < kBoxSize; ++row) {
    if (row == arm.turned) continue;
    FrameArm turned = arm;
    turned.turned = row;
    std::vector<CellSet> both;
    const std::vector<CellSet> more =
        ExchangeSearch(frame, filling, limits.of_row).turn(arm, turned);
    for (const CellSet& one : sets) {
      for (const CellSet& other : more) {
        if ((one | other).size() <= limits.of_arm) both.push_back(one | other);
      }
    }
    sets = both;
  }
  std::ranges::stable_sort(sets, {}, &CellSet::size);
  std::vector<CellSet> smallest;
  for (const CellSet& set : sets) {
    const bool holds_other =
        std::ranges::any_of(smallest, [&](const CellSet& other) { return (other - set).empty(); });
    if (!holds_other) smallest.push_back(set);
  }
  return smallest;
}

}  // namespace nonet
