// The 2 x 6^8 x 9! equivalent forms of a puzzle: canonical forms, the transforms between them, and
// the symmetry of the cells with clues.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"

namespace nonet::v0 {

// First transposes (or not), then sends row r to rows[r], column c to columns[c] and digit d to
// digits[d-1]. Rows and columns count from 0.
struct Transform {
  using Permutation = std::array<std::uint8_t, 9>;

  bool transposed = false;
  Permutation rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Permutation columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Permutation digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};

  auto operator<=>(const Transform&) const = default;
};

// The transformed grid; nanoseconds. Errors: kRequest if an array is not a permutation, or tears a
// band or a stack apart.
[[nodiscard]] NONET_API Result<Grid> apply(const Transform& transform, const Grid& grid);
// The transformed givens and solution: the proof of uniqueness carries over.
[[nodiscard]] NONET_API Result<Puzzle> apply(const Transform& transform, const Puzzle& puzzle);

// The least grid, as an 81-digit number with 0 for empty cells, among all transforms of the puzzle:
// two puzzles are isomorphic exactly if these grids are equal. 2 to 3 microseconds.
[[nodiscard]] NONET_API Grid canonical_form(const Puzzle& puzzle);

struct CanonicalForm {
  Grid grid = {};
  Transform from_original = {};  // one of several if the grid has symmetries
};
// For any grid. Errors: kClash.
[[nodiscard]] NONET_API Result<CanonicalForm> canonical_form_of(const Grid& grid);

struct SymmetryInfo {
  std::string_view key;  // forever: "none", "rotational", ... "full"
  std::string_view name;
};
// Every kind of symmetry, "none" first.
[[nodiscard]] NONET_API std::vector<SymmetryInfo> symmetries();

// The key of the strongest symmetry of the filled cells.
[[nodiscard]] NONET_API std::string_view symmetry_of(const Grid& grid);

}  // namespace nonet::v0
