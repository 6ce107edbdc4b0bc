// The ratings w, b, gw and gb with their evidence: the candidates that the chains exclude, and the
// right-links of each chain.
#pragma once

#include "rater/logic/trials/kernel.h"
#include "rater/orders/scale/scale.h"

namespace nonet {

// After this many boards the search gives up and the rating ends as stopped: some searches take an
// hour. The ratings without their exclusions have no limit.
inline constexpr std::uint64_t kMostBoardsTold = 30'000'000;

// As rate_b and so on; appends the exclusions in their order.
Rating rate_b_with(const Puzzle& puzzle, const RateRequest& request,
                   trials::Exclusions& exclusions);
Rating rate_w_with(const Puzzle& puzzle, const RateRequest& request,
                   trials::Exclusions& exclusions);
Rating rate_gb_with(const Puzzle& puzzle, const RateRequest& request,
                    trials::Exclusions& exclusions);
Rating rate_gw_with(const Puzzle& puzzle, const RateRequest& request,
                    trials::Exclusions& exclusions);

}  // namespace nonet
