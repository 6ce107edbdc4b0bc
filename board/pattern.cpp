#include "board/pattern.h"

#include <algorithm>

namespace nonet {
namespace {

bool maps_onto_itself(CellSet pattern, SquareSymmetry symmetry) {
  CellSet images;
  for (const Cell c : pattern) images.insert(image(c, symmetry));
  return images == pattern;
}

}  // namespace

CellSet orbit_of(Cell cell, Symmetry kind) {
  CellSet orbit;
  for (unsigned i = 0; i < kSquareSymmetries; ++i) {
    if (in_group(row_of(kind).group, i)) orbit.insert(image(cell, static_cast<SquareSymmetry>(i)));
  }
  return orbit;
}

Symmetry symmetry_of(CellSet pattern) {
  unsigned group = 0;
  for (unsigned i = 0; i < kSquareSymmetries; ++i) {
    if (maps_onto_itself(pattern, static_cast<SquareSymmetry>(i))) group |= 1U << i;
  }
  return std::ranges::find(kSymmetries, group, &SymmetryRow::group)->id;
}

}  // namespace nonet
