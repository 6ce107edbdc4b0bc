// The content of a step's picture besides its conclusion. All images, pages, lessons, books and
// play pages draw it.
#pragma once

#include <vector>

#include "rater/explain/path_text.h"

namespace nonet {

// Empty for a chain: its assertions are drawn instead.
struct StepDrawing {
  std::vector<House> base;   // the base houses
  std::vector<House> cover;  // the cover houses of fish and locked candidates
  CellSet cells;             // of the pattern
  CellSet others;            // cells outside it that make it work: fins, partners, excluders
  DigitSet digits;           // marked candidates of `cells`
  // Candidates marked differently: guardians, or those of the second of two colors.
  CandidateSet opposed;
  // For a single: as few filled cells as possible that exclude all other places or all other
  // digits.
  CellSet blockers;
};

StepDrawing drawing_of(const Scene& scene);

}  // namespace nonet
