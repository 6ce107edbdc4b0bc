// Generalised arc consistency of one all-different constraint, in two ways that give the same
// domains; a test compares them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace nonet::constraint {

// Domains of the variables of one house as nine-bit digit masks; all variables must differ. At most
// nine.
using HouseDomains = std::span<std::uint16_t>;

// The largest sets examined: n squares that have n digits between them (naked), and n digits that
// have n squares between them (hidden). In a house of m open squares the hidden sets of size n are
// the naked ones of size m - n, so that either kind without limit is all-different.
struct SetSizes {
  int naked = 8;
  int hidden = 8;
};

// Hall's theorem: n squares with n digits between them use these digits up. Removes the digits from
// the other squares, for sets of these sizes. False where n squares have fewer than n digits.
bool prune_by_hall_sets(HouseDomains domains, const SetSizes& sizes = {});

// Model 1 of the CS221 report. Its auxiliary variable y_i holds (value of x_i, set of the values of
// x_1 .. x_{i-1}); chained by T with the corrected reading
//   y_{i+1}[1] = y_i[1] U {y_i[0]}
// (the printed one, y_i[0] in y_{i+1}[1], accepts the domains {0},{1},{0}). Arc consistency on the
// chain is reachability in a layered automaton whose states are sets of used values.
bool prune_by_automaton(HouseDomains domains);

}  // namespace nonet::constraint
