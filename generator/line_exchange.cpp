#include "generator/line_exchange.h"

#include <array>
#include <cstddef>

#include "board/geometry.h"

namespace nonet {
namespace {

// The other two lines of a line's band or stack.
constexpr auto kNeighbours = [] {
  PerHouse<std::array<House, 2>> table{};
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int number = 0; number < kSize; ++number) {
      std::size_t at = 0;
      const int first = number - number % kBoxSize;
      for (int other = first; other < first + kBoxSize; ++other) {
        if (other != number) table[House(kind, number)][at++] = House(kind, other);
      }
    }
  }
  return table;
}();

}  // namespace

LineExchange::LineExchange(const Grid& solution) {
  for (std::uint8_t row = 0; row < kSize; ++row) {
    for (std::uint8_t column = 0; column < kSize; ++column) {
      const Digit digit = solution.digit(Cell(row, column));
      position_of_[House::row(row)][digit] = column;
      position_of_[House::column(column)][digit] = row;
    }
  }
}

bool LineExchange::possible(const Grid& solution, Cell cell, const PlacedDigits& placed) const {
  const Digit digit = solution.digit(cell);
  return possible(solution, House::row(cell.row()), digit, placed) ||
         possible(solution, House::column(cell.column()), digit, placed);
}

bool LineExchange::possible(const Grid& solution, House line, Digit start,
                            const PlacedDigits& placed) const {
  const PerDigit<std::uint8_t>& position_of = position_of_[line];
  const DigitSet held = placed.digits_in(line);
  for (const House other : kNeighbours[line]) {
    // Each cell of the line has a neighbour in the other line; its digit is the line's next in the
    // cycle.
    const unsigned empty = placed.empty_in(other);
    std::size_t at = position_of[start];
    while ((empty >> at & 1U) != 0) {
      const Digit digit = solution.digit(cells_of(other)[at]);
      if (held.contains(digit)) break;
      if (digit == start) return true;
      at = position_of[digit];
    }
  }
  return false;
}

}  // namespace nonet
