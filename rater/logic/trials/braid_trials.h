// T&E(braids up to a length, n) as a closure: like closure.h, with braids in place of BRT.
// Candidates that no length excludes are not filtered out first: a round or two of right-links each
// shows that braids of this length fail, which costs less than closing the board with the
// candidate.
//
// Included by the kernels of this folder only.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "rater/logic/trials/braids.h"
#include "rater/logic/trials/closure.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

class BraidTrials {
 public:
  // nullptr: cannot be stopped, or without a limit. Both are borrowed.
  explicit BraidTrials(const RunControl* control, WorkBudget* budget = nullptr)
      : control_(control), unbounded_(control, budget), search_(control, budget) {}

  // Call before close_further() on a new board.
  void start(int depth) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    layer.tried.fill(0);
    layer.opened.reset();
    layer.in_order.clear();
    layer.state = 1;
  }

  // Closes the board with braids of the length. REQUIRES: start() was called for the board at this
  // depth; the board is as the last call left it; the length has not decreased.
  Closed close_further(Board& board, int depth, int length, const Board* truth) {
    if (!board.propagate()) return Closed::kContradiction;
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    ++layer.state;
    while (true) {
      const std::uint32_t before = layer.state;
      const Closed closed = try_all(board, depth, length, truth);
      if (closed != Closed::kConsistent || layer.state == before) return closed;
    }
  }

  // As Kernel::refuted_by_shortest. REQUIRES: BRT changes nothing on the board.
  Refuted refuted_by_shortest(const Board& board, int depth, const Board* truth) {
    start(depth);
    records_exclusions_ = true;
    Refuted refuted;
    const auto refutable = refuted_by_any(board, depth, truth);
    refuted.stopped = !refutable;
    if (!refutable || refutable->empty()) return refuted;
    for (int length = 1; length <= kMostLength && refuted.exclusions.empty(); ++length) {
      refuted.length = length;
      for (const CandidateNumber c : *refutable) {
        const Closed tried = try_one(board, c, depth, length);
        if (tried == Closed::kStopped) {
          refuted.stopped = true;
          return refuted;
        }
        if (tried == Closed::kContradiction) refuted.exclusions.push_back(exclusion_of(c, depth));
      }
    }
    return refuted;
  }

 private:
  // The last state of a trial.
  struct Opened {
    Board board;
    int length = 0;
    int left = 0;              // number of candidates
    bool consistent = false;   // no contradiction found so far
    Exclusions excluded = {};  // while it was open, if exclusions are recorded
  };
  // The trials of a board's candidates.
  struct Layer {
    std::array<std::uint32_t, kCandidates> tried;  // the board's state at the last trial
    std::uint32_t state;
    std::bitset<kCandidates> opened;
    std::vector<CandidateNumber> in_order;  // the opened candidates in order
    std::vector<Opened> trials;             // by candidate, where opened
    Exclusions* excluded = nullptr;         // list of the trial that this board belongs to;
                                            // borrowed
  };

  // The candidates that trials of this depth with braids of any length exclude, found by trials one
  // deeper without braids. nullopt: stopped.
  std::optional<std::vector<CandidateNumber>> refuted_by_any(const Board& board, int depth,
                                                             const Board* truth) {
    std::vector<CandidateNumber> open;
    board.for_each_open([&](CandidateNumber c) {
      if (!truth->has(c)) open.push_back(c);
    });
    Worlds worlds;
    std::vector<CandidateNumber> refuted;
    for (const CandidateNumber c : open) {
      if (worlds.shows(c)) continue;
      Board world = board;
      world.assume(c);
      const Closed closed = unbounded_.close(world, depth, nullptr);
      if (closed == Closed::kStopped) return std::nullopt;
      if (closed == Closed::kContradiction) refuted.push_back(c);
      if (closed == Closed::kConsistent) worlds.add(world, c);
    }
    return refuted;
  }

  // For a candidate just excluded.
  Exclusion exclusion_of(CandidateNumber c, int depth) {
    const Layer& layer = layers_[static_cast<std::size_t>(depth)];
    if (depth > 0) return {c, {}, layer.trials[c].excluded};
    return {c, {search_.chain().rbegin(), search_.chain().rend()}};
  }

  Closed try_all(Board& board, int depth, int length, const Board* truth) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    std::array<CandidateNumber, kCandidates> order;
    std::size_t count = 0;
    board.for_each_open([&](CandidateNumber c) { order[count++] = c; });
    if (depth > 0) {
      std::stable_sort(order.begin(), order.begin() + count,
                       [&](CandidateNumber a, CandidateNumber b) {
                         return left_in_trial(layer, a) < left_in_trial(layer, b);
                       });
    }
    for (std::size_t i = 0; i < count; ++i) {
      const CandidateNumber c = order[i];
      if ((board.of_cell(c / kSize) & kDone) != 0 || !board.has(c)) continue;
      if (truth != nullptr && truth->has(c)) continue;
      if (layer.tried[c] == layer.state) continue;
      layer.tried[c] = layer.state;
      const Closed tried = try_one(board, c, depth, length);
      if (tried == Closed::kStopped) return tried;
      if (tried == Closed::kConsistent) continue;
      if (layer.excluded != nullptr) layer.excluded->push_back(exclusion_of(c, depth));
      board.remove(c);
      const Closed closed = close_without_braids(board, depth, truth);
      if (closed != Closed::kConsistent) return closed;
      ++layer.state;
    }
    return Closed::kConsistent;
  }

  // The number of candidates left in a trial; trials with few are nearest to a contradiction and
  // come first.
  static int left_in_trial(const Layer& layer, CandidateNumber c) {
    return layer.opened[c] ? layer.trials[c].left : static_cast<int>(kCandidates);
  }

  // Exclusions without braids cost a hundredth of those with braids, so they come first, unless
  // each exclusion is recorded.
  Closed close_without_braids(Board& board, int depth, const Board* truth) {
    return unbounded_.close(board, records_exclusions_ ? 0 : depth, truth);
  }

  // kContradiction: the candidate is excluded.
  Closed try_one(const Board& board, CandidateNumber c, int depth, int length) {
    if (depth == 0) return try_braids(board, c, length);
    if (control_ != nullptr && control_->should_stop()) return Closed::kStopped;
    if (!records_exclusions_ && is_shown(c, board, {depth, length})) return Closed::kConsistent;
    return try_further(board, c, depth, length);
  }

  Closed try_braids(const Board& board, CandidateNumber c, int length) {
    const bool excluded = search_.excludes(board, c, length);
    if (search_.stopped()) return Closed::kStopped;
    return excluded ? Closed::kContradiction : Closed::kConsistent;
  }

  struct Level {
    int depth;
    int length;
  };
  // Whether another trial, closed with braids at least as long, has the candidate as a value.
  bool is_shown(CandidateNumber c, const Board& board, Level level) const {
    const Layer& layer = layers_[static_cast<std::size_t>(level.depth)];
    for (const CandidateNumber t : layer.in_order) {
      const Opened& trial = layer.trials[t];
      if (trial.consistent && trial.length >= level.length && trial.board.has_value(c) &&
          trial.board.is_subset_of(board)) {
        return true;
      }
    }
    return false;
  }

  // Continues the trial of the candidate. Candidates it has lost stay lost.
  Closed try_further(const Board& board, CandidateNumber c, int depth, int length) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    if (layer.trials.empty()) layer.trials.resize(kCandidates);
    Opened& trial = layer.trials[c];
    if (!layer.opened[c]) {
      layer.opened.set(c);
      layer.in_order.push_back(c);
      trial.excluded.clear();
      trial.board = board;
      trial.board.assume(c);
    } else if (trial.length == length && trial.board.is_subset_of(board)) {
      return Closed::kConsistent;
    } else if (!trial.board.intersect(board)) {
      trial.consistent = false;
      return Closed::kContradiction;
    }
    trial.length = length;
    return go_on(trial, depth - 1, length);
  }

  Closed go_on(Opened& trial, int depth, int length) {
    start(depth);
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    layer.excluded = records_exclusions_ ? &trial.excluded : nullptr;
    const Closed closed = close_further(trial.board, depth, length, nullptr);
    trial.consistent = closed == Closed::kConsistent;
    trial.left = trial.board.candidates_left();
    return closed;
  }

  const RunControl* control_;
  Trials unbounded_;
  ChainSearch<Chain::kBraid, Groups::kNone> search_;
  std::array<Layer, kMostDepth> layers_;
  bool records_exclusions_ = false;  // record the exclusions inside trials
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
