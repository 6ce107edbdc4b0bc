// The 2 x 6^8 x 9! ways to write one Sudoku differently: transpose, permute the bands, the rows of
// a band, the stacks, the columns of a stack, and rename the digits. They form a group: they can be
// composed and undone, and they keep every logical property of a puzzle.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/typed_array.h"

namespace nonet {

// First transposes (or not), then sends row r to rows[r], column c to columns[c] and digit with
// index d to the digit with index digits[d].
struct TransformParts {
  using Permutation = std::array<std::uint8_t, kSize>;

  bool transposed = false;
  Permutation rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Permutation columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Permutation digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};

  auto operator<=>(const TransformParts&) const = default;
};

class Transform {
 public:
  // Changes nothing.
  constexpr Transform() = default;
  // Refuses (nullopt) arrays that are not permutations, rows that tear a band apart, and columns
  // that tear a stack apart.
  [[nodiscard]] static std::optional<Transform> from_parts(const TransformParts& parts);
  // Uniform over the whole group.
  [[nodiscard]] static Transform random(RandomStream& random);

  [[nodiscard]] const TransformParts& parts() const { return parts_; }

  [[nodiscard]] Cell operator()(Cell cell) const {
    const auto row = static_cast<std::size_t>(parts_.transposed ? cell.column() : cell.row());
    const auto column = static_cast<std::size_t>(parts_.transposed ? cell.row() : cell.column());
    return {parts_.rows[row], parts_.columns[column]};
  }
  [[nodiscard]] Digit operator()(Digit digit) const {
    return Digit::from_index(parts_.digits[array_index(digit)]);
  }
  [[nodiscard]] Candidate operator()(Candidate candidate) const {
    return {(*this)(candidate.cell), (*this)(candidate.digit)};
  }
  [[nodiscard]] CellSet operator()(CellSet cells) const;
  [[nodiscard]] DigitSet operator()(DigitSet digits) const;
  [[nodiscard]] Grid operator()(const Grid& grid) const;
  [[nodiscard]] PencilMarks operator()(const PencilMarks& marks) const;

  // First this one, then `next`.
  [[nodiscard]] Transform then(const Transform& next) const;
  [[nodiscard]] Transform inverse() const;

  auto operator<=>(const Transform&) const = default;

 private:
  explicit Transform(const TransformParts& parts) : parts_(parts) {}

  TransformParts parts_;
};

}  // namespace nonet
