// Which candidates are off when a candidate is on, by static links, for all candidates of a board
// at once: a bit matrix closed over the strong links one by one. By the link a - b, a node that
// turns a off turns b on, and with it off everything that b turns off. Every such chain can be read
// backwards, so the matrix is symmetric: the row of a holds the nodes that turn a off.
//
// A table can be continued on a subset of its board, once singles are exhausted there. A chain of
// the old board through a removed candidate passes a single of the new one, so its ends are gone
// too, and only chains through new strong links are missing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "rater/logic/chains/links/candidate_board.h"

namespace nonet::chains {

// The candidates of a board, numbered densely: digits ascending, then cells. Candidates without any
// link have no number.
class CandidateNumbers {
 public:
  static constexpr std::uint16_t kNone = 0xFFFF;

  void load(const CandidateBoard& board);
  [[nodiscard]] std::size_t size() const { return ids_.size(); }
  [[nodiscard]] CandidateId id(std::size_t number) const { return ids_[number]; }
  [[nodiscard]] std::uint16_t number(CandidateId id) const { return numbers_[id]; }

 private:
  std::vector<CandidateId> ids_;
  std::array<std::uint16_t, kCandidates> numbers_{};
};

// Pairs of 64-bit words, as vectors; a row has as many as the numbers need.
using RowPart = std::uint64_t __attribute__((vector_size(16)));
inline constexpr std::size_t kPartBits = 128;
inline constexpr std::size_t kMostParts = (kCandidates + kPartBits - 1) / kPartBits;
using ReachRow = std::array<RowPart, kMostParts>;

// Calls work(parts) with a compile-time constant, for loops that the compiler unrolls: small
// numbers of parts exactly, larger ones as kMostParts.
template <typename Work>
decltype(auto) with_parts(std::size_t parts, Work work) {
  switch (parts) {
    case 1:
      return work(std::integral_constant<std::size_t, 1>());
    case 2:
      return work(std::integral_constant<std::size_t, 2>());
    case 3:
      return work(std::integral_constant<std::size_t, 3>());
    default:
      return work(std::integral_constant<std::size_t, kMostParts>());
  }
}

class ReachTable {
 public:
  // Loads the weak links.
  void load(const CandidateNumbers& numbers);
  [[nodiscard]] std::size_t parts() const { return parts_; }
  [[nodiscard]] const RowPart* row(std::size_t number) const { return &rows_[number * parts_]; }
  [[nodiscard]] const ReachRow& alive() const { return alive_; }
  // The candidates that are off when they are on, except removed ones.
  [[nodiscard]] ReachRow implied() const;

  void remove(std::size_t number);
  // REQUIRES: all removals from the board are made.
  void add_strong_link(std::size_t a, std::size_t b);

 private:
  template <std::size_t kParts>
  void add_strong_link_in(std::size_t a, std::size_t b);

  std::size_t parts_ = 0;
  std::vector<RowPart> rows_;
  ReachRow alive_{};
  ReachRow implied_{};
};

// Calls visit(number) for every bit of a row, ascending.
template <typename Visit>
void for_each_number(const RowPart* row, std::size_t parts, Visit visit) {
  for (std::size_t p = 0; p < parts; ++p) {
    for (std::size_t half = 0; half < 2; ++half) {
      for (std::uint64_t rest = row[p][half]; rest != 0; rest &= rest - 1) {
        visit(p * kPartBits + half * 64 + lowest(rest));
      }
    }
  }
}
inline void set_number(RowPart* row, std::size_t number) {
  row[number / kPartBits][number / 64 % 2] |= std::uint64_t{1} << (number % 64);
}
inline bool has_number(const RowPart* row, std::size_t number) {
  return (row[number / kPartBits][number / 64 % 2] >> (number % 64) & 1) != 0;
}

}  // namespace nonet::chains
