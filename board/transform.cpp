#include "board/transform.h"

#include <algorithm>
#include <span>
#include <utility>

#include "board/geometry.h"

namespace nonet {
namespace {

using Permutation = TransformParts::Permutation;

bool is_permutation(const Permutation& p) {
  unsigned seen = 0;
  for (const std::uint8_t image : p) seen |= image < kSize ? 1U << image : 0U;
  return seen == DigitSet::all().bits();
}

// Lines of one band (or stack) stay together.
bool keeps_bands(const Permutation& p) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (p[i] / kBoxSize != p[i / kBoxSize * kBoxSize] / kBoxSize) return false;
  }
  return true;
}

// First `first`, then `second`.
Permutation composed(const Permutation& first, const Permutation& second) {
  Permutation out{};
  for (std::size_t i = 0; i < kSize; ++i) out[i] = second[first[i]];
  return out;
}

Permutation inverted(const Permutation& p) {
  Permutation out{};
  for (std::uint8_t i = 0; i < kSize; ++i) out[p[i]] = i;
  return out;
}

Permutation random_lines(RandomStream& random) {
  std::array<std::uint8_t, kBoxSize> bands = {0, 1, 2};
  random.shuffle(std::span<std::uint8_t>(bands));
  Permutation out{};
  for (std::size_t band = 0; band < kBoxSize; ++band) {
    std::array<std::uint8_t, kBoxSize> lines = {0, 1, 2};
    random.shuffle(std::span<std::uint8_t>(lines));
    for (std::size_t i = 0; i < kBoxSize; ++i) {
      out[band * kBoxSize + i] = static_cast<std::uint8_t>(bands[band] * kBoxSize + lines[i]);
    }
  }
  return out;
}

}  // namespace

std::optional<Transform> Transform::from_parts(const TransformParts& parts) {
  const bool permutations =
      is_permutation(parts.rows) && is_permutation(parts.columns) && is_permutation(parts.digits);
  if (!permutations || !keeps_bands(parts.rows) || !keeps_bands(parts.columns)) {
    return std::nullopt;
  }
  return Transform(parts);
}

Transform Transform::random(RandomStream& random) {
  TransformParts parts;
  parts.transposed = random.below(2) == 1;
  parts.rows = random_lines(random);
  parts.columns = random_lines(random);
  random.shuffle(std::span<std::uint8_t>(parts.digits));
  return Transform(parts);
}

CellSet Transform::operator()(CellSet cells) const {
  CellSet out;
  for (const Cell c : cells) out.insert((*this)(c));
  return out;
}

DigitSet Transform::operator()(DigitSet digits) const {
  DigitSet out;
  for (const Digit d : digits) out.insert((*this)(d));
  return out;
}

Grid Transform::operator()(const Grid& grid) const {
  Grid out;
  for (const Cell c : all_cells()) {
    if (!grid.empty(c)) out.set((*this)(c), (*this)(grid.digit(c)));
  }
  return out;
}

PencilMarks Transform::operator()(const PencilMarks& marks) const {
  PencilMarks out;
  for (const Cell c : all_cells()) out[(*this)(c)] = (*this)(marks[c]);
  return out;
}

Transform Transform::then(const Transform& next) const {
  // A transposition after this one turns its rows into columns.
  const bool turned = next.parts_.transposed;
  TransformParts parts;
  parts.transposed = parts_.transposed != turned;
  parts.rows = composed(turned ? parts_.columns : parts_.rows, next.parts_.rows);
  parts.columns = composed(turned ? parts_.rows : parts_.columns, next.parts_.columns);
  parts.digits = composed(parts_.digits, next.parts_.digits);
  return Transform(parts);
}

Transform Transform::inverse() const {
  TransformParts parts;
  parts.transposed = parts_.transposed;
  parts.rows = inverted(parts_.transposed ? parts_.columns : parts_.rows);
  parts.columns = inverted(parts_.transposed ? parts_.rows : parts_.columns);
  parts.digits = inverted(parts_.digits);
  return Transform(parts);
}

}  // namespace nonet
