// Sets of rank 0 in general (rank_set.h): truths and links of any kind, cells and digits in rows,
// columns and boxes, as many of the one as of the other. All of them are found: a linear program
// (shares.h) tells which candidates such a set excludes, and which constraints it takes. Of these
// one after the other is given up as long as the rest still excludes the candidate, so that no part
// of the set shown is superfluous. If a constraint counts twice then, or the set is too large,
// equal constraints take the places of others first (equal_constraints.h).
//
// Left out are sets that have names of their own: fish and locked candidates (truths of one digit),
// naked and hidden sets (truths in one house); and the few in which a constraint still counts
// twice. Nine cells or more, alone or with digits in boxes, are multi-sector locked sets; here
// boxes may be among their links (blue, "Using Multi-Sector Locked Sets", players' forum, 2013).
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// First the sets of find_multi_sector_locked_sets. Then by the first candidate, in the order of
// cells, that is excluded and in no set offered before.
void find_rank_zero_sets(const Search& search);

}  // namespace nonet
