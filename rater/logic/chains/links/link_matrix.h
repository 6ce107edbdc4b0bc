// The links of one grid, for searches from a single candidate: candidates numbered densely in the
// procedure's scan order, links both as ordered lists (the order decides which of several equal
// chains is found) and as rows of a bit matrix (reachability needs no order).
//
//   weak(x)   on -> off: off when x is on; by cell, box, row, column
//   strong(a) off -> on: on when a is off
//   step(x)   on -> on: the union of strong(a) over all a in weak(x)
//
// Without cells (X) links stay within one digit. Both kinds of link are symmetric.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"
#include "rater/logic/chains/grid/cause.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/chains/links/candidate_board.h"

namespace nonet::chains {

// Links by digit only, within bivalue cells only (off -> on), or both.
enum class LinkKinds : std::uint8_t { kX, kY, kXy };
inline constexpr std::size_t kLinkKinds = 3;

using DenseId = std::uint16_t;
inline constexpr std::size_t kRowWords = (kCandidates + 63) / 64;
using BitRow = std::array<std::uint64_t, kRowWords>;

struct Link {
  DenseId to;
  Cause cause;
};

class LinkMatrix {
 public:
  // Only candidates with strong links get numbers, and all candidates of cells with a candidate of
  // `targets`: no chain passes another one or ends there.
  void load(const ChainGrid& grid, const CandidateBoard& targets);
  // REQUIRED before the steps of a kind are used.
  void prepare_steps(LinkKinds kinds);

  [[nodiscard]] std::size_t size() const { return ids_.size(); }
  // Words of a BitRow that are in use: two, four or all.
  [[nodiscard]] std::size_t words() const { return words_; }
  [[nodiscard]] CandidateId id(DenseId x) const { return ids_[x]; }
  [[nodiscard]] DenseId dense(CandidateId id) const { return dense_[id]; }

  // Only links to candidates with strong links.
  [[nodiscard]] std::span<const Link> weak(DenseId x, LinkKinds kinds) const {
    const std::size_t begin = kinds == LinkKinds::kX ? weak_by_house_[x] : weak_begin_[x];
    return {weak_.data() + begin, weak_.data() + weak_begin_[x + 1U]};
  }
  // REQUIRES: the two are linked.
  [[nodiscard]] Cause weak_cause(DenseId x, DenseId to) const;
  [[nodiscard]] std::span<const Link> strong(DenseId a, LinkKinds kinds) const {
    const std::size_t begin = kinds == LinkKinds::kX ? strong_by_house_[a] : strong_begin_[a];
    const std::size_t end = kinds == LinkKinds::kY ? strong_by_house_[a] : strong_begin_[a + 1U];
    return {strong_.data() + begin, strong_.data() + end};
  }
  [[nodiscard]] const BitRow& weak_row(DenseId x, LinkKinds kinds) const {
    return kinds == LinkKinds::kX ? weak_x_rows_[x] : weak_rows_[x];
  }
  [[nodiscard]] const BitRow& step_row(DenseId x, LinkKinds kinds) const {
    return step_rows_[static_cast<std::size_t>(kinds)][x];
  }

 private:
  void number_candidates(const ChainGrid& grid, const CandidateBoard& targets);
  void fill_house_rows();
  void fill_weak_rows();
  void add_weak(DenseId x);
  void add_strong(const ChainGrid& grid, DenseId a);

  std::size_t words_ = 0;
  std::vector<CandidateId> ids_;
  std::array<DenseId, kCandidates> dense_{};
  PerCell<std::uint16_t> end_digits_{};    // of candidates with strong links
  PerDigit<CellSet> ends_;                 // as above, by digit
  PerCell<BitRow> cell_rows_;              // the candidates of a cell
  PerHouse<PerDigit<BitRow>> house_rows_;  // the places of a digit in a house
  std::vector<Link> weak_;
  std::vector<Link> strong_;
  std::vector<std::uint32_t> weak_begin_;
  std::vector<std::uint32_t> weak_by_house_;
  std::vector<std::uint32_t> strong_begin_;
  std::vector<std::uint32_t> strong_by_house_;
  std::vector<BitRow> weak_rows_;
  std::vector<BitRow> weak_x_rows_;
  std::array<std::vector<BitRow>, kLinkKinds> step_rows_;
  std::array<bool, kLinkKinds> steps_prepared_{};
};

inline void set_bit(BitRow& row, DenseId x) { row[x / 64U] |= std::uint64_t{1} << (x % 64U); }
inline void clear_bit(BitRow& row, DenseId x) { row[x / 64U] &= ~(std::uint64_t{1} << (x % 64U)); }
inline bool has_bit(const BitRow& row, DenseId x) { return ((row[x / 64U] >> (x % 64U)) & 1) != 0; }

// Calls visit(DenseId) for every bit of the first `words` words, ascending.
template <typename Visit>
void for_each_bit(const BitRow& row, std::size_t words, Visit visit) {
  for (std::size_t w = 0; w < words; ++w) {
    for (std::uint64_t rest = row[w]; rest != 0; rest &= rest - 1) {
      visit(static_cast<DenseId>(w * 64 + lowest(rest)));
    }
  }
}

}  // namespace nonet::chains
