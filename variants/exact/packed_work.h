// Packs of boards that are solved by singles and thinned: as soon as a board is done, its lane gets
// the next one.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "variants/exact/packed_boards.h"
#include "variants/exact/packed_removals.h"
#include "variants/exact/thinning_job.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// Solves puzzles by singles of these kinds.
template <typename Word>
class PackedSolving {
 public:
  PackedSolving(const PackFacts& facts, Singles kinds, std::span<const CellDigits> puzzles)
      : facts_(&facts),
        boards_(facts, kinds),
        start_(facts),
        puzzles_(puzzles),
        results_(puzzles.size()) {}

  std::vector<BySingles> run() && {
    BoardBits active =
        loaded_boards(Boards::kBoards, [this](std::size_t board) { return load_next(board); });
    while (active != 0) {
      const BoardBits ended = boards_.advance(active);
      for_each_board(active & boards_.placed() & boards_.open(),
                     [&](std::size_t board) { note_openings(board); });
      const BoardBits open = boards_.open() | boards_.failed();
      for_each_board(ended, [&](std::size_t board) {
        results_[puzzle_of_[board]].filled = (open >> board & 1) == 0;
        if (!load_next(board)) active &= ~(BoardBits{1} << board);
      });
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kSolving>;

  // Goes on with the next puzzle whose clues do not contradict one another.
  bool load_next(std::size_t board) {
    while (next_ < puzzles_.size()) {
      const std::size_t number = next_++;
      const CellDigits& puzzle = puzzles_[number];
      if (!start_.set_clues(puzzle) || (facts_->has_pairs && !facts_->keeps_pairs(puzzle)))
        continue;
      boards_.restart(board, start_);
      puzzle_of_[board] = number;
      results_[number].fewest_open = static_cast<int>(puzzle.size()) - clue_count(puzzle);
      return true;
    }
    return false;
  }

  void note_openings(std::size_t board) {
    int& fewest = results_[puzzle_of_[board]].fewest_open;
    fewest = std::min(fewest, boards_.count_placed(board));
  }

  const PackFacts* facts_;
  Boards boards_;
  PackStart<Word> start_;
  std::span<const CellDigits> puzzles_;
  std::vector<BySingles> results_;
  std::array<std::size_t, Boards::kBoards> puzzle_of_{};
  std::size_t next_ = 0;
};

// Takes digits out of puzzles as long as singles of these kinds still fill them.
template <typename Word>
class PackedThinning {
 public:
  PackedThinning(const PackFacts& facts, Singles kinds, std::span<const ThinningTask> tasks,
                 int fewest)
      : boards_(facts, kinds), tasks_(tasks), fewest_(fewest), results_(tasks.size()) {
    for (Lane& lane : lanes_) lane.start.emplace(facts);
  }

  std::vector<CellDigits> run() && {
    BoardBits active =
        loaded_boards(Boards::kBoards, [this](std::size_t board) { return load_next(board); });
    while (active != 0) {
      BoardBits ended = boards_.advance(active);
      for_each_board(active & boards_.placed() & ~ended, [&](std::size_t board) {
        if (are_tried_filled(board)) ended |= BoardBits{1} << board;
      });
      for_each_board(ended, [&](std::size_t board) {
        settle(board);
        if (!choose(board) && !load_next(board)) active &= ~(BoardBits{1} << board);
      });
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kThinning>;

  // The puzzle of a board.
  struct Lane {
    std::optional<ThinningJob> job;
    std::optional<PackStart<Word>> start;
    std::size_t number = 0;
    std::size_t filled = 0;  // of the cells tried, the first ones
  };

  // Goes on with the next puzzle from which a digit can be taken at all.
  bool load_next(std::size_t board) {
    Lane& lane = lanes_[board];
    while (next_ < tasks_.size()) {
      const ThinningTask& task = tasks_[next_];
      lane.number = next_++;
      lane.job.emplace(task.puzzle, task.steps, fewest_);
      lane.start->set_clues(task.puzzle);
      if (choose(board)) return true;
    }
    return false;
  }

  // False: the puzzle is done.
  bool choose(std::size_t board) {
    Lane& lane = lanes_[board];
    if (!lane.job->choose()) {
      results_[lane.number] = lane.job->puzzle();
      return false;
    }
    for (const CellIndex cell : lane.job->tried())
      lane.start->clear_clue(cell, lane.job->digit_of(cell));
    lane.filled = 0;
    boards_.restart(board, *lane.start);
    return true;
  }

  bool are_tried_filled(std::size_t board) {
    Lane& lane = lanes_[board];
    const std::span<const CellIndex> tried = lane.job->tried();
    while (lane.filled < tried.size() && boards_.candidates(board, tried[lane.filled]) == 0)
      ++lane.filled;
    return lane.filled == tried.size();
  }

  void settle(std::size_t board) {
    Lane& lane = lanes_[board];
    ThinningJob& job = *lane.job;
    for (std::size_t i = lane.filled; i < job.tried().size(); ++i) {
      if (boards_.candidates(board, job.tried()[i]) != 0) job.fail(i);
    }
    job.settle();
    for (const CellIndex cell : job.restored()) lane.start->set_clue(cell, job.digit_of(cell));
  }

  Boards boards_;
  std::span<const ThinningTask> tasks_;
  int fewest_;
  std::vector<CellDigits> results_;
  std::array<Lane, Boards::kBoards> lanes_;
  std::size_t next_ = 0;
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
