#include "rater/orders/classification/classification.h"

#include <algorithm>
#include <cmath>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/logic/trials/kernel.h"
#include "rater/orders/classification/exclusions.h"

namespace nonet {

namespace {

using Question = trials::LevelResult (*trials::Kernel::*)(const trials::Request&);

struct ClassRow {
  std::string_view scale;
  std::string_view column;
  Question question;
  int most;  // the greatest number to try
};

using trials::Kernel;
constexpr ClassRow kTeDepth{"te-depth", kTeDepthColumns[0], &Kernel::depth, trials::kMostDepth};
constexpr ClassRow kB{"b", kBColumns[0], &Kernel::braids, trials::kMostLength};
constexpr ClassRow kW{"w", kWColumns[0], &Kernel::whips, trials::kMostLength};
constexpr ClassRow kGb{"gb", kGbColumns[0], &Kernel::g_braids, trials::kMostLength};
constexpr ClassRow kGw{"gw", kGwColumns[0], &Kernel::g_whips, trials::kMostLength};
constexpr ClassRow kBxb{"bxb", kBxbColumns[0], &Kernel::bxb, trials::kMostLength};
constexpr ClassRow kBxbb{"bxbb", kBxbbColumns[0], &Kernel::bxbb, trials::kMostLength};

RatingEnd class_end_of(const trials::LevelResult& result, bool limited) {
  switch (result.end) {
    case trials::LevelEnd::kSolved:
      return RatingEnd::kSolved;
    case trials::LevelEnd::kStopped:
      return RatingEnd::kStopped;
    case trials::LevelEnd::kStuck:
      return limited ? RatingEnd::kAboveLimit : RatingEnd::kStuck;
  }
  return RatingEnd::kStuck;
}

Rating rating_on(const ClassRow& row, const Puzzle& puzzle, const RateRequest& request,
                 PathEvidence* evidence = nullptr) {
  const int most = request.max_score && *request.max_score < row.most
                       ? std::max(0, static_cast<int>(std::floor(*request.max_score)))
                       : row.most;
  const trials::Kernel& kernel = trials::best_kernel();
  trials::Request question{
      .puzzle = puzzle, .most = most, .control = request.control, .budget = request.boards};
  if (evidence != nullptr) {
    question.exclusions = &evidence->exclusions;
    question.budget = &evidence->budget;
  }
  const trials::LevelResult result = (kernel.*row.question)(question);
  Rating rating;
  rating.scale = row.scale;
  rating.scale_version = 1;
  rating.end = class_end_of(result, most < row.most);
  rating.cells_left = result.cells_left;
  if (!rating.solved()) return rating;
  rating.score = result.level;
  rating.values = {{row.column, rating.score, 0}};
  return rating;
}

}  // namespace

Rating rate_te_depth(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kTeDepth, puzzle, request);
}
Rating rate_b(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kB, puzzle, request);
}
Rating rate_w(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kW, puzzle, request);
}
Rating rate_gb(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kGb, puzzle, request);
}
Rating rate_gw(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kGw, puzzle, request);
}
Rating rate_bxb(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kBxb, puzzle, request);
}
Rating rate_bxbb(const Puzzle& puzzle, const RateRequest& request) {
  return rating_on(kBxbb, puzzle, request);
}

Rating rate_b_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kB, puzzle, request, &evidence);
}
Rating rate_w_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kW, puzzle, request, &evidence);
}
Rating rate_gb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kGb, puzzle, request, &evidence);
}
Rating rate_gw_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kGw, puzzle, request, &evidence);
}
Rating rate_te_depth_with(const Puzzle& puzzle, const RateRequest& request,
                          PathEvidence& evidence) {
  return rating_on(kTeDepth, puzzle, request, &evidence);
}
Rating rate_bxb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kBxb, puzzle, request, &evidence);
}
Rating rate_bxbb_with(const Puzzle& puzzle, const RateRequest& request, PathEvidence& evidence) {
  return rating_on(kBxbb, puzzle, request, &evidence);
}

std::optional<double> least_class_with(TechniqueId /*technique*/) { return std::nullopt; }
std::vector<Producer> class_producers() { return {}; }
std::optional<double> class_price(const Step& /*step*/) { return std::nullopt; }

}  // namespace nonet
