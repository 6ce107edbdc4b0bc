// A grid as naive forward checking fills it: the filled cells in their order, the empty cells to
// choose from, and the candidates of each empty cell (digits that no peer has).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/quick_stream.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/genotype.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet {

namespace filling_tables {

// [set][n]: the n-th digit of the set.
inline constexpr auto kNthDigit = [] {
  std::array<std::array<Digit, kSize>, 1U << kSize> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) {
    std::size_t n = 0;
    for (const Digit digit : DigitSet::from_bits(bits)) table[bits][n++] = digit;
  }
  return table;
}();

// The cell's row, column and box, from a table.
inline constexpr auto kHousesOf = [] {
  PerCell<std::array<House, 3>> table{};
  for (const Cell c : all_cells()) table[c] = houses_of(c);
  return table;
}();

}  // namespace filling_tables

// The n-th digit of the set, counted from 0. REQUIRES: n < digits.size().
inline Digit nth_digit(DigitSet digits, std::uint32_t n) {
  return filling_tables::kNthDigit[digits.bits()][n];
}

class Filling {
 public:
  constexpr Filling() {
    for (const Cell c : all_cells()) {
      order_[array_index(c)] = c;
      place_[c] = static_cast<std::uint8_t>(c.index());
    }
  }

  [[nodiscard]] int size() const { return static_cast<int>(size_); }
  [[nodiscard]] bool full() const { return size_ == kCells; }
  [[nodiscard]] bool empty(Cell cell) const { return place_[cell] >= size_; }
  // The i-th of the 81 - size() empty cells, in an order that depends on the filling so far.
  [[nodiscard]] Cell empty_cell(std::uint32_t i) const { return order_[size_ + i]; }
  [[nodiscard]] DigitSet candidates(Cell cell) const {
    const auto& [row, column, box] = houses(cell);
    return ~DigitSet::from_bits(unsigned{seen_[row]} | seen_[column] | seen_[box]);
  }

  // REQUIRES: the cell is empty and has the digit as a candidate.
  void fill(Candidate gene) {
    const Cell cell = gene.cell;
    const Cell moved = order_[size_];
    const std::uint8_t from = place_[cell];
    order_[from] = moved;
    place_[moved] = from;
    order_[size_] = cell;
    place_[cell] = static_cast<std::uint8_t>(size_);
    digit_[size_++] = gene.digit;
    const unsigned bit = DigitSet(gene.digit).bits();
    for (const House house : houses(cell)) {
      seen_[house] = static_cast<std::uint16_t>(seen_[house] | bit);
    }
  }
  // Fills the cell with a random candidate; false if it has none. REQUIRES: the cell is empty.
  bool fill_randomly(Cell cell, QuickStream& random) {
    const DigitSet digits = candidates(cell);
    if (digits.empty()) return false;
    fill({cell, nth_digit(digits, random.below(static_cast<std::uint32_t>(digits.size())))});
    return true;
  }
  // One step of naive forward checking: a random candidate into a random empty cell; false if that
  // cell has none, which ends the attempt. REQUIRES: !full().
  bool fill_randomly(QuickStream& random) {
    const auto cells = static_cast<std::uint32_t>(kCells - size());
    return fill_randomly(empty_cell(random.below(cells)), random);
  }

  // The last cell filled and its digit. REQUIRES: size() > 0.
  [[nodiscard]] Candidate last() const { return gene(size_ - 1); }
  // The i-th cell filled and its digit.
  [[nodiscard]] Candidate gene(std::size_t i) const { return {order_[i], digit_[i]}; }
  [[nodiscard]] Genotype genotype() const {
    Genotype genes;
    for (std::size_t i = 0; i < size_; ++i) genes.push_back(gene(i));
    return genes;
  }
  [[nodiscard]] Grid grid() const {
    Grid grid;
    for (std::size_t i = 0; i < size_; ++i) grid.set(gene(i).cell, gene(i).digit);
    return grid;
  }

 private:
  static constexpr const std::array<House, 3>& houses(Cell cell) {
    return filling_tables::kHousesOf[cell];
  }

  std::size_t size_ = 0;
  std::array<Cell, kCells> order_{};   // the filled cells, then the empty ones
  PerCell<std::uint8_t> place_{};      // of each cell in order_
  std::array<Digit, kCells> digit_{};  // of the filled ones, in the same order
  PerHouse<std::uint16_t> seen_{};     // the digits in each house
};

}  // namespace nonet
