// Packs of boards that are solved by singles and thinned: as soon as a board is done, its lane gets
// the next one.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "variants/exact/packed_boards.h"
#include "variants/exact/packed_removals.h"
#include "variants/exact/thinning_job.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// The puzzles that boards of a pack go on with, and which of them each board has.
template <typename Boards>
class PuzzleQueue {
 public:
  PuzzleQueue(const PackFacts& facts, std::span<const CellDigits> puzzles)
      : facts_(&facts), puzzles_(puzzles) {}

  // Gives the board the next puzzle whose clues do not contradict one another.
  bool load_next(Boards& boards, std::size_t board) {
    while (next_ < puzzles_.size()) {
      number_of_[board] = next_++;
      if (!boards.restart(board, puzzle(board))) continue;
      if (!facts_->has_pairs || facts_->keeps_pairs(puzzle(board))) return true;
    }
    return false;
  }
  [[nodiscard]] std::size_t number(std::size_t board) const { return number_of_[board]; }
  [[nodiscard]] const CellDigits& puzzle(std::size_t board) const {
    return puzzles_[number_of_[board]];
  }

 private:
  const PackFacts* facts_;
  std::span<const CellDigits> puzzles_;
  std::array<std::size_t, Boards::kBoards> number_of_{};
  std::size_t next_ = 0;
};

// Solves puzzles by singles of these kinds.
template <typename Word>
class PackedSolving {
 public:
  PackedSolving(const PackFacts& facts, Singles kinds, std::span<const CellDigits> puzzles)
      : boards_(facts, kinds), queue_(facts, puzzles), results_(puzzles.size()) {}

  std::vector<BySingles> run() && {
    BoardBits active =
        loaded_boards(Boards::kBoards, [this](std::size_t board) { return load_next(board); });
    while (active != 0) {
      const BoardBits ended = boards_.advance(active);
      for_each_board(active & boards_.placed() & boards_.open(),
                     [&](std::size_t board) { note_openings(board); });
      const BoardBits open = boards_.open() | boards_.failed();
      for_each_board(ended, [&](std::size_t board) {
        results_[queue_.number(board)].filled = (open >> board & 1) == 0;
        if (!load_next(board)) active &= ~(BoardBits{1} << board);
      });
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kSolving>;

  bool load_next(std::size_t board) {
    if (!queue_.load_next(boards_, board)) return false;
    const CellDigits& puzzle = queue_.puzzle(board);
    results_[queue_.number(board)].fewest_open =
        static_cast<int>(puzzle.size()) - clue_count(puzzle);
    return true;
  }

  void note_openings(std::size_t board) {
    int& fewest = results_[queue_.number(board)].fewest_open;
    fewest = std::min(fewest, boards_.count_placed(board));
  }

  Boards boards_;
  PuzzleQueue<Boards> queue_;
  std::vector<BySingles> results_;
};

// Whether singles of these kinds fill the boards of puzzles.
template <typename Word>
class PackedChecking {
 public:
  PackedChecking(const PackFacts& facts, Singles kinds, std::span<const CellDigits> puzzles)
      : boards_(facts, kinds), queue_(facts, puzzles), results_(puzzles.size()) {}

  std::vector<bool> run() && {
    active_ = loaded_boards(Boards::kBoards,
                            [this](std::size_t board) { return queue_.load_next(boards_, board); });
    while (active_ != 0) {
      boards_.place_singles();
      end(active_ & (boards_.failed() | ~boards_.open()));
      end(boards_.find_singles(active_));
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kChecking>;

  void end(BoardBits ended) {
    const BoardBits filled = ended & ~(boards_.open() | boards_.failed());
    for_each_board(ended, [&](std::size_t board) {
      results_[queue_.number(board)] = (filled & bit_of_board(board)) != 0;
      if (!queue_.load_next(boards_, board)) active_ &= ~bit_of_board(board);
    });
  }

  Boards boards_;
  PuzzleQueue<Boards> queue_;
  std::vector<bool> results_;
  BoardBits active_ = 0;
};

// Takes digits out of puzzles as long as singles of these kinds still fill them.
//
// A trial that fails leaves a board on which singles have placed what follows without all the
// digits tried. What its smaller trials try is among these digits: they begin from that board, and
// not from the clues.
template <typename Word>
class PackedThinning {
 public:
  PackedThinning(const PackFacts& facts, Singles kinds, std::span<const ThinningTask> tasks,
                 int fewest)
      : boards_(facts, kinds),
        clues_(boards_.empty_state()),
        ahead_(boards_.empty_state()),
        tasks_(tasks),
        fewest_(fewest),
        results_(tasks.size()) {}

  std::vector<CellDigits> run() && {
    active_ =
        loaded_boards(Boards::kBoards, [this](std::size_t board) { return load_next(board); });
    boards_.restart(active_, clues_);
    while (active_ != 0) {
      boards_.place_singles();
      BoardBits filled = 0;
      for_each_board(active_ & boards_.placed(), [&](std::size_t board) {
        if (are_tried_filled(board)) filled |= bit_of_board(board);
      });
      end_trials(filled);
      end_trials(boards_.find_singles(active_));
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kThinning>;
  using State = typename Boards::State;

  // The puzzle of a board.
  struct Lane {
    ThinningJob job;
    std::size_t number = 0;
    std::size_t filled = 0;  // of the cells tried, the first ones
    bool is_ahead = false;   // the trial began from ahead_, not from clues_
  };

  void end_trials(BoardBits ended) {
    if (ended == 0) return;
    BoardBits parted = 0;
    for_each_board(ended, [&](std::size_t board) {
      settle(board);
      if (!lanes_[board].is_ahead && lanes_[board].job.is_within_failure())
        parted |= bit_of_board(board);
    });
    ahead_.copy(boards_.now(), parted);
    BoardBits from_clues = 0;
    BoardBits from_ahead = 0;
    for_each_board(ended, [&](std::size_t board) {
      update_starts(board);
      if (choose(board) || load_next(board)) {
        (lanes_[board].is_ahead ? from_ahead : from_clues) |= bit_of_board(board);
      } else {
        active_ &= ~bit_of_board(board);
      }
    });
    boards_.restart(from_clues, clues_);
    boards_.restart(from_ahead, ahead_);
  }

  // Goes on with the next puzzle from which a digit can be taken at all.
  bool load_next(std::size_t board) {
    Lane& lane = lanes_[board];
    while (next_ < tasks_.size()) {
      const ThinningTask& task = tasks_[next_];
      lane.number = next_++;
      lane.job.begin(task.puzzle, task.steps, fewest_);
      clues_.set_clues(board, task.puzzle);
      if (choose(board)) return true;
    }
    return false;
  }

  // False: the puzzle is done.
  bool choose(std::size_t board) {
    Lane& lane = lanes_[board];
    if (!lane.job.choose()) {
      results_[lane.number] = lane.job.puzzle();
      return false;
    }
    lane.is_ahead = lane.job.is_within_failure();
    State& start = lane.is_ahead ? ahead_ : clues_;
    for (const CellIndex cell : lane.job.tried())
      start.clear_digit(board, cell, lane.job.digit_of(cell));
    lane.filled = 0;
    return true;
  }

  bool are_tried_filled(std::size_t board) {
    Lane& lane = lanes_[board];
    const std::span<const CellIndex> tried = lane.job.tried();
    while (lane.filled < tried.size() && boards_.candidates(board, tried[lane.filled]) == 0)
      ++lane.filled;
    return lane.filled == tried.size();
  }

  void settle(std::size_t board) {
    Lane& lane = lanes_[board];
    ThinningJob& job = lane.job;
    for (std::size_t i = lane.filled; i < job.tried().size(); ++i) {
      if (boards_.candidates(board, job.tried()[i]) != 0) job.fail(i);
    }
    job.settle();
  }

  // Digits that got back are clues again; of those that went, the clues know only if the trial
  // began from them.
  void update_starts(std::size_t board) {
    const Lane& lane = lanes_[board];
    const ThinningJob& job = lane.job;
    for (const CellIndex cell : job.restored()) {
      if (job.is_within_failure()) ahead_.set_digit(board, cell, job.digit_of(cell));
      if (!lane.is_ahead) clues_.set_digit(board, cell, job.digit_of(cell));
    }
    if (!lane.is_ahead) return;
    for (const CellIndex cell : job.tried()) {
      if (job.puzzle()[cell] == 0) clues_.clear_digit(board, cell, job.digit_of(cell));
    }
  }

  Boards boards_;
  State clues_;  // the clues without those being tried
  State ahead_;  // what followed without the digits of the last trial that was parted, and these
  std::span<const ThinningTask> tasks_;
  int fewest_;
  std::vector<CellDigits> results_;
  std::array<Lane, Boards::kBoards> lanes_;
  BoardBits active_ = 0;
  std::size_t next_ = 0;
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
