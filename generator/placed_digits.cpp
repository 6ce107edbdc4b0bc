#include "generator/placed_digits.h"

#include "board/typed_array.h"

namespace nonet {
namespace {

// Bit i of three becomes bits 3i to 3i + 2 of nine.
constexpr std::array<std::uint16_t, 8> kWide = {0000, 0007, 0070, 0077, 0700, 0707, 0770, 0777};
// Bit i of three becomes bits i, i + 3 and i + 6 of nine.
constexpr std::array<std::uint16_t, 8> kComb = {0000, 0111, 0222, 0333, 0444, 0555, 0666, 0777};

constexpr unsigned bit(unsigned i) { return 1U << i; }
// Three bits of nine, from a multiple of three on.
constexpr unsigned three_at(unsigned nine, unsigned start) { return nine >> start & 7U; }

struct Place {
  std::uint8_t row, column, box;
  std::uint8_t turned_box;  // the boxes counted down the stacks
  std::uint8_t in_box;      // position in the box, row by row
};

constexpr auto kPlaces = [] {
  PerCell<Place> table{};
  for (unsigned i = 0; i < kCells; ++i) {
    const unsigned row = i / kSize;
    const unsigned column = i % kSize;
    table.values[i] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                       static_cast<std::uint8_t>(row / 3 * 3 + column / 3),
                       static_cast<std::uint8_t>(column / 3 * 3 + row / 3),
                       static_cast<std::uint8_t>(row % 3 * 3 + column % 3)};
  }
  return table;
}();

constexpr Place place_of(Cell cell) { return kPlaces[cell]; }

}  // namespace

void PlacedDigits::toggle(Cell cell, Digit digit) {
  const Place at = place_of(cell);
  const auto d = static_cast<std::size_t>(digit.index());
  const auto flip = [](Nine& bits, unsigned i) { bits = static_cast<Nine>(bits ^ bit(i)); };
  flip(digits_[kRow][at.row], static_cast<unsigned>(d));
  flip(digits_[kColumn][at.column], static_cast<unsigned>(d));
  flip(digits_[kBox][at.box], static_cast<unsigned>(d));
  flip(empty_[kRow][at.row], at.column);
  flip(empty_[kColumn][at.column], at.row);
  flip(empty_[kBox][at.box], at.in_box);
  flip(rows_[d], at.row);
  flip(columns_[d], at.column);
  flip(boxes_[d], at.box);
  flip(turned_boxes_[d], at.turned_box);
}

bool PlacedDigits::is_single(Cell cell, Digit digit) const {
  const Place at = place_of(cell);
  const auto d = static_cast<std::size_t>(digit.index());
  if (candidates(cell).size() == 1) return true;
  const unsigned first_row = at.row - at.row % 3U;
  const unsigned first_column = at.column - at.column % 3U;
  const unsigned in_row = empty_[kRow][at.row] & ~unsigned{columns_[d]} &
                          ~unsigned{kWide[three_at(boxes_[d], first_row)]};
  if (in_row == bit(at.column)) return true;
  const unsigned in_column = empty_[kColumn][at.column] & ~unsigned{rows_[d]} &
                             ~unsigned{kWide[three_at(turned_boxes_[d], first_column)]};
  if (in_column == bit(at.row)) return true;
  const unsigned in_box = empty_[kBox][at.box] & ~unsigned{kWide[three_at(rows_[d], first_row)]} &
                          ~unsigned{kComb[three_at(columns_[d], first_column)]};
  return in_box == bit(at.in_box);
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
