// Takes digits out of a full board as long as singles still fill it.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "variants/board/cell_digits.h"
#include "variants/exact/lane_board.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// REQUIRES: singles of the kinds fill the puzzle. Either all cells of a step have a digit or none
// has; they go together.
//
// Several steps are taken at once. If singles place all their digits again, these follow from the
// rest, and so do all others. If they place those of some steps only, these follow from the rest
// without the other steps, and go; the others are tried again, fewer at a time. So the result is
// that of taking the steps one by one.
template <typename Word, std::size_t kLanes, std::size_t kDigits>
class LaneThinning {
 public:
  using Tables = LaneTables<Word, kLanes>;
  using Step = std::vector<CellIndex>;

  LaneThinning(const Tables& tables, Singles kinds, CellDigits puzzle, int fewest)
      : tables_(&tables),
        kinds_(kinds),
        puzzle_(std::move(puzzle)),
        left_(clue_count(puzzle_)),
        fewest_(fewest),
        board_(tables, puzzle_),
        trial_(board_),
        holders_(tables.digits) {
    for (std::size_t i = 0; i < puzzle_.size(); ++i) {
      if (puzzle_[i] != 0) holders_[puzzle_[i] - 1U].push_back(static_cast<CellIndex>(i));
    }
  }

  CellDigits run(const std::vector<Step>& steps) && {
    std::vector<const Step*> rest;
    for (const Step& step : steps) {
      if (puzzle_[step.front()] != 0) rest.push_back(&step);
    }
    take(rest, (rest.size() + 1) / 2);
    return std::move(puzzle_);
  }

 private:
  using Board = LaneBoard<Word, kLanes, kDigits>;
  using Set = Lanes<Word, kLanes>;
  using Steps = std::span<const Step* const>;

  // Takes the steps in their order, `at_once` of them together at first.
  void take(Steps steps, std::size_t at_once) {
    while (!steps.empty()) {
      at_once = std::clamp<std::size_t>(at_once, 1, steps.size());
      while (at_once > 1 && left_ - cells_of(steps.first(at_once)) < fewest_) at_once /= 2;
      const Steps taken = steps.first(at_once);
      steps = steps.subspan(at_once);
      if (left_ - cells_of(taken) < fewest_) continue;
      const std::vector<const Step*> kept = try_without(taken);
      // One alone that does not follow from the rest without the others is needed.
      if (kept.size() > 1) take(kept, (kept.size() + 1) / 2);
      if (!kept.empty()) at_once = std::max<std::size_t>(at_once / 2, kFewestAtOnce);
    }
  }

  // Takes the steps whose digits follow from the puzzle without any of these; returns the others.
  std::vector<const Step*> try_without(Steps taken) {
    Set wanted;
    for (const Step* step : taken) {
      for (const CellIndex cell : *step) {
        wanted |= tables_->self[cell];
        remove(cell);
      }
    }
    renew(taken);
    trial_.copy(*tables_, board_);
    if (trial_.is_surely_filled_by(*tables_, kinds_, wanted)) {
      left_ -= cells_of(taken);
      return {};
    }
    std::vector<const Step*> kept;
    for (const Step* step : taken) {
      const bool follows = std::ranges::none_of(
          *step, [&](CellIndex cell) { return trial_.is_open(*tables_, cell); });
      if (follows) {
        left_ -= static_cast<int>(step->size());
      } else {
        kept.push_back(step);
        for (const CellIndex cell : *step) restore(cell);
      }
    }
    renew(kept);
    return kept;
  }

  void remove(CellIndex cell) {
    auto& holders = holders_[full_[cell] - 1U];
    *std::ranges::find(holders, cell) = holders.back();
    holders.pop_back();
    puzzle_[cell] = 0;
  }
  void restore(CellIndex cell) {
    holders_[full_[cell] - 1U].push_back(cell);
    puzzle_[cell] = full_[cell];
  }

  // Updates the board where the puzzle's digits have changed in the cells of these steps.
  void renew(Steps steps) {
    std::uint32_t changed = 0;
    for (const Step* step : steps) {
      for (const CellIndex cell : *step) {
        board_.set_open(*tables_, cell, puzzle_[cell] == 0);
        changed |= std::uint32_t{1} << (full_[cell] - 1U);
      }
    }
    if (tables_->has_far) changed |= changed << 1 | changed >> 1;
    for (std::size_t d = 0; d < tables_->digits; ++d) {
      if ((changed >> d & 1) != 0) board_.set_holders(*tables_, d, holders_);
    }
  }

  static int cells_of(Steps steps) {
    int cells = 0;
    for (const Step* step : steps) cells += static_cast<int>(step->size());
    return cells;
  }

  // Where one of two steps follows, the other is decided, too.
  static constexpr std::size_t kFewestAtOnce = 2;

  const Tables* tables_;
  Singles kinds_;
  CellDigits puzzle_;
  CellDigits full_ = puzzle_;
  int left_;
  int fewest_;
  Board board_;  // the puzzle's
  Board trial_;
  std::vector<std::vector<CellIndex>> holders_;  // by digit: its clues
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
