// Alternating chains in one digit or in bivalue cells: strong links (one end is true) and weak
// links (one end is false) in turn, strong at both ends. So one end of the chain is true, and a
// candidate that sees both ends goes.
//
//   turbot fish   three links in one digit
//   X-chain       at most 19 links in one digit
//   XY-chain      the strong links lie within cells of two candidates: at most ten cells
//   remote pair   an XY-chain of equal pairs: any two cells an odd number of links apart count
//
// No cell is used twice, but a chain in one digit may return to its start, which is then true.
// Steps are offered by start cell, then digit; for each start every set of eliminations once.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

void find_turbot_fish(const Search& search);
void find_x_chains(const Search& search);
void find_xy_chains(const Search& search);
void find_remote_pairs(const Search& search);

}  // namespace nonet
