// Generalised arc consistency after Scorza and Vohra, CS221 (Stanford), on top of Norvig's "Solving
// Every Sudoku Puzzle". Five strategies, each with its own switch; all are monotone, so the final
// domains do not depend on the order in which they run.
#pragma once

#include "board/grid.h"
#include "solvers/constraint/domains.h"
#include "solvers/constraint/house_consistency.h"

namespace nonet::constraint {

// How the all-different constraint of a house is propagated beyond singles.
enum class HouseRule {
  kSingles,    // Norvig: single choice and single possibility only
  kTwins,      // generalised naked and hidden twins: Hall sets, of the sizes in Rules::sets
  kAutomaton,  // Model 1: the n-ary all_different as a chain of auxiliary variables
};

struct Rules {
  bool subregion_exclusion = false;
  HouseRule house = HouseRule::kSingles;
  SetSizes sets = {};  // for kTwins; all sizes: the whole all-different constraint
};

// Prunes to the fixpoint of the rules. False where some domain ran empty or a house lost the last
// place of a digit; the domains are then not at the fixpoint. Only changes since the last call are
// examined, so domains propagated by weak rules have to be made anew for strong ones.
bool propagate(Domains& domains, const Rules& rules);

// The domains after placing the givens, before propagation; wiped out where givens clash.
Domains domains_of(const Grid& givens);

}  // namespace nonet::constraint
