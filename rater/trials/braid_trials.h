// T&E(braids up to a length, n) as a closure: as closure.h, with braids where
// that has BRT. Since braids of any length do on a board what T&E(BRT, 1) does,
// a candidate that T&E(BRT, n + 1) leaves need not be tried: its world shows so
// for every length.
//
// Included by the kernels of this folder only.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "rater/trials/braids.h"
#include "rater/trials/closure.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

class BraidTrials {
 public:
  explicit BraidTrials(const RunControl* control)
      : control_(control), unbounded_(control), search_(control) {}

  // Before close_further() of a new board.
  void start(int depth) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    layer.worlds.clear();
    layer.tried.fill(0);
    layer.refutable.reset();
    layer.opened.reset();
    layer.earlier.clear();
    layer.state = 1;
  }

  // Closes the board, on which this depth was started, with braids of the
  // length. The board is the one that it left at the last call; the length is
  // not smaller.
  Closed close_further(Board& board, int depth, int length, const Board* truth) {
    if (!board.propagate()) return Closed::kContradiction;
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    layer.worlds.show(layer.earlier, board);
    ++layer.state;
    while (true) {
      const std::uint32_t before = layer.state;
      const Closed closed = try_all(board, depth, length, truth);
      if (closed != Closed::kConsistent || layer.state == before) return closed;
    }
  }

  // As Kernel::refuted_by_shortest. REQUIRES: BRT has nothing left on the board.
  Refuted refuted_by_shortest(const Board& board, int depth, const Board* truth) {
    start(depth);
    tells_ = true;
    const Layer& layer = layers_[static_cast<std::size_t>(depth)];
    Refuted refuted;
    std::bitset<kCandidates> kept;  // no length excludes them
    for (int length = 1; length <= kMostLength && refuted.exclusions.empty(); ++length) {
      refuted.length = length;
      bool open = false;
      for (const CandidateNumber c : open_candidates(board)) {
        if (kept[c] || truth->has(c)) continue;
        const Closed tried = try_one(board, c, depth, length);
        if (tried == Closed::kStopped) {
          refuted.stopped = true;
          return refuted;
        }
        if (tried == Closed::kContradiction) refuted.exclusions.push_back(exclusion_of(c, depth));
        // The first to be tried of a length may be excluded before that is asked.
        const bool may_go = tried == Closed::kContradiction || layer.refutable[c];
        open = open || may_go;
        kept[c] = !may_go;
      }
      if (!open) break;
    }
    return refuted;
  }

 private:
  // A trial as it was last left.
  struct Opened {
    Board board;
    int length = 0;
    int left = 0;                             // how many candidates
    std::vector<Footprint> worlds = {};       // that show what it leaves
    std::bitset<kCandidates> refutable = {};  // as of a layer
    Exclusions excluded = {};                 // while it was open, where that is told
  };
  // What is known of the candidates of a board.
  struct Layer {
    Worlds worlds;
    std::array<std::uint32_t, kCandidates> tried;  // the state of the board when it last was
    std::uint32_t state;
    std::bitset<kCandidates> refutable;  // go where the length has no bounds
    std::bitset<kCandidates> opened;
    std::vector<Opened> trials;      // by candidate, where opened
    std::vector<Footprint> earlier;  // worlds of when its board was last left
    Exclusions* excluded = nullptr;  // of the trial that this is the board of; borrowed
  };

  static std::vector<CandidateNumber> open_candidates(const Board& board) {
    std::vector<CandidateNumber> open;
    board.for_each_open([&](CandidateNumber c) { open.push_back(c); });
    return open;
  }

  // Of a candidate that has just gone.
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
      layer.worlds.board_changed(board);
      layer.worlds.show(layer.earlier, board);
      ++layer.state;
    }
    return Closed::kConsistent;
  }

  // How many candidates a trial has left, so that those come first which are nearest to a
  // contradiction.
  static int left_in_trial(const Layer& layer, CandidateNumber c) {
    return layer.opened[c] ? layer.trials[c].left : static_cast<int>(kCandidates);
  }

  // What trials exclude that need no braids costs a hundredth of those that do, so it goes first;
  // not where each exclusion is told.
  Closed close_without_braids(Board& board, int depth, const Board* truth) {
    return unbounded_.close(board, tells_ ? 0 : depth, truth);
  }

  // Closed without bounds: by T&E(BRT, depth), and by BRT alone in a trial of
  // braids.
  Closed close_unbounded(Board& world, int depth) {
    return unbounded_.close(world, depth, nullptr);
  }

  // kContradiction: the candidate goes.
  Closed try_one(const Board& board, CandidateNumber c, int depth, int length) {
    if (depth == 0 && board.emptied_by(c)) {
      search_.excludes(board, c, 1);  // forgets the chain before
      return Closed::kContradiction;
    }
    if (depth > 0 && control_ != nullptr && control_->should_stop()) return Closed::kStopped;
    const Closed unbounded = try_unbounded(board, c, depth);
    if (unbounded != Closed::kContradiction) return unbounded;
    if (depth > 0) return try_further(board, c, depth, length);
    const bool excluded = search_.excludes(board, c, length);
    if (search_.stopped()) return Closed::kStopped;
    return excluded ? Closed::kContradiction : Closed::kConsistent;
  }

  // The same where the length has no bounds.
  Closed try_unbounded(const Board& board, CandidateNumber c, int depth) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    if (layer.refutable[c]) return Closed::kContradiction;
    const auto close = [&](Board& world, CandidateNumber) { return close_unbounded(world, depth); };
    const Closed shown = layer.worlds.shown(c, board, close);
    if (shown != Closed::kContradiction) return shown;
    Board world = board;
    world.assume(c);
    const Closed closed = close(world, c);
    if (closed == Closed::kConsistent) layer.worlds.add(world, c);
    if (closed == Closed::kContradiction) layer.refutable.set(c);
    return closed;
  }

  // Goes on with the trial of the candidate. What it had lost when it was left stays lost.
  Closed try_further(const Board& board, CandidateNumber c, int depth, int length) {
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    if (layer.trials.empty()) layer.trials.resize(kCandidates);
    Opened& trial = layer.trials[c];
    if (!layer.opened[c]) {
      layer.opened.set(c);
      trial.excluded.clear();
      trial.worlds.clear();
      trial.refutable.reset();
      trial.board = board;
      trial.board.assume(c);
    } else if (trial.length == length && trial.board.is_part_of(board)) {
      return Closed::kConsistent;
    } else if (!trial.board.intersect(board)) {
      return Closed::kContradiction;
    }
    trial.length = length;
    return go_on(trial, depth - 1, length);
  }

  Closed go_on(Opened& trial, int depth, int length) {
    start(depth);
    Layer& layer = layers_[static_cast<std::size_t>(depth)];
    layer.excluded = tells_ ? &trial.excluded : nullptr;
    layer.refutable = trial.refutable;
    layer.earlier.swap(trial.worlds);
    const Closed closed = close_further(trial.board, depth, length, nullptr);
    layer.worlds.keep(layer.earlier);
    layer.earlier.swap(trial.worlds);
    trial.refutable = layer.refutable;
    trial.left = trial.board.candidates_left();
    return closed;
  }

  const RunControl* control_;
  Trials unbounded_;
  ChainSearch<Chain::kBraid, Groups::kNone> search_;
  std::array<Layer, kMostDepth> layers_;
  bool tells_ = false;  // what trials exclude
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
