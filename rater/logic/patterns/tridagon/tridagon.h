// The tridagon (anti-tridagon, Thor's Hammer), the one pattern in all known puzzles of trial and
// error depth 3: three digits in twelve cells of four boxes, two bands by two stacks. In each of
// these boxes the three cells lie in all its three rows and columns, so they are a permutation of
// three, and the product of the four signs is -1. If the twelve cells held only these digits, there
// would be no solution: so one of the other candidates, the guardians, is true.
// docs/classification.md has the definition, and results on known puzzles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/cell.h"
#include "board/digit_set.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"

namespace nonet {

struct Tridagon {
  static constexpr std::size_t kCellsIn = 12;

  std::array<Cell, kCellsIn> cells;
  DigitSet digits;    // three
  int guardians = 0;  // other candidates of the cells
};

// Three cells in all rows and columns of a box, as a permutation: in row r the cell in column
// columns[r]. `positions` are the same as bits, row by row.
struct BoxShape {
  std::array<std::uint8_t, kBoxSize> columns;
  unsigned positions = 0;
};

// The even ones, with sign +1, come first.
inline constexpr std::size_t kEvenShapes = 3;
inline constexpr auto kBoxShapes = [] {
  std::array<BoxShape, 6> shapes{
      {{{0, 1, 2}}, {{1, 2, 0}}, {{2, 0, 1}}, {{0, 2, 1}}, {{1, 0, 2}}, {{2, 1, 0}}}};
  for (BoxShape& shape : shapes) {
    for (unsigned row = 0; row < kBoxSize; ++row) {
      shape.positions |= 1U << (kBoxSize * row + shape.columns[row]);
    }
  }
  return shapes;
}();

// For each box, the ascending numbers of the four boxes outside its band and stack.
inline constexpr std::array<std::array<std::size_t, 4>, kSize> kTridagonBoxes = [] {
  std::array<std::array<std::size_t, 4>, kSize> table{};
  for (std::size_t corner = 0; corner < kSize; ++corner) {
    std::size_t count = 0;
    for (std::size_t box = 0; box < kSize; ++box) {
      const bool in_band = box / kBoxSize == corner / kBoxSize;
      const bool in_stack = box % kBoxSize == corner % kBoxSize;
      if (!in_band && !in_stack) table[corner][count++] = box;
    }
  }
  return table;
}();

// The tridagon with the fewest guardians whose twelve cells all have the three digits as
// candidates; the first of equals. nullopt: there is none.
std::optional<Tridagon> find_tridagon(const PencilMarks& marks);
// The tridagon after all singles are placed. nullopt also if singles solve the puzzle.
std::optional<Tridagon> tridagon_after_singles(const Puzzle& puzzle);

}  // namespace nonet
