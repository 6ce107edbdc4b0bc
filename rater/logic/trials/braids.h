// The shortest braids and whips (Berthier, Pattern-Based Constraint Satisfaction, chapters 5 and
// 7). A braid of length n on a candidate Z asserts, after Z, at most n - 1 right-links one after
// another, each the only candidate that Z and the earlier right-links leave to its variable, until
// a variable has nothing left. The left-links are the candidates lost by these variables and need
// not be named. So the shortest braid is the shortest such sequence, and since two right-links that
// do not need each other can be swapped, the smallest set. In a whip each variable must have lost a
// candidate to the right-link just before it, its left-link, and these all differ: so there the
// order counts.
//
// The search adds one right-link at a time and goes as deep as the length allows. Three things keep
// it small:
//   rounds     asserting all right-links at once, round after round, reaches a contradiction at
//              least as fast as any sequence: if as many rounds as right-links are left reach none,
//              there is none
//   memory     for whips: the same set of right-links with the same last one is not tried twice
//   exclusion  for braids: once all sets with a right-link have been tried, the others are tried
//              without it, in the rounds too, so that no set is tried twice
//
// Included by the kernels of this folder only.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/run_control.h"
#include "base/work_budget.h"
#include "rater/logic/trials/chain_links.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

enum class Chain : std::uint8_t { kBraid, kWhip };

template <Chain kChain, Groups kGroupUse>
class ChainSearch {
 public:
  // nullptr: cannot be stopped, or without a limit. Both are borrowed.
  explicit ChainSearch(const RunControl* control, WorkBudget* budget = nullptr)
      : control_(control), budget_(budget) {
    if (kChain == Chain::kWhip) failed_.resize(kFailed);
  }

  // Whether a chain of at most this length excludes the candidate; also false after a stop.
  // REQUIRES: BRT changes nothing on the ground.
  bool excludes(const Board& ground, CandidateNumber target, int length) {
    chain_.clear();
    // Longer braids find this by themselves.
    if ((length == 1 || kChain == Chain::kWhip) && ground.emptied_by(target)) return true;
    if (length == 1) {
      cut_ = true;
      return false;
    }
    Board board = ground;
    board.assume(target);
    if constexpr (kChain == Chain::kBraid) {
      return contradicts(board, length - 1, {});
    } else {
      ground_ = &ground;
      ++search_;
      if (!whips(board, {target, 0}, length - 1)) return false;
      // The whip may take a left-link twice, which is rare: search again with distinct left-links.
      chain_.clear();
      ++search_;
      return distinct_whips(board, {target, 0}, length - 1, {});
    }
  }

  // The right-links of the last chain found, the last first.
  [[nodiscard]] const std::vector<RightLink>& chain() const { return chain_; }

  // Whether a search since the last call was cut off by its length, so that a greater length might
  // find more.
  bool was_cut() { return std::exchange(cut_, false); }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  using Links = RightLinks<kGroupUse>;
  using Bits = LinkBits<kGroupUse>;

  // The last of a sequence of right-links, and a sum that identifies their set.
  struct Tail {
    RightLink last;
    std::uint64_t set;
  };
  static constexpr std::size_t kFailed = std::size_t{1} << 14;

  // Adds a right-link to the chain on the way back from the contradiction.
  bool ends_with(RightLink link) {
    chain_.push_back(link);
    return true;
  }

  bool should_stop() {
    constexpr std::uint64_t kOften = 255;
    if (stopped_ || (++boards_ & kOften) != 0) return stopped_;
    stopped_ = (control_ != nullptr && control_->should_stop()) ||
               (budget_ != nullptr && !budget_->take(kOften + 1));
    return stopped_;
  }

  // REQUIRES: links > 0; no variable is empty.
  bool contradicts(const Board& board, int links, const Bits& excluded) {
    if (should_stop()) return false;
    Links next;
    if (!next.gather(board, excluded)) return true;
    if (next.empty() || !may_contradict(board, next, links, excluded)) return false;
    if (links == 1) {
      for (const RightLink link : next) {
        if (emptied_by(board, link)) return ends_with(link);
      }
      cut_ = true;
      return false;
    }
    Bits without = excluded;
    for (const RightLink link : next) {
      Board with = board;
      assert_link(with, link);
      if (contradicts(with, links - 1, without)) return ends_with(link);
      without.set(link);
    }
    return false;
  }

  // A number for every right-link, so that sums identify sets (with near certainty).
  static std::uint64_t number_of(std::uint64_t link) {
    std::uint64_t x = (link + 1) * 0x9E3779B97F4A7C15U;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9U;
    x = (x ^ x >> 27) * 0x94D049BB133111EBU;
    return x ^ x >> 31;
  }

  // Whether this tail has failed in this search; records the failure in advance.
  bool has_failed(const Tail& tail) {
    const std::uint64_t key =
        tail.set + number_of(kRightLinks + std::uint64_t{tail.last}) + number_of(search_ << 16);
    std::uint64_t& slot = failed_[key % kFailed];
    if (slot == key) return true;
    slot = key;
    return false;
  }

  // REQUIRES: links > 0; no variable is empty; the tail's last right-link has just been asserted.
  bool whips(const Board& board, const Tail& tail, int links) {
    if (should_stop() || has_failed(tail)) return false;
    Links all;
    if (!all.gather(board, {})) return true;
    if (all.empty() || !may_contradict(board, all, links, {})) return false;
    Board touched = *ground_;
    assert_link(touched, tail.last);
    Links next;
    next.gather_touched(board, *ground_, [&](std::size_t i) {
      return ~zero_lanes((ground_->block[i] ^ touched.block[i]) & kAll);
    });
    for (const RightLink link : next) {
      if (emptied_by(board, link)) return ends_with(link);
    }
    if (links == 1) {
      cut_ = cut_ || !next.empty();
      return false;
    }
    for (const RightLink link : next) {
      Board with = board;
      assert_link(with, link);
      if (whips(with, {link, tail.set + number_of(link)}, links - 1)) return ends_with(link);
    }
    return false;
  }

  // The left-links of a whip, and a sum that identifies their set.
  struct Lefts {
    std::bitset<kCandidates> taken;
    std::uint64_t set = 0;

    [[nodiscard]] Lefts with(CandidateNumber left) const {
      Lefts more = *this;
      more.taken.set(left);
      more.set += number_of(2 * kRightLinks + std::uint64_t{left});
      return more;
    }
  };

  // As whips(), with left-links that differ from each other and from the right-links.
  bool distinct_whips(const Board& board, const Tail& tail, int links, const Lefts& lefts) {
    if (should_stop() || has_failed({tail.last, tail.set + lefts.set})) return false;
    Board touched = *ground_;
    assert_link(touched, tail.last);
    if (has_distinct_end(board, touched, lefts)) return true;
    Links all;
    if (links == 0 || !all.gather(board, {}) || all.empty()) return false;
    if (!may_contradict(board, all, links, {})) return false;
    Links next;
    next.gather_touched(board, *ground_, [&](std::size_t i) {
      return ~zero_lanes((ground_->block[i] ^ touched.block[i]) & kAll);
    });
    for (const RightLink link : next) {
      if (link < kCandidates && lefts.taken[link]) continue;
      Board with = board;
      assert_link(with, link);
      for (const CandidateNumber left : lefts_of(board, touched, link, lefts)) {
        const Tail longer{link, tail.set + number_of(link)};
        if (distinct_whips(with, longer, links - 1, lefts.with(left))) return ends_with(link);
      }
    }
    return false;
  }

  // Whether an empty variable has lost a new left-link to the last right-link.
  bool has_distinct_end(const Board& board, const Board& touched, const Lefts& lefts) const {
    for (std::size_t i = 0; i < kBlocks; ++i) {
      std::uint32_t empty = zero_lanes(board.block[i] & kAll);
      for (; empty != 0; empty &= empty - 1) {
        std::vector<CandidateNumber> found;
        add_lefts(touched, {i, static_cast<std::size_t>(std::countr_zero(empty))}, lefts, found);
        if (!found.empty()) return true;
      }
    }
    return false;
  }

  // New left-links of the variables that have only this right-link left.
  std::vector<CandidateNumber> lefts_of(const Board& board, const Board& touched, RightLink link,
                                        const Lefts& lefts) const {
    std::vector<CandidateNumber> found;
    if (link >= kCandidates) {
      const GroupLinks& group = kGroupLinks[(link - kCandidates) / kSize];
      add_lefts(touched, {kCellBlocks + (link - kCandidates) % kSize, group.house}, lefts, found);
      return found;
    }
    for (std::size_t i = 0; i < kBlocks; ++i) {
      std::uint32_t single = zero_lanes(board.block[i] & (board.block[i] - 1));
      for (; single != 0; single &= single - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(single));
        const auto place = static_cast<std::size_t>(std::countr_zero(unsigned{board.at(i, lane)}));
        if (candidate_at(i, lane, place) == link) add_lefts(touched, {i, lane}, lefts, found);
      }
    }
    return found;
  }

  struct LaneOf {
    std::size_t block;
    std::size_t lane;
  };
  // Adds the candidates that the lane has lost, each once.
  void add_lefts(const Board& touched, LaneOf of, const Lefts& lefts,
                 std::vector<CandidateNumber>& found) const {
    unsigned lost =
        ground_->at(of.block, of.lane) & ~unsigned{touched.at(of.block, of.lane)} & kAll;
    for (; lost != 0; lost &= lost - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(lost));
      const CandidateNumber left = candidate_at(of.block, of.lane, place);
      if (lefts.taken[left] || std::ranges::find(found, left) != found.end()) continue;
      found.push_back(left);
    }
  }

  NONET_INLINE static bool emptied_by(const Board& board, RightLink link) {
    if (link < kCandidates) return board.emptied_by(link);
    Board with = board;
    assert_link(with, link);
    return with.has_empty();
  }

  bool may_contradict(const Board& board, const Links& first, int rounds, const Bits& excluded) {
    Board all = board;
    assert_all(all, first);
    for (Links links; --rounds > 0; assert_all(all, links)) {
      if (!links.gather(all, excluded)) return true;
      if (links.empty()) return false;
    }
    if (all.has_empty()) return true;
    cut_ = true;
    return false;
  }

  const RunControl* control_;
  const Board* ground_ = nullptr;  // the board of the search
  std::uint64_t search_ = 0;       // number of the search
  std::vector<std::uint64_t> failed_;
  std::vector<RightLink> chain_;
  std::uint64_t boards_ = 0;  // looked at
  WorkBudget* budget_;
  bool cut_ = false;
  bool stopped_ = false;
};

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
