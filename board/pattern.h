// The pattern of a puzzle is the set of its given cells. The square has eight symmetries (four
// turns, four reflections); those that map a pattern onto itself form one of the ten subgroups of
// that group, and a puzzle's kind of symmetry is the name of that subgroup:
//
//                                  full
//                  .-----------------+-----------------.
//             orthogonal        rotational90       bidiagonal
//            .-----+-----.-----------+-----------.-----+-----.
//       horizontal   vertical   rotational   diagonal   antidiagonal
//            '-----------+-----------+-----------+-----------'
//                                  none
//
// A pattern has a kind where its strongest kind is that one or stands above it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet {

// The symmetries of the square as a set: bit i stands for the turn or reflection with number i.
using SquareSymmetries = std::uint8_t;

enum class SquareSymmetry : std::uint8_t {
  kIdentity,
  kQuarterTurn,
  kHalfTurn,
  kThreeQuarterTurn,
  kAcrossHorizontal,    // top and bottom change places
  kAcrossVertical,      // left and right change places
  kAcrossDiagonal,      // r1c2 and r2c1 change places
  kAcrossAntidiagonal,  // r1c1 and r9c9 change places, r1c9 stays
};

enum class Symmetry : std::uint8_t {
  kNone,
  kRotational,
  kRotational90,
  kHorizontal,
  kVertical,
  kDiagonal,
  kAntidiagonal,
  kOrthogonal,
  kBidiagonal,
  kFull,
};

struct SymmetryRow {
  Symmetry id;
  std::string_view key;   // forever: --symmetry, check, the database
  std::string_view name;  // for people
  SquareSymmetries group;
};

namespace pattern_tables {

constexpr SquareSymmetries group_of(std::initializer_list<SquareSymmetry> members) {
  unsigned bits = 1U << static_cast<unsigned>(SquareSymmetry::kIdentity);
  for (const SquareSymmetry member : members) bits |= 1U << static_cast<unsigned>(member);
  return static_cast<SquareSymmetries>(bits);
}

}  // namespace pattern_tables

inline constexpr std::array<SymmetryRow, 10> kSymmetries = {{
    {Symmetry::kNone, "none", "no symmetry", pattern_tables::group_of({})},
    {Symmetry::kRotational, "rotational", "half turn",
     pattern_tables::group_of({SquareSymmetry::kHalfTurn})},
    {Symmetry::kRotational90, "rotational90", "quarter turn",
     pattern_tables::group_of({SquareSymmetry::kQuarterTurn, SquareSymmetry::kHalfTurn,
                               SquareSymmetry::kThreeQuarterTurn})},
    {Symmetry::kHorizontal, "horizontal", "mirror, top to bottom",
     pattern_tables::group_of({SquareSymmetry::kAcrossHorizontal})},
    {Symmetry::kVertical, "vertical", "mirror, left to right",
     pattern_tables::group_of({SquareSymmetry::kAcrossVertical})},
    {Symmetry::kDiagonal, "diagonal", "mirror at the diagonal from top left",
     pattern_tables::group_of({SquareSymmetry::kAcrossDiagonal})},
    {Symmetry::kAntidiagonal, "antidiagonal", "mirror at the diagonal from top right",
     pattern_tables::group_of({SquareSymmetry::kAcrossAntidiagonal})},
    {Symmetry::kOrthogonal, "orthogonal", "horizontal and vertical mirror",
     pattern_tables::group_of({SquareSymmetry::kHalfTurn, SquareSymmetry::kAcrossHorizontal,
                               SquareSymmetry::kAcrossVertical})},
    {Symmetry::kBidiagonal, "bidiagonal", "mirror at both diagonals",
     pattern_tables::group_of({SquareSymmetry::kHalfTurn, SquareSymmetry::kAcrossDiagonal,
                               SquareSymmetry::kAcrossAntidiagonal})},
    {Symmetry::kFull, "full", "every turn and mirror", 0xff},
}};

constexpr const SymmetryRow& row_of(Symmetry kind) { return kSymmetries[array_index(kind)]; }
// nullptr where there is no such key.
constexpr const SymmetryRow* find_symmetry(std::string_view key) {
  for (const SymmetryRow& row : kSymmetries) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

// Rows and columns of a square board of any size, from 0.
struct SquarePlace {
  int row;
  int column;
};

// Where the turn or reflection takes the place; `last`: the last row and column of the board.
constexpr SquarePlace image(SquarePlace place, SquareSymmetry symmetry, int last) {
  const auto [row, column] = place;
  switch (symmetry) {
    case SquareSymmetry::kIdentity:
      return {row, column};
    case SquareSymmetry::kQuarterTurn:
      return {column, last - row};
    case SquareSymmetry::kHalfTurn:
      return {last - row, last - column};
    case SquareSymmetry::kThreeQuarterTurn:
      return {last - column, row};
    case SquareSymmetry::kAcrossHorizontal:
      return {last - row, column};
    case SquareSymmetry::kAcrossVertical:
      return {row, last - column};
    case SquareSymmetry::kAcrossDiagonal:
      return {column, row};
    case SquareSymmetry::kAcrossAntidiagonal:
      return {last - column, last - row};
  }
  return place;
}

// The same for a cell.
constexpr Cell image(Cell cell, SquareSymmetry symmetry) {
  const auto [row, column] = image({cell.row(), cell.column()}, symmetry, kSize - 1);
  return {row, column};
}

inline constexpr unsigned kSquareSymmetries = 8;

// Whether the set holds the turn or reflection with this number.
constexpr bool in_group(SquareSymmetries group, unsigned symmetry) {
  return (group >> symmetry & 1U) != 0;
}

// The cells that a pattern of this kind contains together with this one, itself included: 1, 2, 4
// or 8.
[[nodiscard]] CellSet orbit_of(Cell cell, Symmetry kind);

// The strongest kind that the pattern has.
[[nodiscard]] Symmetry symmetry_of(CellSet pattern);
[[nodiscard]] inline Symmetry symmetry_of(const Grid& givens) {
  return symmetry_of(givens.filled());
}

// Whether the pattern has this kind of symmetry, perhaps among others.
[[nodiscard]] inline bool has_symmetry(CellSet pattern, Symmetry kind) {
  return (row_of(kind).group & ~row_of(symmetry_of(pattern)).group) == 0;
}

}  // namespace nonet
