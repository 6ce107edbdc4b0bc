// The ratings w, b, gw and gb with their evidence: the candidates that the chains exclude, and the
// right-links of each chain.
#pragma once

#include "rater/scales/catalog.h"
#include "rater/trials/kernel.h"

namespace nonet {

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
