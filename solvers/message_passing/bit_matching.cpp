#include "solvers/message_passing/bit_matching.h"

#include <bit>
#include <cstddef>

#include "base/bits.h"

namespace nonet::message_passing {
namespace {

constexpr unsigned kAllColumns = (1U << kSize) - 1;
constexpr std::uint8_t kNobody = kSize;

// Gives the row a column, moving other rows along an alternating path where needed. Columns in
// `seen` were tried before.
bool seat(const BitRows& rows, std::size_t row, unsigned& seen, BitMatching& matching) {
  while (const unsigned fresh = rows[row] & ~seen) {
    const std::size_t column = lowest(fresh);
    seen |= 1U << column;
    std::uint8_t& owner = matching.row_of[column];
    if (owner == kNobody || seat(rows, owner, seen, matching)) {
      owner = static_cast<std::uint8_t>(row);
      return true;
    }
  }
  return false;
}

bool complete(const BitRows& rows, BitMatching& matching) {
  unsigned waiting = kAllColumns;  // rows
  for (std::size_t column = 0; column < kSize; ++column) {
    const std::size_t row = matching.row_of[column];
    if (row < kSize && (rows[row] >> column & 1) != 0 && (waiting >> row & 1) != 0) {
      waiting &= ~(1U << row);
    } else {
      matching.row_of[column] = kNobody;
    }
  }
  for (; waiting != 0; waiting &= waiting - 1) {
    unsigned seen = 0;
    if (!seat(rows, lowest(waiting), seen, matching)) return false;
  }
  return true;
}

// One word per column in two vectors of eight lanes (every x86-64 and ARM64 has them); the last
// seven lanes are idle.
constexpr std::size_t kWidth = 8;
using Vector = std::uint16_t __attribute__((vector_size(kWidth * sizeof(std::uint16_t))));

struct Lanes {
  std::array<Vector, 2> half{};

  [[nodiscard]] std::uint16_t get(std::size_t column) const {
    return half[column / kWidth][column % kWidth];
  }
  void set(std::size_t column, std::uint16_t word) {
    half[column / kWidth][column % kWidth] = word;
  }
};

// next.get(c) = the columns one step after c, c among them. Returns the columns any number of steps
// after c (Warshall's closure, pivot by pivot).
Lanes reachable(Lanes next) {
  for (std::size_t pivot = 0; pivot < kSize; ++pivot) {
    const std::uint16_t through = next.get(pivot);
    for (Vector& sets : next.half) sets |= -(sets >> pivot & 1) & through;
  }
  return next;
}

// The strongly connected component of each column: columns that reach the same columns.
Lanes components(const Lanes& reach) {
  Lanes component;
  for (std::size_t column = 0; column < kSize; ++column) {
    const std::uint16_t reached = reach.get(column);
    const auto bit = static_cast<std::uint16_t>(1U << column);
    for (std::size_t i = 0; i < component.half.size(); ++i) {
      component.half[i] |= static_cast<Vector>(reach.half[i] == reached) & bit;
    }
  }
  return component;
}

}  // namespace

bool keep_permutations(BitRows& rows, BitMatching& matching) {
  if (!complete(rows, matching)) return false;
  Lanes next;
  for (std::size_t column = 0; column < kSize; ++column) {
    next.set(column, rows[matching.row_of[column]]);
  }
  const Lanes component = components(reachable(next));
  for (std::size_t column = 0; column < kSize; ++column) {
    rows[matching.row_of[column]] &= component.get(column);
  }
  return true;
}

}  // namespace nonet::message_passing
