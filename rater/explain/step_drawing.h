// What a picture of a step shows beside its conclusion. Every face draws this: images, pages,
// lessons, books, play.
#pragma once

#include <vector>

#include "rater/explain/path_text.h"

namespace nonet {

// Of a chain it is empty: its assertions are drawn instead.
struct StepDrawing {
  std::vector<House> base;   // where the pattern is seen
  std::vector<House> cover;  // what it takes: of fish, locked candidates
  CellSet cells;             // of the pattern
  CellSet others;            // cells beside it that make it work: fins, partners, excluders
  DigitSet digits;           // whose candidates in `cells` are marked
  // Of a single: filled cells whose digits leave no other place or no other digit, as few as do it.
  CellSet blockers;
};

StepDrawing drawing_of(const Scene& scene);

}  // namespace nonet
