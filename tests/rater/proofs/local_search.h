// Patterns by what is left of them: with a target supposed true, the cells and digits that a
// pattern names, taken by themselves, have no way to be filled. No definition of the pattern is
// needed.
#pragma once

#include <optional>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

struct NamedPattern {
  CellSet cells;  // the pattern's own and those that make it work
  DigitSet digits;
  // Four cells that must not hold two digits crosswise, as they could then change places.
  std::optional<CellSet> rectangle;
};

// Throws ProofFault where the cells can be filled although a removed candidate is true. Each cell
// holds one of its candidates, and each digit named is somewhere in each house that has no place
// for it but in the cells. Of a single digit only the latter is looked at.
void check_locally(const CheckedGrid& grid, const NamedPattern& pattern, const Candidates& removed);

}  // namespace nonet::testing
