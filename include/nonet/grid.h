// Cells, grids and puzzles: plain values, to be copied, compared and kept. A Grid is any
// arrangement of digits; a Puzzle is a grid that is known to have exactly one solution.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/export.h"

namespace nonet::v0 {

// One of the 81 cells. Text calls it r1c1 .. r9c9; rows, columns and boxes count from 0 here.
class Cell {
 public:
  static constexpr int kCount = 81;

  constexpr Cell() = default;
  // Row by row from the top left. REQUIRES: 0 <= index < 81.
  constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kCount);
  }
  // REQUIRES: both in 0..8.
  constexpr Cell(int row, int column) : Cell(row * 9 + column) {}

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr int row() const { return index_ / 9; }
  [[nodiscard]] constexpr int column() const { return index_ % 9; }
  [[nodiscard]] constexpr int box() const { return row() / 3 * 3 + column() / 3; }
  // "r1c1" .. "r9c9".
  [[nodiscard]] NONET_API std::string name() const;

  constexpr auto operator<=>(const Cell&) const = default;

 private:
  std::uint8_t index_ = 0;
};

// 81 digits 1..9, 0 for an empty cell. It may clash, have no solution or many.
class Grid {
 public:
  using Values = std::array<std::uint8_t, Cell::kCount>;

  constexpr Grid() = default;
  // In cell order. REQUIRES: each 0..9.
  constexpr explicit Grid(const Values& values) : values_(values) {}
  // From exactly 81 characters: 1-9, and '.' or '0' for empty; anything else gives nullopt. For
  // other text use read_record (formats.h), which explains errors.
  [[nodiscard]] static NONET_API std::optional<Grid> from_line(std::string_view text);

  // 0 if the cell is empty.
  [[nodiscard]] constexpr int digit(Cell cell) const {
    return values_[static_cast<std::size_t>(cell.index())];
  }
  // REQUIRES: 0 <= digit <= 9; 0 empties the cell.
  constexpr void set(Cell cell, int digit) {
    assert(digit >= 0 && digit <= 9);
    values_[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit);
  }
  [[nodiscard]] constexpr const Values& values() const { return values_; }

  // The number of filled cells, 0..81.
  [[nodiscard]] NONET_API int clue_count() const;
  // 81 characters, `empty` for empty cells.
  [[nodiscard]] NONET_API std::string line(char empty = '.') const;

  // In cell order, empty before 1 before 2.
  constexpr auto operator<=>(const Grid&) const = default;

 private:
  Values values_{};
};

// For each cell the candidates left, by Cell::index(): bit d-1 for digit d.
using Candidates = std::array<std::uint16_t, Cell::kCount>;

class Certification;

// Givens that have exactly one solution, with that solution. Only functions that have proved it
// make one: read_puzzle, certify, make and all others that return a Puzzle. Code that takes a
// Puzzle checks nothing again.
class Puzzle {
 public:
  [[nodiscard]] const Grid& givens() const { return givens_; }
  [[nodiscard]] const Grid& solution() const { return solution_; }
  [[nodiscard]] int clue_count() const { return givens_.clue_count(); }
  // The givens as 81 characters.
  [[nodiscard]] std::string line(char empty = '.') const { return givens_.line(empty); }

  auto operator<=>(const Puzzle&) const = default;

 private:
  friend class Certification;
  Puzzle(const Grid& givens, const Grid& solution) : givens_(givens), solution_(solution) {}

  Grid givens_;
  Grid solution_;
};

// A puzzle that starts from candidates instead of digits ("pencil-mark only Sudoku") and has
// exactly one solution. certify() makes one (solve.h).
class Sukaku {
 public:
  [[nodiscard]] const Candidates& candidates() const { return candidates_; }
  [[nodiscard]] const Grid& solution() const { return solution_; }
  // The cells with one candidate that no cell of their houses shares.
  [[nodiscard]] const Grid& givens() const { return givens_; }

  auto operator<=>(const Sukaku&) const = default;

 private:
  friend class Certification;
  Sukaku(const Candidates& candidates, const Grid& givens, const Grid& solution)
      : candidates_(candidates), givens_(givens), solution_(solution) {}

  Candidates candidates_;
  Grid givens_;
  Grid solution_;
};

}  // namespace nonet::v0

// Equal values have equal hashes.
template <>
struct std::hash<nonet::v0::Cell> {
  std::size_t operator()(nonet::v0::Cell cell) const noexcept {
    return static_cast<std::size_t>(cell.index());
  }
};
template <>
struct std::hash<nonet::v0::Grid> {
  // FNV-1a (Fowler, Noll, Vo), a digit at a time.
  std::size_t operator()(const nonet::v0::Grid& grid) const noexcept {
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const std::uint8_t value : grid.values()) sum = (sum ^ value) * 0x100000001B3;
    return static_cast<std::size_t>(sum);
  }
};
template <>
struct std::hash<nonet::v0::Puzzle> {
  std::size_t operator()(const nonet::v0::Puzzle& puzzle) const noexcept {
    return std::hash<nonet::v0::Grid>()(puzzle.givens());
  }
};
