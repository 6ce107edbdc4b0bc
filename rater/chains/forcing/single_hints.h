// Chains from one source as a nested search uses them: by price, those that can still remove
// something when their turn comes.
#pragma once

#include <vector>

#include "rater/chains/links/single_source.h"

namespace nonet::chains {

inline bool is_cycle(const SingleHint& hint) { return !hint.path.empty(); }

// Whether all that the first hint which removes a candidate removes is done with, so that later
// ones of the same candidate need not be known. Not so where hints may be passed over.
enum class EachHint : bool { kRemoves, kMayBePassedOver };

// Sorted by price, as chains found among assumptions are preferred; then by discovery. REQUIRES:
// the search is loaded.
std::vector<SingleHint> sorted_hints(SingleSourceSearch& search, EachHint each);

}  // namespace nonet::chains
