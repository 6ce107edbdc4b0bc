// The length of the chains that solve a puzzle if the shortest chain is always taken. Braids and
// g-braids are confluent: a candidate that they can exclude stays excludable, so the order does not
// matter. Whips are not quite confluent, so their search starts again at length 1 after each
// exclusion, like a person who takes the simplest first. It also does so when exclusions are
// recorded.
//
// Included by the kernels of this folder only.
#pragma once

#include <array>

#include "rater/logic/trials/braids.h"
#include "rater/logic/trials/closure.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

template <Chain kChain, Groups kGroupUse>
class ChainRating {
 public:
  // Both arguments are borrowed.
  ChainRating(const Request& request, const Board& truth)
      : request_(request), truth_(truth), search_(request.control, request.budget) {}

  LevelResult rate(Board board) {
    LevelResult result;
    board.propagate();
    if (const Board left = left_by_any_length(board); !left.solved()) {
      result.cells_left = left.cells_left();
      return result;
    }
    int length = 1;
    while (!board.solved()) {
      result.cells_left = board.cells_left();
      const Pass pass = take_all(board, length);
      if (pass == Pass::kStopped) {
        result.end = LevelEnd::kStopped;
        return result;
      }
      if (pass == Pass::kExcluded) {
        result.level = std::max(result.level, length);
        length = starts_again() ? 1 : length;
        continue;
      }
      // Braids are known to solve, so a greater length may succeed. Whips may not.
      if ((kChain == Chain::kWhip && !search_.was_cut()) || length == request_.most) return result;
      ++length;
    }
    result.end = LevelEnd::kSolved;
    result.cells_left = 0;
    return result;
  }

 private:
  enum class Pass : std::uint8_t { kNothing, kExcluded, kStopped };
  // The state of the board and the length of a search.
  struct LastSearch {
    int changes = 0;
    int length = 0;
    bool operator==(const LastSearch&) const = default;
  };

  // The board left by trials that are equivalent to braids, or g-braids, of any length. Whips
  // exclude no more.
  Board left_by_any_length(Board board) const {
    Worlds worlds;
    for (bool excluded = true; excluded && !board.solved();) {
      excluded = false;
      board.for_each_open([&](CandidateNumber c) {
        if (!board.has(c) || truth_.has(c) || !contradicts(board, c, worlds)) return;
        board.remove(c);
        propagate_links<kGroupUse>(board);
        worlds.board_changed(board);
        excluded = true;
      });
    }
    return board;
  }

  static bool contradicts(const Board& board, CandidateNumber c, Worlds& worlds) {
    const auto close = [](Board& world, CandidateNumber) {
      return propagate_links<kGroupUse>(world) ? Closed::kConsistent : Closed::kContradiction;
    };
    if (worlds.shown(c, board, close) == Closed::kConsistent) return false;
    Board trial = board;
    trial.assume(c);
    if (close(trial, c) == Closed::kContradiction) return true;
    worlds.add(trial, c);
    return false;
  }

  [[nodiscard]] bool starts_again() const {
    return kChain == Chain::kWhip || request_.exclusions != nullptr;
  }

  // Makes the exclusions by chains of at most this length; only the first if the search starts
  // again.
  Pass take_all(Board& board, int length) {
    std::array<CandidateNumber, kCandidates> order;
    std::size_t count = 0;
    board.for_each_open([&](CandidateNumber c) { order[count++] = c; });
    search_.was_cut();
    Pass pass = Pass::kNothing;
    for (std::size_t i = 0; i < count; ++i) {
      const CandidateNumber c = order[i];
      if ((board.of_cell(c / kSize) & kDone) != 0 || !board.has(c) || truth_.has(c)) continue;
      if (request_.control != nullptr && request_.control->should_stop()) return Pass::kStopped;
      const LastSearch current{changes_, length};
      if (last_search_[c] == current) continue;
      last_search_[c] = current;
      if (!search_.excludes(board, c, length)) continue;
      if (request_.exclusions != nullptr) {
        request_.exclusions->push_back({c, {search_.chain().rbegin(), search_.chain().rend()}});
      }
      board.remove(c);
      board.propagate();
      ++changes_;
      pass = Pass::kExcluded;
      if (starts_again()) return pass;
    }
    return search_.stopped() ? Pass::kStopped : pass;
  }

  const Request& request_;
  const Board& truth_;
  ChainSearch<kChain, kGroupUse> search_;
  int changes_ = 0;                                    // number of changes of the board
  std::array<LastSearch, kCandidates> last_search_{};  // last search in vain, by candidate
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
