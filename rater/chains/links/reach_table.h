// What is off when a candidate is on, by static links, for all candidates of a board at once: the
// rows of a bit matrix, closed over the strong links one after the other. By the link a - b, what
// turns a off turns b on and with it off all that b turns off. Read backwards every such chain is a
// chain again, so the matrix is symmetric: the row of a says who turns a off.
//
// A table is continued on a part of its board in which singles say nothing more. A chain of the old
// board that passes a removed candidate passes a single of the new one, so its ends are gone, too,
// and all that is missing is what goes through strong links that are new.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "rater/chains/links/candidate_board.h"

namespace nonet::chains {

// The candidates of a board, numbered densely: digits ascending, then cells. Those that nothing can
// be linked with have no number.
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

// Pairs of 64 bits, as vectors; a row has as many as the numbers need.
using RowPart = std::uint64_t __attribute__((vector_size(16)));
inline constexpr std::size_t kPartBits = 128;
inline constexpr std::size_t kMostParts = (kCandidates + kPartBits - 1) / kPartBits;
using ReachRow = std::array<RowPart, kMostParts>;

// Calls work(parts) with a constant, for loops that the compiler unrolls: small numbers of parts as
// they are, others as kMostParts.
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
  // What is off without strong links.
  void load(const CandidateNumbers& numbers);
  [[nodiscard]] std::size_t parts() const { return parts_; }
  [[nodiscard]] const RowPart* row(std::size_t number) const { return &rows_[number * parts_]; }
  [[nodiscard]] const ReachRow& alive() const { return alive_; }
  // Those that are off when they are on, unless they are removed.
  [[nodiscard]] ReachRow implied() const;

  void remove(std::size_t number);
  // REQUIRES: all removals of the board are made.
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
