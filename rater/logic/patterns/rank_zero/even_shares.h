// Shares for all candidates (shares.h), by approximation: the shares of each constraint are scaled
// to add up to 1, in turn, again and again (Kruithof 1937; proportional fitting).
#pragma once

#include <cstddef>
#include <vector>

namespace nonet {

// True: every candidate may have a share above 0. False: nothing is known. REQUIRES: there are
// shares at all; each candidate has a constraint.
bool every_candidate_may_share(const std::vector<std::vector<std::size_t>>& candidates,
                               std::size_t constraints);

}  // namespace nonet
