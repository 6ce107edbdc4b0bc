// The ratings w, b, gw and gb with what they rest on: which candidates the chains exclude, and by
// which right-links.
#pragma once

#include "rater/scales/catalog.h"
#include "rater/trials/kernel.h"

namespace nonet {

// As rate_b and so on; the exclusions are added in their order.
Rating rate_b_with(const Puzzle& puzzle, const RateRequest& request,
                   trials::Exclusions& exclusions);
Rating rate_w_with(const Puzzle& puzzle, const RateRequest& request,
                   trials::Exclusions& exclusions);
Rating rate_gb_with(const Puzzle& puzzle, const RateRequest& request,
                    trials::Exclusions& exclusions);
Rating rate_gw_with(const Puzzle& puzzle, const RateRequest& request,
                    trials::Exclusions& exclusions);

}  // namespace nonet
