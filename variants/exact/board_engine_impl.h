// The engines over lanes of bits. Included by the kernels of this folder only: compiled once for
// each, with its instructions.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "variants/exact/board_engine.h"
#include "variants/exact/lane_search.h"
#include "variants/exact/packed_filling.h"
#include "variants/exact/packed_work.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::variants {
namespace {

// The random search for a full board starts again after so many nodes, then after twice as many.
constexpr std::uint64_t kFirstAttempt = 2'000;

constexpr auto kAsTheyAre = [](std::span<Assumption> /*alternatives*/) {};

using Steps = std::span<const Step>;

// Takes the digits of as many steps at once as `holds(puzzle, steps)` allows: half of them first,
// and half as many after each failure. Since a puzzle that has too few clues does not become
// better with fewer, the result is that of taking the steps one by one.
template <typename Holds>
CellDigits thinned(CellDigits puzzle, const CellDigits& full, Steps steps, int fewest,
                   const RunControl& control, const Holds& holds) {
  int left = clue_count(puzzle);
  std::size_t at_once = (steps.size() + 1) / 2;
  while (!steps.empty() && !control.should_stop()) {
    at_once = std::min(at_once, steps.size());
    while (at_once > 1 && left - cells_of(steps.first(at_once)) < fewest) at_once /= 2;
    const Steps taken = steps.first(at_once);
    const int cells = cells_of(taken);
    bool good = left - cells >= fewest;
    if (good) {
      for (const Step& step : taken) {
        for (const CellIndex cell : step) puzzle[cell] = 0;
      }
      good = holds(puzzle, taken);
      for (const Step& step : taken) {
        for (const CellIndex cell : step) puzzle[cell] = good ? std::uint8_t{0} : full[cell];
      }
    }
    if (good) left -= cells;
    if (good || at_once == 1) steps = steps.subspan(at_once);
    if (!good) at_once = std::max<std::size_t>(at_once / 2, 1);
  }
  return puzzle;
}

template <typename Word, std::size_t kLanes, std::size_t kDigits>
class SizedEngine final : public BoardSolver::Engine {
 public:
  explicit SizedEngine(const Geometry& geometry) : tables_(geometry), facts_(geometry) {}

  [[nodiscard]] BoardSolutions solve(const CellDigits& givens, std::uint64_t limit,
                                     const RunControl& control) const override {
    BoardSolutions found;
    Search search(tables_, control);
    found.complete = search.run(
        Board(tables_, givens),
        [&](const Board& board) {
          if (found.count == 0) digits_of(board).swap(found.first);
          return ++found.count < limit;
        },
        kAsTheyAre);
    found.nodes = search.nodes();
    return found;
  }

  bool for_each_solution(const CellDigits& givens,
                         const std::function<bool(const CellDigits&)>& visit,
                         const RunControl& control) const override {
    return Search(tables_, control)
        .run(
            Board(tables_, givens), [&](const Board& board) { return visit(digits_of(board)); },
            kAsTheyAre);
  }

  [[nodiscard]] CellDigits fill(const CellDigits& givens, const DrawBelow& below,
                                const RunControl& control) const override {
    const auto shuffle = [&](std::span<Assumption> items) {
      for (std::size_t last = items.size(); last > 1; --last) {
        std::swap(items[last - 1], items[below(static_cast<std::uint32_t>(last))]);
      }
    };
    CellDigits full;
    bool complete = false;
    for (std::uint64_t nodes = kFirstAttempt; full.empty() && !complete && !control.should_stop();
         nodes *= 2) {
      const RunControl limited = control.limited_to(nodes);
      complete = Search(tables_, limited)
                     .run(
                         Board(tables_, givens),
                         [&](const Board& board) {
                           digits_of(board).swap(full);
                           return false;
                         },
                         shuffle);
      if (limited.work_limit() == control.work_limit()) break;
    }
    return full;
  }

  [[nodiscard]] CellDigits thin(CellDigits puzzle, const CellDigits& solution, Steps steps,
                                int fewest, const RunControl& control) const override {
    return thinned(std::move(puzzle), solution, steps, fewest, control,
                   [&](const CellDigits& fewer, Steps taken) {
                     if (taken.size() > 1) return has_no_other(fewer, solution, control);
                     return std::ranges::all_of(taken.front(), [&](CellIndex cell) {
                       return need(fewer, cell, solution[cell], control) == ClueNeed::kSpare;
                     });
                   });
  }

  [[nodiscard]] ClueNeed need_of(CellDigits puzzle, CellIndex cell,
                                 const RunControl& control) const override {
    const int digit = std::exchange(puzzle[cell], std::uint8_t{0});
    return need(puzzle, cell, digit, control);
  }

  [[nodiscard]] std::vector<CellDigits> fill_all(std::span<const DrawBelow> draws) const override {
    return PackedFilling<Word>(facts_, draws).run();
  }

  [[nodiscard]] std::vector<CellDigits> thin_for(Singles kinds, std::span<const ThinningTask> tasks,
                                                 int fewest) const override {
    return PackedThinning<Word>(facts_, kinds, tasks, fewest).run();
  }

  [[nodiscard]] std::vector<BySingles> solve_by(
      Singles kinds, std::span<const CellDigits> puzzles) const override {
    return PackedSolving<Word>(facts_, kinds, puzzles).run();
  }

  [[nodiscard]] std::vector<bool> are_filled_by(
      Singles kinds, std::span<const CellDigits> puzzles) const override {
    return PackedChecking<Word>(facts_, kinds, puzzles).run();
  }

 private:
  using Board = LaneBoard<Word, kLanes, kDigits>;
  using Search = LaneSearch<Word, kLanes, kDigits>;
  using Set = Lanes<Word, kLanes>;

  // Whether the search proves that there is no other solution.
  [[nodiscard]] bool has_no_other(const CellDigits& puzzle, const CellDigits& solution,
                                  const RunControl& control) const {
    return Search(tables_, control)
        .run(
            Board(tables_, puzzle),
            [&](const Board& board) { return digits_of(board) == solution; }, kAsTheyAre);
  }

  // Whether the digit, which the puzzle lacks, is needed as its clue.
  [[nodiscard]] ClueNeed need(const CellDigits& puzzle, CellIndex cell, int digit,
                              const RunControl& control) const {
    Board board(tables_, puzzle);
    board.exclude(tables_, cell, static_cast<std::size_t>(digit - 1));
    bool other = false;
    const auto note_other = [&](const Board& /*solution*/) { return !(other = true); };
    const bool complete = Search(tables_, control).run(board, note_other, kAsTheyAre);
    if (other) return ClueNeed::kNeeded;
    return complete ? ClueNeed::kSpare : ClueNeed::kUndecided;
  }

  [[nodiscard]] CellDigits digits_of(const Board& board) const {
    CellDigits digits(tables_.self.size());
    for (std::size_t d = 0; d < tables_.digits; ++d) {
      (board.holders(d) & tables_.home).for_each([&](std::size_t bit) {
        digits[tables_.cell_at[bit]] = static_cast<std::uint8_t>(d + 1);
        return true;
      });
    }
    return digits;
  }

  LaneTables<Word, kLanes> tables_;
  PackFacts facts_;
};

inline EnginePointer smallest_engine(const Geometry& geometry) {
  const std::size_t regions = geometry.regions().size();
  const int digits = geometry.digits();
  using Byte = std::uint8_t;
  using Short = std::uint16_t;
  using Long = std::uint32_t;
  if (regions <= 32) {
    if (digits <= 6) return std::make_unique<SizedEngine<Byte, 32, 6>>(geometry);
    if (digits <= 8) return std::make_unique<SizedEngine<Byte, 32, 8>>(geometry);
    if (digits <= 10) return std::make_unique<SizedEngine<Short, 32, 10>>(geometry);
  }
  if (regions <= 64 && digits <= 16) return std::make_unique<SizedEngine<Short, 64, 16>>(geometry);
  if (regions <= 144 && digits <= 9) return std::make_unique<SizedEngine<Short, 144, 9>>(geometry);
  if (regions <= 80) return std::make_unique<SizedEngine<Long, 80, kMostDigits>>(geometry);
  return std::make_unique<SizedEngine<Long, 256, kMostDigits>>(geometry);
}

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
