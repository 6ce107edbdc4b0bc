#include "generator/wishes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <string_view>

#include "base/request_error.h"
#include "generator/placed_digits.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale_path.h"

namespace nonet {
namespace {

constexpr double kRatingRounding = 1e-6;  // ratings are tenths, stored in binary

// The highest explainer rating that singles alone can reach: a naked single.
constexpr double kHardestSingle = 2.3;

// The cost of an explainer rating of a random puzzle, in microseconds: mostly for aligned exclusion
// and chains, the techniques from 6.2 on.
constexpr double kCheapestDearOne = 6.2;
constexpr std::uint64_t kCheapRatingWork = 20;
constexpr std::uint64_t kWishRatingWork = 200;
constexpr std::uint64_t kMinutesWork = 100;
constexpr std::uint64_t kPathWork = 400;  // in addition, for the techniques on the path

// The ratings that a scale can give.
struct ScaleReach {
  std::string_view scale;
  double low;
  double high;
};
constexpr std::array kReaches = {
    ScaleReach{"explainer", 1.0, 12.0},
    ScaleReach{"bridi", 0, 3.0 * (kCells - 17)},  // nothing but hidden singles, 17 givens
    ScaleReach{"catalog", 1.0, 13.0},
};

std::string_view key_of(TechniqueId technique) { return technique_row(technique).key; }

// The lowest and the highest rating of the level.
Wishes::Ratings ratings_of(const LevelRow& level) {
  int low = std::numeric_limits<int>::max();
  int high = 0;
  for (const ErBand& band : level.bands) {
    if (band.from > band.to) continue;
    low = std::min(low, band.from);
    high = std::max(high, band.to);
  }
  return {low / 10.0, high / 10.0};
}

bool is_explainer(const ScaleRow* scale) { return scale == find_scale("explainer"); }

bool holds(const std::vector<TechniqueId>& techniques, TechniqueId technique) {
  return std::ranges::find(techniques, technique) != techniques.end();
}

// ", but on bridi, hodoku": the scales with the technique.
std::string other_scales(TechniqueId technique) {
  std::string keys;
  for (const ScaleRow& scale : scale_catalog()) {
    if (!scale.least_score_with(technique)) continue;
    keys += fmt::format("{}{}", keys.empty() ? ", but on " : ", ", scale.key);
  }
  return keys;
}

// Whether the scale uses the technique only when it is named.
bool is_by_name(const ScaleRow& scale, TechniqueId technique) {
  return std::ranges::any_of(scale.producers(), [&](const Producer& one) {
    return one.technique == technique && one.tried == Tried::kByName;
  });
}

Status check_reach(const Wishes::RatingOn& wanted) {
  for (const ScaleReach& reach : kReaches) {
    if (wanted.scale->key != reach.scale) continue;
    if (wanted.range.high < reach.low - kRatingRounding ||
        wanted.range.low > reach.high + kRatingRounding) {
      return request_error(fmt::format("ratings on the scale {} are from {} to {}", reach.scale,
                                       reach.low, reach.high));
    }
  }
  return {};
}

Miss miss_of_rating(const Rating& rated, const Wishes::Ratings& wanted) {
  if (!rated.solved() || rated.score > wanted.high + kRatingRounding) return Miss::kHarder;
  return rated.score < wanted.low - kRatingRounding ? Miss::kEasier : Miss::kNone;
}

Miss miss_of_rating(const Wishes::RatingOn& wanted, const Puzzle& puzzle,
                    const RunControl& control) {
  RateRequest request;
  if (std::isfinite(wanted.range.high)) request.max_score = wanted.range.high + kRatingRounding;
  request.control = &control;
  return miss_of_rating(wanted.scale->rate(puzzle, request), wanted.range);
}

}  // namespace

Wishes Wishes::of_clues() const {
  Wishes wishes = *this;
  wishes.level = nullptr;
  wishes.ratings.clear();
  wishes.required.clear();
  wishes.used.clear();
  wishes.hardest.clear();
  wishes.forbidden.clear();
  return wishes;
}

std::optional<Wishes::Ratings> Wishes::rating_on(const ScaleRow& row) const {
  const auto found = std::ranges::find(ratings, &row, &RatingOn::scale);
  return found == ratings.end() ? std::nullopt : std::optional(found->range);
}

std::vector<const ScaleRow*> Wishes::scales() const {
  std::vector<const ScaleRow*> all;
  if (scale != nullptr) all.push_back(scale);
  for (const RatingOn& wanted : ratings) {
    if (wanted.scale != scale) all.push_back(wanted.scale);
  }
  return all;
}

std::vector<TechniqueId> Wishes::named() const {
  std::vector<TechniqueId> all = required;
  all.insert(all.end(), used.begin(), used.end());
  all.insert(all.end(), hardest.begin(), hardest.end());
  return all;
}

Status Wishes::check() const {
  for (const TechniqueId technique : named()) {
    if (const Status status = check_technique(technique); !status) return status;
  }
  if (!used.empty() || !forbidden.empty()) {
    if (const Status status = check_path(*scale); !status) return status;
  }
  return check_ratings();
}

Status Wishes::check_technique(TechniqueId technique) const {
  const std::string_view key = key_of(technique);
  if (holds(forbidden, technique)) {
    return request_error(fmt::format("{} is both {} and forbidden", key,
                                     holds(required, technique) ? "required" : "wished for"));
  }
  const std::optional<double> least = scale->least_score_with(technique);
  if (!least) {
    return request_error(
        fmt::format("{} is not on the scale {}{}", key, scale->key, other_scales(technique)));
  }
  const auto rating = rating_on(*scale);
  if (rating && *least > rating->high + kRatingRounding) {
    return request_error(fmt::format("with {} a puzzle is rated {} or more, not up to {}", key,
                                     *least, rating->high));
  }
  if (level != nullptr && is_explainer(scale) &&
      *least > ratings_of(*level).high + kRatingRounding) {
    return request_error(
        fmt::format("with {} a puzzle is rated {} or more, at the level {} up to {}", key, *least,
                    level->key, ratings_of(*level).high));
  }
  return {};
}

Status Wishes::check_ratings() const {
  for (const RatingOn& wanted : ratings) {
    if (const Status status = check_reach(wanted); !status) return status;
    if (level == nullptr || !is_explainer(wanted.scale)) continue;
    const Ratings of_level = ratings_of(*level);
    if (wanted.range.high < of_level.low - kRatingRounding ||
        wanted.range.low > of_level.high + kRatingRounding) {
      return request_error(fmt::format("puzzles of the level {} are rated from {} to {}",
                                       level->key, of_level.low, of_level.high));
    }
  }
  return {};
}

Wishes::Ratings Wishes::explainer_bounds() const {
  Ratings bounds{0, std::numeric_limits<double>::infinity()};
  const auto narrow = [&](const Ratings& wanted) {
    bounds.low = std::max(bounds.low, wanted.low);
    bounds.high = std::min(bounds.high, wanted.high);
  };
  if (level != nullptr) narrow(ratings_of(*level));
  if (const auto rating = rating_on(*find_scale("explainer"))) narrow(*rating);
  if (!is_explainer(scale)) return bounds;
  const auto least = [&](TechniqueId technique) {
    return scale->least_score_with(technique).value_or(0);
  };
  for (const TechniqueId technique : required) bounds.low = std::max(bounds.low, least(technique));
  for (const TechniqueId technique : used) bounds.low = std::max(bounds.low, least(technique));
  if (!hardest.empty()) {
    const TechniqueId easiest = *std::ranges::min_element(hardest, {}, least);
    bounds.low = std::max(bounds.low, least(easiest));
  }
  return bounds;
}

bool Wishes::too_easy(const Puzzle& puzzle) const {
  return explainer_bounds().low > kHardestSingle + kRatingRounding &&
         singles_solve(puzzle.givens(), puzzle.solution());
}

std::uint64_t Wishes::work() const {
  if (!about_solving()) return 0;
  const auto is_dear = [](const RatingOn& wanted) { return is_explainer(wanted.scale); };
  const bool on_explainer = level != nullptr || std::ranges::any_of(ratings, is_dear) ||
                            (about_techniques() && is_explainer(scale));
  const std::uint64_t timing = rating_on(*find_scale("minutes")) ? kMinutesWork : 0;
  if (!on_explainer || explainer_bounds().high < kCheapestDearOne) return kCheapRatingWork + timing;
  return kWishRatingWork + timing + (about_steps() ? kPathWork : 0);
}

Miss Wishes::level_miss(const Puzzle& puzzle, const RunControl& control) const {
  const Ratings of_level = ratings_of(*level);
  RateRequest request;
  request.max_score = of_level.high + kRatingRounding;
  request.control = &control;
  const Rating rated = find_scale("explainer")->rate(puzzle, request);
  if (const Miss miss = miss_of_rating(rated, of_level); miss != Miss::kNone) return miss;
  if (level_of(rated) != level) return Miss::kOtherHardest;  // between the bands
  if (consent == Consent::kExplainerAlone) return Miss::kNone;
  request.max_score = level->hodoku_score;
  return agrees(*level, find_scale("hodoku")->rate(puzzle, request)) ? Miss::kNone
                                                                     : Miss::kDisputed;
}

Miss Wishes::path_miss(const Puzzle& puzzle, const RunControl& control) const {
  const auto wanted = rating_on(*scale);
  const std::vector<TechniqueId> with = named();
  RateRequest request;
  request.with = with;
  const bool bounded = wanted && std::isfinite(wanted->high);
  if (bounded) request.max_score = wanted->high + kRatingRounding;
  request.control = &control;
  const Rating rated = scale->rate(puzzle, request);
  if (!rated.solved()) return Miss::kHarder;
  if (wanted) {
    if (const Miss miss = miss_of_rating(rated, *wanted); miss != Miss::kNone) return miss;
  }
  const auto is_its_hardest = [&](TechniqueId technique) {
    return key_of(technique) == rated.hardest;
  };
  if (!hardest.empty() && std::ranges::none_of(hardest, is_its_hardest)) return Miss::kOtherHardest;
  return about_steps() ? steps_miss(puzzle, bounded ? wanted->high : rated.score, control)
                       : Miss::kNone;
}

Miss Wishes::steps_miss(const Puzzle& puzzle, double limit, const RunControl& control) const {
  RateRequest request;
  request.max_score = limit + kRatingRounding;
  request.control = &control;
  for (const TechniqueId technique : required) {
    if (is_by_name(*scale, technique)) continue;
    request.without = std::span(&technique, 1);
    if (scale->rate(puzzle, request).solved()) return Miss::kUnneeded;
  }
  const std::vector<TechniqueId> with = named();
  request.without = {};
  request.with = with;
  const Path path = scale->explain(puzzle, request);
  const auto on_path = [&](TechniqueId technique) {
    return std::ranges::any_of(
        path.steps, [&](const PathStep& step) { return step.step.technique == technique; });
  };
  if (!path.rating.solved()) return Miss::kHarder;
  if (!std::ranges::all_of(required, on_path) || !std::ranges::all_of(used, on_path)) {
    return Miss::kUnused;
  }
  return std::ranges::any_of(forbidden, on_path) ? Miss::kForbidden : Miss::kNone;
}

Miss Wishes::miss_of(const Puzzle& puzzle, const RunControl& control) const {
  if (too_easy(puzzle)) return Miss::kEasier;
  Miss miss = level == nullptr ? Miss::kNone : level_miss(puzzle, control);
  const bool asks_path = about_techniques();
  if (miss == Miss::kNone && asks_path) miss = path_miss(puzzle, control);
  for (const RatingOn& wanted : ratings) {
    if (miss != Miss::kNone) break;
    if (asks_path && wanted.scale == scale) continue;  // the path was rated on it
    miss = miss_of_rating(wanted, puzzle, control);
  }
  return miss;
}

}  // namespace nonet
