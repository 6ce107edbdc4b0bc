#include "solvers/message_passing/bit_matching.h"

#include <bit>
#include <cstddef>

#include "base/bits.h"

namespace nonet::message_passing {
namespace {

// Gives the row a column, moving other rows along an alternating path where needed. Columns in
// `seen` were tried before.
template <std::size_t kSide>
bool seat(const RowsOf<kSide>& rows, std::size_t row, unsigned& seen, MatchingOf<kSide>& matching) {
  constexpr std::uint8_t kNobody = kSide;
  while (const unsigned fresh = rows[row] & ~seen) {
    const std::size_t column = lowest(fresh);
    seen |= 1U << column;
    std::uint8_t& owner = matching.row_of[column];
    if (owner == kNobody || seat<kSide>(rows, owner, seen, matching)) {
      owner = static_cast<std::uint8_t>(row);
      return true;
    }
  }
  return false;
}

template <std::size_t kSide>
bool complete(const RowsOf<kSide>& rows, MatchingOf<kSide>& matching) {
  constexpr std::uint8_t kNobody = kSide;
  unsigned waiting = (1U << kSide) - 1;  // rows
  for (std::size_t column = 0; column < kSide; ++column) {
    const std::size_t row = matching.row_of[column];
    if (row < kSide && (rows[row] >> column & 1) != 0 && (waiting >> row & 1) != 0) {
      waiting &= ~(1U << row);
    } else {
      matching.row_of[column] = kNobody;
    }
  }
  for (; waiting != 0; waiting &= waiting - 1) {
    unsigned seen = 0;
    if (!seat<kSide>(rows, lowest(waiting), seen, matching)) return false;
  }
  return true;
}

using Vector16 = std::uint16_t __attribute__((vector_size(16)));
using Vector32 = std::uint32_t __attribute__((vector_size(16)));

// One word per column in vectors of 16 bytes (every x86-64 and ARM64 has them); the lanes behind
// the last column are idle.
template <std::size_t kSide>
struct Lanes {
  using Word = Columns<kSide>;
  static constexpr std::size_t kWidth = 16 / sizeof(Word);
  using Vector = std::conditional_t<kSide <= 16, Vector16, Vector32>;

  std::array<Vector, (kSide + kWidth - 1) / kWidth> parts{};

  [[nodiscard]] Word get(std::size_t column) const {
    return parts[column / kWidth][column % kWidth];
  }
  void set(std::size_t column, Word word) { parts[column / kWidth][column % kWidth] = word; }
};

// next.get(c) = the columns one step after c, c among them. Returns the columns any number of steps
// after c (Warshall's closure, pivot by pivot).
template <std::size_t kSide>
Lanes<kSide> reachable(Lanes<kSide> next) {
  for (std::size_t pivot = 0; pivot < kSide; ++pivot) {
    const Columns<kSide> through = next.get(pivot);
    for (auto& sets : next.parts) sets |= -(sets >> pivot & 1) & through;
  }
  return next;
}

// The strongly connected component of each column: columns that reach the same columns.
template <std::size_t kSide>
Lanes<kSide> components(const Lanes<kSide>& reach) {
  Lanes<kSide> component;
  for (std::size_t column = 0; column < kSide; ++column) {
    const Columns<kSide> reached = reach.get(column);
    const auto bit = static_cast<Columns<kSide>>(1U << column);
    for (std::size_t i = 0; i < component.parts.size(); ++i) {
      using Vector = typename Lanes<kSide>::Vector;
      component.parts[i] |= static_cast<Vector>(reach.parts[i] == reached) & bit;
    }
  }
  return component;
}

}  // namespace

template <std::size_t kSide>
bool keep_permutations(RowsOf<kSide>& rows, MatchingOf<kSide>& matching) {
  if (!complete<kSide>(rows, matching)) return false;
  Lanes<kSide> next;
  for (std::size_t column = 0; column < kSide; ++column) {
    next.set(column, rows[matching.row_of[column]]);
  }
  const Lanes<kSide> component = components<kSide>(reachable<kSide>(next));
  for (std::size_t column = 0; column < kSide; ++column) {
    rows[matching.row_of[column]] &= component.get(column);
  }
  return true;
}

template bool keep_permutations<4>(RowsOf<4>& rows, MatchingOf<4>& matching);
template bool keep_permutations<9>(RowsOf<9>& rows, MatchingOf<9>& matching);
template bool keep_permutations<16>(RowsOf<16>& rows, MatchingOf<16>& matching);
template bool keep_permutations<25>(RowsOf<25>& rows, MatchingOf<25>& matching);

}  // namespace nonet::message_passing
