#include "generator/hunt/puzzle_class.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/logic/trials/kernel.h"
#include "rater/orders/classification/classification.h"

namespace nonet {
namespace {

constexpr int kDepthOfTridagons = 3;  // every known puzzle of this depth has one
constexpr int kGreatestKnownBxb = 14;
constexpr int kGreatestKnownBxbb = 2;

int whole(double score) { return static_cast<int>(std::lround(score)); }

// Beyond the limit: no such puzzle is known.
int depth_by(const Rating& te_depth) {
  return te_depth.solved() ? whole(te_depth.score) : kMostHuntedDepth;
}

}  // namespace

std::optional<std::vector<Rating>> class_ratings(const Puzzle& puzzle, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  std::vector<Rating> ratings = {rate_te_depth(puzzle, request)};
  const Rating& depth = ratings.front();
  if (depth.end == RatingEnd::kStopped) return std::nullopt;
  const int level = depth_by(depth);
  if (level != 2 && level != 3) return ratings;
  ratings.push_back(level == 2 ? rate_bxb(puzzle, request) : rate_bxbb(puzzle, request));
  if (ratings.back().end == RatingEnd::kStopped) return std::nullopt;
  return ratings;
}

PuzzleClass class_by(const Puzzle& puzzle, std::span<const Rating> ratings) {
  PuzzleClass is{.tridagon = tridagon_after_singles(puzzle).has_value()};
  for (const Rating& rating : ratings) {
    if (rating.scale == "te-depth") is.depth = depth_by(rating);
    if (rating.scale == "bxb" || rating.scale == "bxbb") {
      is.braids = std::min(kMostHuntedBraids, whole(rating.score));
    }
  }
  return is;
}

std::optional<Nearness> nearness_of(const Puzzle& puzzle, const RunControl& control) {
  const trials::Kernel& kernel = trials::best_kernel();
  const trials::LevelResult result = kernel.depth({puzzle, trials::kMostDepth, &control, nullptr});
  if (result.end == trials::LevelEnd::kStopped) return std::nullopt;
  Nearness near{.depth = result.level, .refuted = 0};
  if (near.depth == 0) return near;
  const auto refuted = kernel.refuted_at_once({puzzle, std::min(near.depth, 2), &control, nullptr});
  if (!refuted) return std::nullopt;
  near.refuted = *refuted;
  return near;
}

std::optional<int> bxb_of(const Puzzle& puzzle, const RunControl& control) {
  const trials::LevelResult result =
      trials::best_kernel().bxb({puzzle, trials::kMostLength, &control, nullptr});
  if (result.end == trials::LevelEnd::kStopped) return std::nullopt;
  return std::min(kMostHuntedBraids, result.level);
}

int class_rank(HuntObjective objective, const PuzzleClass& is) {
  switch (objective) {
    case HuntObjective::kHarder:
      return 0;
    case HuntObjective::kDepth:
      return 100 * is.depth + is.braids;
    case HuntObjective::kBxb:
      return is.depth == 2 ? 100 + is.braids : 0;
  }
  return 0;
}

std::optional<std::string_view> discovery_in(const PuzzleClass& is) {
  if (is.depth > kDepthOfTridagons) return "trial-and-error depth 4: none is known";
  if (is.depth == kDepthOfTridagons && !is.tridagon) {
    return "trial-and-error depth 3 without a tridagon: none is known";
  }
  if (is.depth == kDepthOfTridagons && is.braids > kGreatestKnownBxbb) {
    return "BxBB above 2: none is known";
  }
  if (is.depth == 2 && is.braids > kGreatestKnownBxb) return "BxB above 14: none is known";
  return std::nullopt;
}

}  // namespace nonet
