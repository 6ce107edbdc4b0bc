// The 81 cells, the nine digits and the 27 houses as types of their own, so that one cannot be
// taken for another. All are small values: pass them by value.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace nonet {

inline constexpr int kSize = 9;     // cells in a house, digits, houses of a kind
inline constexpr int kBoxSize = 3;  // cells along a box's side; boxes along the grid's side
inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;

// A cell by its index 0..80, row by row from the top left. Text calls it r1c1 .. r9c9.
class Cell {
 public:
  constexpr Cell() = default;
  // REQUIRES: 0 <= index < 81.
  constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kCells);
  }
  // REQUIRES: row and column in 0..8.
  constexpr Cell(int row, int column) : Cell(row * kSize + column) {}

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr int row() const { return index_ / kSize; }
  [[nodiscard]] constexpr int column() const { return index_ % kSize; }
  // Boxes count row by row: 0 is the top left, 8 the bottom right.
  [[nodiscard]] constexpr int box() const {
    return row() / kBoxSize * kBoxSize + column() / kBoxSize;
  }

  constexpr auto operator<=>(const Cell&) const = default;

 private:
  std::uint8_t index_ = 0;
};

// A digit 1..9. index() is 0..8, for arrays.
class Digit {
 public:
  constexpr Digit() = default;
  // REQUIRES: 1 <= value <= 9.
  constexpr explicit Digit(int value) : value_(static_cast<std::uint8_t>(value)) {
    assert(value >= 1 && value <= kSize);
  }
  static constexpr Digit from_index(int index) { return Digit(index + 1); }

  [[nodiscard]] constexpr int value() const { return value_; }
  [[nodiscard]] constexpr int index() const { return value_ - 1; }
  [[nodiscard]] constexpr char symbol() const { return static_cast<char>('0' + value_); }

  constexpr auto operator<=>(const Digit&) const = default;

 private:
  std::uint8_t value_ = 1;
};

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox };

// A row (index 0..8), column (9..17) or box (18..26).
class House {
 public:
  constexpr House() = default;
  // REQUIRES: 0 <= index < 27.
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kHouses);
  }
  // REQUIRES: 0 <= number < 9.
  constexpr House(HouseKind kind, int number) : House(static_cast<int>(kind) * kSize + number) {}
  static constexpr House row(int number) { return {HouseKind::kRow, number}; }
  static constexpr House column(int number) { return {HouseKind::kColumn, number}; }
  static constexpr House box(int number) { return {HouseKind::kBox, number}; }

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr HouseKind kind() const { return static_cast<HouseKind>(index_ / kSize); }
  [[nodiscard]] constexpr int number() const { return index_ % kSize; }

  constexpr auto operator<=>(const House&) const = default;

 private:
  std::uint8_t index_ = 0;
};

// One digit in one cell. index() is cell * 9 + digit index, 0..728.
struct Candidate {
  Cell cell;
  Digit digit;

  [[nodiscard]] constexpr int index() const { return cell.index() * kSize + digit.index(); }
  constexpr auto operator<=>(const Candidate&) const = default;
};

}  // namespace nonet
