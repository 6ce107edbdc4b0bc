// The ratings of the classification with their evidence, within a budget. Paths are made from it.
#pragma once

#include <cstdint>

#include "rater/logic/trials/kernel.h"
#include "rater/orders/scale/scale.h"

namespace nonet {

// The boards that a path may cost: some searches for g-whips would take an hour. Ten seconds of a
// core at most (docs/results/explanations.md). A rating without its evidence has no limit.
inline constexpr std::uint64_t kMostBoardsTold = 15'000'000;

struct PathEvidence {
  WorkBudget budget{kMostBoardsTold};  // where it is spent the rating ends as stopped
  trials::Exclusions exclusions = {};  // by chains, with their right-links, in their order
};

// As rate_b and so on.
Rating rate_b_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
Rating rate_w_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
Rating rate_gb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
Rating rate_gw_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
// The evidence has no exclusions: paths of trials are made from positions alone.
Rating rate_te_depth_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
Rating rate_bxb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);
Rating rate_bxbb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence);

}  // namespace nonet
