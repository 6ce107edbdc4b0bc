#include "solvers/difference_map/assignment.h"

#include <bit>
#include <cassert>
#include <limits>

#include "base/bits.h"

namespace nonet::difference_map {
namespace {

constexpr std::uint8_t kFree = 0xff;
constexpr float kForbiddenPrice = 1e32F;

template <typename Row>
Row after_price(const Row& scores, const Row& prices) {
  Row net;
  for (std::size_t lane = 0; lane < net.size(); ++lane) net[lane] = scores[lane] - prices[lane];
  return net;
}

}  // namespace

template <typename Number, std::size_t kColumns>
AssignmentOf<Number, kColumns>::AssignmentOf(unsigned columns) : columns_(columns) {
  prices_.fill(kForbiddenPrice);
  for (unsigned left = columns; left != 0; left &= left - 1) {
    prices_[lowest(left)] = 0;
  }
}

template <typename Number, std::size_t kColumns>
void AssignmentOf<Number, kColumns>::solve(std::span<const Row* const> rows,
                                           std::span<std::uint8_t> column_of) {
  assert(rows.size() == set_bits(columns_));
  row_of_.fill(kFree);
  unsigned waiting = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::size_t column = highest_of<kColumns>(after_price(*rows[row], prices_));
    if (row_of_[column] != kFree) {
      waiting |= 1U << row;
      continue;
    }
    row_of_[column] = static_cast<std::uint8_t>(row);
    column_of[row] = static_cast<std::uint8_t>(column);
  }
  if (waiting == 0) return;
  for (; waiting != 0; waiting &= waiting - 1) {
    seat(rows, column_of, lowest(waiting));
  }
  level_prices();
}

// Dijkstra's algorithm from the unseated row; a step costs the difference to the row's best score.
// Then every row on the shortest path to a free column moves one column on.
template <typename Number, std::size_t kColumns>
void AssignmentOf<Number, kColumns>::seat(std::span<const Row* const> rows,
                                          std::span<std::uint8_t> column_of, std::size_t row) {
  constexpr Number kFar = std::numeric_limits<Number>::max();
  Row distance;
  distance.fill(kFar);
  std::array<std::uint8_t, kLanesOf<kColumns>> reached_from{};  // the row
  unsigned open = columns_;
  Number walked = 0;
  std::size_t from = row;
  std::size_t column = 0;
  for (;;) {
    const Row net = after_price(*rows[from], prices_);
    const Number best = from == row ? net[highest_of<kColumns>(net)] : net[column];
    Number nearest = kFar;
    std::size_t next = 0;
    for (unsigned left = open; left != 0; left &= left - 1) {
      const std::size_t lane = lowest(left);
      const Number through = walked + (best - net[lane]);
      if (through < distance[lane]) {
        distance[lane] = through;
        reached_from[lane] = static_cast<std::uint8_t>(from);
      }
      if (distance[lane] < nearest) {
        nearest = distance[lane];
        next = lane;
      }
    }
    column = next;
    walked = nearest;
    if (row_of_[column] == kFree) break;
    open &= ~(1U << column);
    from = row_of_[column];
  }
  // The prices of columns passed on the way rise, so that the new places are again the rows' best.
  for (unsigned passed = columns_ & ~open; passed != 0; passed &= passed - 1) {
    const std::size_t lane = lowest(passed);
    prices_[lane] += walked - distance[lane];
  }
  for (;;) {
    const std::size_t mover = reached_from[column];
    row_of_[column] = static_cast<std::uint8_t>(mover);
    const std::size_t left = column_of[mover];
    column_of[mover] = static_cast<std::uint8_t>(column);
    if (mover == row) return;
    column = left;
  }
}

// Only differences of prices matter: keeps them small, so that no precision is lost over time.
template <typename Number, std::size_t kColumns>
void AssignmentOf<Number, kColumns>::level_prices() {
  const Number base = prices_[lowest(columns_)];
  for (unsigned left = columns_; left != 0; left &= left - 1) {
    prices_[lowest(left)] -= base;
  }
}

template class AssignmentOf<float, 9>;
template class AssignmentOf<double, 4>;
template class AssignmentOf<double, 9>;
template class AssignmentOf<double, 16>;
template class AssignmentOf<double, 25>;

}  // namespace nonet::difference_map
