// T&E(BRT, n) as a closure (Berthier, Pattern-Based Constraint Satisfaction, chapter 5): every
// candidate is tried on a copy of the board, closed by T&E(BRT, n - 1); a candidate that leads to a
// contradiction is removed, until none does.
//
// Most trials find no contradiction, and most of those can be skipped. A copy closed without a
// contradiction is a world: it proves that none of its values leads to a contradiction, whichever
// candidate was tried, since fewer assumptions have fewer consequences. A world outlives its board:
// when the board loses a candidate, the world loses it too and is closed further, which mostly
// changes nothing.
//
// Included by the kernels of this folder only.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/run_control.h"
#include "rater/logic/trials/board.h"
#include "rater/logic/trials/kernel.h"
#include "rater/logic/trials/trial_order.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

enum class Closed : std::uint8_t { kConsistent, kContradiction, kStopped };

class Worlds {
 public:
  void clear() {
    count_ = 0;
    stale_ = 0;
    shown_.fill(Lanes{});
  }
  // The board has lost candidates; `board` is its new state.
  void board_changed(const Board& board) {
    shown_.fill(Lanes{});
    stale_ = count_;
    for (std::size_t i = count_; i-- > 0;) {
      const Board& world = world_at(i);
      if (!world.is_subset_of(board)) continue;
      show(world);
      std::swap(order_[i], order_[--stale_]);
    }
  }

  // Adds a world of the board with the candidate.
  void add(const Board& world, CandidateNumber c) {
    if (count_ == worlds_.size()) {
      order_.push_back(static_cast<std::uint16_t>(count_));
      worlds_.emplace_back();
      tried_.emplace_back();
    }
    worlds_[order_[count_]] = world;
    tried_[order_[count_++]] = c;
    show(world);
  }

  // Uses the worlds of the outer board here. They are closed one trial deeper: if such a world has
  // `c`, it can be closed with `c`, and is then a world of the outer board with `c`, which is
  // `start`. It is a world of `now`, the closed `start`, unless the trials removed a candidate of
  // it.
  void show(const Worlds& around, CandidateNumber c, const Board& start, const Board& now) {
    for (std::size_t w = around.stale_; w < around.count_; ++w) {
      const Board& world = around.world_at(w);
      if (world.has(c) && world.common_is_subset_of(start, now)) show(world);
    }
  }

  // Whether a world of the current board has the candidate as a value.
  NONET_INLINE bool shows(CandidateNumber c) const {
    const std::size_t cell = c / kSize;
    const auto* lanes = reinterpret_cast<const std::uint16_t*>(&shown_[cell / kLanes]);
    return (lanes[cell % kLanes] >> (c % kSize) & 1) != 0;
  }

  // As shows(), after closing stale worlds by `close` as needed.
  template <typename Close>
  Closed shown(CandidateNumber c, const Board& board, Close close) {
    if (shows(c)) return Closed::kConsistent;
    for (std::size_t i = 0; i < stale_;) {
      Board& world = worlds_[order_[i]];
      if (!world.has_value(c)) {
        ++i;
        continue;
      }
      const Closed closed =
          world.intersect(board) ? close(world, tried_[order_[i]]) : Closed::kContradiction;
      std::swap(order_[i],
                order_[--stale_]);  // now the first fresh one
      if (closed == Closed::kConsistent) {
        show(world);
        return closed;
      }
      std::swap(order_[stale_], order_[--count_]);
      if (closed == Closed::kStopped) return closed;
    }
    return Closed::kContradiction;
  }

 private:
  [[nodiscard]] const Board& world_at(std::size_t i) const { return worlds_[order_[i]]; }

  NONET_INLINE void show(const Board& world) { show(std::span(world.block).first<kCellBlocks>()); }
  NONET_INLINE void show(std::span<const Lanes, kCellBlocks> cells) {
    for (std::size_t k = 0; k < kCellBlocks; ++k) {
      const auto done = (Lanes)((cells[k] & kDone) != 0);
      shown_[k] |= cells[k] & done;
    }
  }

  // Storage is reused: the first count_ in order_ are in use. Those before stale_ are not yet
  // closed on the current board.
  std::vector<std::uint16_t> order_;
  std::vector<Board> worlds_;
  std::vector<CandidateNumber> tried_;  // the candidate tried
  std::size_t count_ = 0;
  std::size_t stale_ = 0;
  std::array<Lanes, kCellBlocks> shown_{};  // by cell: the values in fresh worlds
};

// The BRT closure of a board with each of its candidates, computed on demand. A trial on a subset
// of that board is a subset of the same trial on the board, so it can begin with the intersection.
class BrtClosures {
 public:
  void clear() {
    known_.reset();
    count_ = 0;
  }

  // Sets `trial` to `board`, a subset of `around`, with `c`, closed by BRT. False at a
  // contradiction.
  NONET_INLINE bool close_with(Board& trial, const Board& board, CandidateNumber c,
                               const Board& around) {
    const std::size_t at = place_of(c, around);
    return at != kNone && trial.meet(board, boards_[at]) && trial.propagate();
  }

  // The number of candidates left on `around` with `c`; 0 at a contradiction.
  int left_with(CandidateNumber c, const Board& around) {
    const std::size_t at = place_of(c, around);
    return at == kNone ? 0 : boards_[at].candidates_left();
  }

 private:
  static constexpr std::uint16_t kNone = 0xFFFF;

  std::size_t place_of(CandidateNumber c, const Board& around) {
    if (known_[c]) return places_[c];
    known_.set(c);
    if (count_ == boards_.size()) boards_.emplace_back();
    Board& board = boards_[count_];
    board = around;
    board.assume(c);
    return places_[c] = board.propagate() ? static_cast<std::uint16_t>(count_++) : kNone;
  }

  std::bitset<kCandidates> known_;
  std::array<std::uint16_t, kCandidates> places_;  // valid if known; kNone: a contradiction
  std::vector<Board> boards_;                      // the first count_ are in use
  std::size_t count_ = 0;
};

class Trials {
 public:
  // nullptr: cannot be stopped, or without a limit. Both are borrowed.
  explicit Trials(const RunControl* control, WorkBudget* budget = nullptr)
      : control_(control), budget_(budget) {}

  // Closes the board by T&E(BRT, depth). Candidates in `truth`, the solution, are not tried, since
  // they lead to no contradiction. nullptr: the board need not have a solution.
  Closed close(Board& board, int depth, const Board* truth) {
    return close(board, depth, {.truth = truth});
  }

  // The number of candidates that a first round of trials, each closed by T&E(BRT, depth - 1),
  // would remove from the board, which stays as it is; nullopt: stopped. REQUIRES: depth > 0; BRT
  // changes nothing on the board.
  std::optional<int> refuted_at_once(const Board& board, int depth, const Board* truth) {
    worlds_[static_cast<std::size_t>(depth - 1)].clear();
    closures_[static_cast<std::size_t>(depth - 1)].clear();
    std::array<CandidateNumber, kCandidates> order;
    std::size_t count = 0;
    board.for_each_open([&](CandidateNumber c) { order[count++] = c; });
    int refuted = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (truth != nullptr && truth->has(order[i])) continue;
      const Closed tried = try_one(board, order[i], depth, {});
      if (tried == Closed::kStopped) return std::nullopt;
      refuted += tried == Closed::kContradiction ? 1 : 0;
    }
    return refuted;
  }

 private:
  // Known facts about the board; all but `truth` only if it is a trial.
  struct Context {
    const Board* truth = nullptr;
    const Worlds* around = nullptr;   // worlds of the outer board
    const Board* board = nullptr;     // the outer board
    BrtClosures* closures = nullptr;  // closures of the outer board
    CandidateNumber tried = 0;        // the candidate tried on the outer board
    const Board* start = nullptr;     // the BRT closure of that trial
  };
  struct Pass {
    Closed closed;
    bool removed;  // whether a candidate was removed
  };

  Closed close(Board& board, int depth, const Context& context) {
    if (!board.propagate()) return Closed::kContradiction;
    if (depth == 0) return Closed::kConsistent;
    if (should_stop()) return Closed::kStopped;
    Worlds& worlds = worlds_[static_cast<std::size_t>(depth - 1)];
    worlds.clear();
    closures_[static_cast<std::size_t>(depth - 1)].clear();
    show_around(worlds, context, board);
    if (depth > 1) {
      BrtClosures& closures = closures_[static_cast<std::size_t>(depth - 1)];
      order_.rank(board, [&](CandidateNumber c) { return closures.left_with(c, board); });
    }
    while (true) {
      const Pass pass = try_all(board, depth, context);
      if (pass.closed != Closed::kConsistent || !pass.removed) return pass.closed;
    }
  }

  // Before a closure by trials, which looks at some hundred boards.
  bool should_stop() {
    constexpr std::uint64_t kBoardsOfClosure = 200;
    return (control_ != nullptr && control_->should_stop()) ||
           (budget_ != nullptr && !budget_->take(kBoardsOfClosure));
  }

  static void show_around(Worlds& worlds, const Context& context, const Board& board) {
    if (context.around == nullptr) return;
    worlds.show(*context.around, context.tried, *context.start, board);
  }

  // Closes the trial of `c` on the board.
  Closed close_trial(Board& trial, int depth, const Board& board, CandidateNumber c) {
    Board start = board;
    start.assume(c);
    if (!start.propagate()) return Closed::kContradiction;
    const auto around = static_cast<std::size_t>(depth);
    return close(trial, depth,
                 {.around = &worlds_[around],
                  .board = &board,
                  .closures = &closures_[around],
                  .tried = c,
                  .start = &start});
  }

  // Tries each candidate once.
  Pass try_all(Board& board, int depth, const Context& context) {
    std::array<CandidateNumber, kCandidates> order;
    std::array<CandidateNumber, kCandidates> others;
    std::size_t count = 0;
    std::size_t other = 0;
    order_.for_each_open(board, [&](CandidateNumber c) {
      (depth == 1 && went_[c] ? order[count++] : others[other++]) = c;
    });
    std::copy_n(others.begin(), other, order.begin() + count);
    count += other;
    Pass pass{Closed::kConsistent, false};
    for (std::size_t i = 0; i < count; ++i) {
      const CandidateNumber c = order[i];
      if (!board.is_open(c)) continue;
      if (context.truth != nullptr && context.truth->has(c)) continue;
      const Closed tried = try_one(board, c, depth, context);
      if (tried == Closed::kStopped) return {tried, pass.removed};
      if (tried == Closed::kConsistent) continue;
      pass.removed = true;
      if (depth == 1) went_.set(c);
      board.remove(c);
      if (!board.propagate()) return {Closed::kContradiction, true};
      Worlds& worlds = worlds_[static_cast<std::size_t>(depth - 1)];
      worlds.board_changed(board);
      show_around(worlds, context, board);
    }
    return pass;
  }

  Closed try_one(const Board& board, CandidateNumber c, int depth, const Context& context) {
    Worlds& worlds = worlds_[static_cast<std::size_t>(depth - 1)];
    const auto close_deeper = [&](Board& world, CandidateNumber tried) {
      if (depth == 1) return world.propagate() ? Closed::kConsistent : Closed::kContradiction;
      return close_trial(world, depth - 1, board, tried);
    };
    const Closed shown = worlds.shown(c, board, close_deeper);
    if (shown != Closed::kContradiction) return shown;
    Board trial;
    const Closed closed = [&] {
      if (depth == 1 && context.closures != nullptr) {
        return context.closures->close_with(trial, board, c, *context.board)
                   ? Closed::kConsistent
                   : Closed::kContradiction;
      }
      trial = board;
      trial.assume(c);
      return close_deeper(trial, c);
    }();
    if (closed == Closed::kConsistent) worlds.add(trial, c);
    return closed;
  }

  const RunControl* control_;
  WorkBudget* budget_;
  std::array<Worlds, kMostDepth> worlds_;
  std::array<BrtClosures, kMostDepth> closures_;
  TrialOrder order_;
  std::bitset<kCandidates> went_;  // removed in some trial: likely to be removed again
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
