// Checks patterns without their definitions: if a target is assumed true, the cells and digits that
// the pattern names, taken by themselves, cannot be filled.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

struct NamedPattern {
  CellSet cells;  // the pattern's cells and the cells that make it work
  DigitSet digits;
  // Four cells that must not hold two digits crosswise, as they could then change places.
  std::optional<CellSet> rectangle;
};

// Whether the candidates cannot both be true: two of one cell, or one digit in two cells that see
// each other.
bool excludes(Candidate a, Candidate b);

// At least one of these candidates is true.
using Slot = std::vector<Candidate>;
// Whether a candidate can be chosen in each slot so that no two exclude each other and `accepts`
// takes those chosen, together with the ones given. A candidate may fill several slots.
bool can_choose(const std::vector<Slot>& slots, const Candidates& chosen,
                const std::function<bool(const Candidates&)>& accepts);
// The slots that a candidate leaves, each without those that it excludes.
std::vector<Slot> slots_beside(const std::vector<Slot>& slots, Candidate candidate);

// Throws ProofFault if the cells can be filled with a removed candidate true: each cell holds one
// of its candidates, and a digit of the pattern is in every house whose places for it all lie in
// these cells. A pattern of a single digit need not fill all cells: only the houses count.
void check_locally(const CheckedGrid& grid, const NamedPattern& pattern, const Candidates& removed);

}  // namespace nonet::testing
