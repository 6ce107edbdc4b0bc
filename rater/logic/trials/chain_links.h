// The possible next assertions of a chain: right-links. A right-link is a candidate that is alone
// in a variable, or, in g-chains, a group: the candidates of a digit in one house that all lie in
// one other house, which then loses the digit elsewhere.
//
// Included by the kernels of this folder only.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rater/logic/trials/board.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

// A candidate, or kCandidates + 9 * group + digit.
using RightLink = std::uint16_t;
inline constexpr std::size_t kRightLinks = kCandidates + kGroups * kSize;

enum class Groups : bool { kNone, kUsed };

template <Groups kGroupUse>
using LinkBits = std::bitset<kGroupUse == Groups::kUsed ? kRightLinks : kCandidates>;

NONET_INLINE void assert_link(Board& board, RightLink link) {
  if (link < kCandidates) {
    board.assume(link);
  } else {
    const std::size_t group = (link - kCandidates) / kSize;
    board.assume_group(group, (link - kCandidates) % kSize);
  }
}

template <typename Links>
NONET_INLINE void assert_all(Board& board, const Links& links) {
  board.assume_all(links.candidates());
  for (const RightLink link : links.groups()) assert_link(board, link);
}

// The candidate at this place in the lane's variable.
NONET_INLINE RightLink candidate_at(std::size_t block, std::size_t lane, std::size_t place) {
  return kLaneCandidates[block * kLanes + lane][place];
}

// The right-links on a board, each once.
template <Groups kGroupUse>
class RightLinks {
 public:
  // Collects all but the excluded ones. False: a variable has no candidate.
  NONET_INLINE bool gather(const Board& board, const LinkBits<kGroupUse>& excluded) {
    count_ = 0;
    LinkBits<kGroupUse> known = excluded;
    for (std::size_t i = 0; i < kBlocks; i += 2) {
      for (std::uint64_t lanes = board.singles_of_two(i); lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
        const unsigned left = board.at(i, lane);
        if ((left & kAll) == 0) return false;
        add(candidate_at(i, lane, static_cast<std::size_t>(std::countr_zero(left))), known);
      }
    }
    single_ = count_;
    if constexpr (kGroupUse == Groups::kUsed) gather_groups(board, known);
    return true;
  }
  // Collects the right-links of variables that lose a candidate of the ground by `touch`, which
  // gives these lanes of a block; and the groups that exclude a candidate of the ground, gone or
  // not.
  template <typename Touch>
  NONET_INLINE void gather_touched(const Board& board, const Board& ground, Touch touch) {
    count_ = 0;
    LinkBits<kGroupUse> known;
    for (std::size_t i = 0; i < kBlocks; ++i) {
      std::uint32_t lanes = zero_lanes(board.block[i] & (board.block[i] - 1)) & touch(i);
      for (; lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
        const unsigned left = board.at(i, lane);
        add(candidate_at(i, lane, static_cast<std::size_t>(std::countr_zero(left))), known);
      }
    }
    single_ = count_;
    if constexpr (kGroupUse == Groups::kUsed) {
      gather_groups(board, ground, known,
                    [&](std::size_t digit) { return touch(kCellBlocks + digit); });
    }
  }

  NONET_INLINE const RightLink* begin() const { return found_.data(); }
  NONET_INLINE const RightLink* end() const { return found_.data() + count_; }
  NONET_INLINE bool empty() const { return count_ == 0; }
  // The candidates stand before the groups.
  NONET_INLINE std::span<const RightLink> candidates() const { return {found_.data(), single_}; }
  NONET_INLINE std::span<const RightLink> groups() const {
    return {found_.data() + single_, count_ - single_};
  }

 private:
  NONET_INLINE void add(std::size_t link, LinkBits<kGroupUse>& known) {
    found_[count_] = static_cast<RightLink>(link);  // without an unpredictable branch
    count_ += known[link] ? 0 : 1;
    known.set(link);
  }

  void gather_groups(const Board& board, LinkBits<kGroupUse>& known) {
    gather_groups(board, board, known, [](std::size_t) { return ~std::uint32_t{0}; });
  }
  template <typename Touch>
  void gather_groups(const Board& board, const Board& losing, LinkBits<kGroupUse>& known,
                     Touch touch) {
    constexpr std::uint32_t kLines = (1U << 18) - 1;
    constexpr std::uint32_t kBoxes = 0x1FFU << 18;
    for (std::size_t digit = 0; digit < kSize; ++digit) {
      const Lanes places = board.block[kCellBlocks + digit];
      const std::uint32_t open =
          ~zero_lanes(places & (places - 1)) & zero_lanes(places & kDone) & touch(digit);
      for (unsigned s = 0; s < kBoxSize; ++s) {
        const std::uint32_t thirds = open & zero_lanes(places & all_lanes(~(7U << 3 * s)));
        add_groups(losing, digit, thirds & kLines, 0, s, known);
        add_groups(losing, digit, (thirds & kBoxes) >> 18, kLineGroups, s, known);
        const std::uint32_t columns = open & zero_lanes(places & all_lanes(~(0x49U << s)));
        add_groups(losing, digit, (columns & kBoxes) >> 18, kBoxRowGroups, s, known);
      }
    }
  }
  NONET_INLINE void add_groups(const Board& losing, std::size_t digit, std::uint32_t houses,
                               std::size_t first, unsigned segment, LinkBits<kGroupUse>& known) {
    for (; houses != 0; houses &= houses - 1) {
      const std::size_t group =
          first + 3 * static_cast<std::size_t>(std::countr_zero(houses)) + segment;
      const GroupLinks& links = kGroupLinks[group];
      const unsigned lost = losing.at(kCellBlocks + digit, links.crossing) & kAll & ~links.kept;
      if (lost != 0) add(kCandidates + group * kSize + digit, known);
    }
  }

  static constexpr std::size_t kMostGroups = kGroupUse == Groups::kUsed ? kGroups * kSize : 0;
  std::array<RightLink, 4 * kCells + kMostGroups> found_;
  std::size_t count_ = 0;
  std::size_t single_ = 0;  // number of candidates among them
};

// BRT, with the exclusions by groups if groups are used. False at a contradiction.
template <Groups kGroupUse>
bool propagate_links(Board& board) {
  if (!board.propagate()) return false;
  if constexpr (kGroupUse == Groups::kUsed) {
    RightLinks<kGroupUse> links;
    while (true) {
      if (!links.gather(board, {})) return false;
      if (links.empty()) return true;
      for (const RightLink link : links) {
        if (link >= kCandidates) assert_link(board, link);
      }
      if (!board.propagate()) return false;
    }
  }
  return true;
}

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
