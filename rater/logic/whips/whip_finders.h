// The chains and trials of Berthier's classification as steps of a position, for those who ask for
// them by name. Its scales ask the trials themselves (rater/orders/classification/chain_path.h).
//
// Each looks for the shortest chains or trials of its kind of candidates that no simpler kind
// excludes, in the order of their targets, with their proofs. None has a step where a single is
// open.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

void find_whips(const Search& search);
void find_braids(const Search& search);    // where no whip of the length does it
void find_g_whips(const Search& search);   // where neither of these does
void find_g_braids(const Search& search);  // where none of these does
void find_trials(const Search& search);    // where no g-braid of any length does

}  // namespace nonet
