#include "generator/placed_digits.h"

#include <array>

#include "board/geometry.h"

namespace nonet {
namespace {

// Bit i of three becomes bits 3i to 3i + 2 of nine.
constexpr std::array<std::uint16_t, 8> kWide = {0000, 0007, 0070, 0077, 0700, 0707, 0770, 0777};
// Bit i of three becomes bits i, i + 3 and i + 6 of nine.
constexpr std::array<std::uint16_t, 8> kComb = {0000, 0111, 0222, 0333, 0444, 0555, 0666, 0777};

constexpr unsigned digit_bit(unsigned i) { return 1U << i; }
// Three bits of nine, from a multiple of three on.
constexpr unsigned three_at(unsigned nine, unsigned start) { return nine >> start & 7U; }

struct GridPlace {
  House row, column, box;
  std::uint8_t in_row, in_column, in_box;  // positions: the column, the row, the box row by row
  std::uint8_t box_number;
  std::uint8_t turned_box;  // the boxes numbered down the stacks
};

constexpr auto kPlaces = [] {
  PerCell<GridPlace> table{};
  for (const Cell c : all_cells()) {
    const auto [row, column, box] = houses_of(c);
    const int turned = c.column() / kBoxSize * kBoxSize + c.row() / kBoxSize;
    table[c] = {row,
                column,
                box,
                static_cast<std::uint8_t>(position_in(c, HouseKind::kRow)),
                static_cast<std::uint8_t>(position_in(c, HouseKind::kColumn)),
                static_cast<std::uint8_t>(position_in(c, HouseKind::kBox)),
                static_cast<std::uint8_t>(c.box()),
                static_cast<std::uint8_t>(turned)};
  }
  return table;
}();

}  // namespace

void PlacedDigits::toggle(Cell cell, Digit digit) {
  const GridPlace at = kPlaces[cell];
  const auto d = static_cast<unsigned>(digit.index());
  const auto flip = [](Nine& bits, unsigned i) { bits = static_cast<Nine>(bits ^ digit_bit(i)); };
  for (const House house : {at.row, at.column, at.box}) flip(digits_[house], d);
  flip(empty_[at.row], at.in_row);
  flip(empty_[at.column], at.in_column);
  flip(empty_[at.box], at.in_box);
  flip(rows_[digit], at.in_column);
  flip(columns_[digit], at.in_row);
  flip(boxes_[digit], at.box_number);
  flip(turned_boxes_[digit], at.turned_box);
}

DigitSet PlacedDigits::candidates(Cell cell) const {
  const GridPlace& at = kPlaces[cell];
  const unsigned seen = unsigned{digits_[at.row]} | digits_[at.column] | digits_[at.box];
  return DigitSet::from_bits(kNine & ~seen);
}

bool PlacedDigits::is_single(Cell cell, Digit digit) const {
  const GridPlace& at = kPlaces[cell];
  if (candidates(cell).size() == 1) return true;
  const unsigned first_row = at.in_column - at.in_column % 3U;
  const unsigned first_column = at.in_row - at.in_row % 3U;
  const unsigned in_row = empty_[at.row] & ~unsigned{columns_[digit]} &
                          ~unsigned{kWide[three_at(boxes_[digit], first_row)]};
  if (in_row == digit_bit(at.in_row)) return true;
  const unsigned in_column = empty_[at.column] & ~unsigned{rows_[digit]} &
                             ~unsigned{kWide[three_at(turned_boxes_[digit], first_column)]};
  if (in_column == digit_bit(at.in_column)) return true;
  const unsigned in_box = empty_[at.box] & ~unsigned{kWide[three_at(rows_[digit], first_row)]} &
                          ~unsigned{kComb[three_at(columns_[digit], first_column)]};
  return in_box == digit_bit(at.in_box);
}

bool singles_solve(const Grid& givens, const Grid& solution) {
  PlacedDigits placed;
  CellSet empty;
  for (const Cell c : CellSet::all()) {
    if (givens.empty(c)) {
      empty.insert(c);
    } else {
      placed.place(c, givens.digit(c));
    }
  }
  for (bool progress = true; progress && !empty.empty();) {
    progress = false;
    for (const Cell c : empty) {
      if (!placed.is_single(c, solution.digit(c))) continue;
      placed.place(c, solution.digit(c));
      empty.erase(c);
      progress = true;
    }
  }
  return empty.empty();
}

}  // namespace nonet
