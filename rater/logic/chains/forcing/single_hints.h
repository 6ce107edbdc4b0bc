// Chains from one source as a nested search uses them: by price, only those that can still remove
// something when their turn comes.
#pragma once

#include <vector>

#include "rater/logic/chains/links/single_source.h"

namespace nonet::chains {

inline bool is_cycle(const SingleHint& hint) { return !hint.path.empty(); }

// Whether the first hint that removes a candidate settles all of its removals, so that later hints
// for the same candidate are not needed. It does not if hints may be skipped.
enum class EachHint : bool { kRemoves, kMayBePassedOver };

// Sorted by price, as the procedure prefers chains found among assumptions; then by discovery.
// REQUIRES: the search is loaded.
std::vector<SingleHint> sorted_hints(SingleSourceSearch& search, EachHint each);

}  // namespace nonet::chains
