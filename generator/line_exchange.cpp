#include "generator/line_exchange.h"

#include <cstddef>

namespace nonet {
namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
constexpr bool has(unsigned set, std::size_t i) { return (set >> i & 1U) != 0; }

// The other two lines of a line's band or stack.
constexpr std::array<std::array<std::size_t, 2>, kSize> kNeighbours = {
    {{1, 2}, {0, 2}, {0, 1}, {4, 5}, {3, 5}, {3, 4}, {7, 8}, {6, 8}, {6, 7}}};

// The rows of a grid, or its columns.
struct Lines {
  const Grid& grid;
  int along;   // from cell to cell in a line
  int across;  // from line to line

  [[nodiscard]] std::size_t digit(std::size_t line, std::size_t place) const {
    const std::size_t cell = line * at(across) + place * at(along);
    return std::size_t{grid.values()[cell]} - 1;
  }
};

// A line of it, the place of each digit in it, and the place to start from.
struct Start {
  std::size_t line;
  const std::array<std::uint8_t, kSize>& place_of;
  std::size_t place;
};

bool exchange_possible(const Lines& lines, const Start& start, const PlacedDigits::Lines& placed) {
  const unsigned held = placed.digits[start.line];
  for (const std::size_t other : kNeighbours[start.line]) {
    // Beside each cell of the line is one of the other; its digit is the line's next in the cycle.
    std::size_t i = start.place;
    while (has(placed.empty[other], i)) {
      const std::size_t digit = lines.digit(other, i);
      if (has(held, digit)) break;
      i = start.place_of[digit];
      if (i == start.place) return true;
    }
  }
  return false;
}

}  // namespace

LineExchange::LineExchange(const Grid& solution) {
  for (std::uint8_t row = 0; row < kSize; ++row) {
    for (std::uint8_t column = 0; column < kSize; ++column) {
      const std::size_t digit = at(solution.digit(Cell(row, column)).index());
      column_of_[row][digit] = column;
      row_of_[column][digit] = row;
    }
  }
}

bool LineExchange::possible(const Grid& solution, Cell cell, const PlacedDigits& placed) const {
  const std::size_t row = at(cell.row());
  const std::size_t column = at(cell.column());
  return exchange_possible({solution, 1, kSize}, {row, column_of_[row], column}, placed.rows()) ||
         exchange_possible({solution, kSize, 1}, {column, row_of_[column], row}, placed.columns());
}

}  // namespace nonet
