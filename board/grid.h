// 81 cells, each with a digit or empty. Any such grid is allowed: clashing, unsolvable, with many
// solutions. certify() (solvers/exact) turns a proper one into a Puzzle.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/typed_array.h"

namespace nonet {

class Grid {
 public:
  constexpr Grid() = default;

  // From exactly 81 characters: 1-9, and '.' or '0' for empty; anything else gives nullopt. For
  // text from users use parse (formats), which names the error.
  static std::optional<Grid> from_line(std::string_view text);

  // From raw values in cell order. REQUIRES: each 0..9.
  static constexpr Grid from_values(const std::array<std::uint8_t, kCells>& values) {
    Grid grid;
    grid.values_ = values;
    return grid;
  }

  [[nodiscard]] constexpr bool empty(Cell c) const { return at(c) == 0; }
  // The digit, or 0 where the cell is empty.
  [[nodiscard]] constexpr int value(Cell c) const { return at(c); }
  // REQUIRES: !empty(c).
  [[nodiscard]] constexpr Digit digit(Cell c) const {
    assert(!empty(c));
    return Digit(at(c));
  }
  constexpr void set(Cell c, Digit d) { at(c) = static_cast<std::uint8_t>(d.value()); }
  constexpr void clear(Cell c) { at(c) = 0; }

  [[nodiscard]] CellSet filled() const;
  [[nodiscard]] int clue_count() const { return filled().size(); }
  [[nodiscard]] bool complete() const { return clue_count() == kCells; }
  // The digits held by the peers of the cell.
  [[nodiscard]] DigitSet seen_by(Cell c) const;
  // Two equal digits in one house, the later cell second; nullopt where there is no such pair.
  struct Clash {
    Cell first;
    Cell second;
  };
  [[nodiscard]] std::optional<Clash> clash() const;
  // Complete and without a clash.
  [[nodiscard]] bool is_solution() const { return complete() && !clash(); }
  // Whether every filled cell of this grid holds the same digit in `other`.
  [[nodiscard]] bool extended_by(const Grid& other) const;

  // 81 characters, `empty` for empty cells.
  [[nodiscard]] std::string line(char empty = '.') const;

  // Raw values 0..9 in cell order, for code that packs, hashes or vectorises.
  [[nodiscard]] constexpr const std::array<std::uint8_t, kCells>& values() const { return values_; }

  // In cell order, empty before 1 before 2: the order of canonical forms.
  constexpr auto operator<=>(const Grid&) const = default;

 private:
  constexpr std::uint8_t& at(Cell c) { return values_[array_index(c)]; }
  [[nodiscard]] constexpr const std::uint8_t& at(Cell c) const { return values_[array_index(c)]; }

  std::array<std::uint8_t, kCells> values_{};
};

}  // namespace nonet
