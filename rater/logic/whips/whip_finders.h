// The chains and trials of the classification as steps of a position, for those who ask for them by
// name. Its scales ask the trials themselves (chain_path.h).
#pragma once

#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// Looks for chains or trials of this kind, the shortest that there are, of candidates that no
// simpler kind excludes: braids where no whip of the length does, g-whips where neither does,
// g-braids where none of them does, trials where no g-braid of any length does. Steps come in the
// order of their targets, with their proofs. None where a single is open. nullptr: the technique
// is not of the classification.
Finder chain_finder_of(TechniqueId technique);

}  // namespace nonet
