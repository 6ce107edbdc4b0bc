#include "generator/wishes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <string_view>

#include "base/request_error.h"
#include "generator/placed_digits.h"
#include "rater/scales/minutes.h"
#include "rater/scales/scale_path.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

constexpr double kRatingRounding = 1e-6;  // ratings are tenths, written in binary

// What singles alone can reach on the explainer scale: a naked single.
constexpr double kHardestSingle = 2.3;

// On the same scale, what rating a random puzzle takes, in microseconds: most of it is spent on
// aligned exclusion and chains, the techniques from 6.2 on.
constexpr double kCheapestDearOne = 6.2;
constexpr std::uint64_t kCheapRatingWork = 20;
constexpr std::uint64_t kWishRatingWork = 200;
constexpr std::uint64_t kMinutesWork = 100;
constexpr std::uint64_t kPathWork = 400;  // more, for the techniques on the path

// The ratings that a scale can give.
struct ScaleReach {
  std::string_view scale;
  double low;
  double high;
};
constexpr std::array kReaches = {
    ScaleReach{"explainer", 1.0, 12.0},
    ScaleReach{"bridi", 0, 3.0 * (kCells - 17)},  // nothing but hidden singles, 17 givens
};

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

}  // namespace

Wishes Wishes::of_clues() const {
  Wishes wishes = *this;
  wishes.level = nullptr;
  wishes.rating.reset();
  wishes.minutes.reset();
  wishes.required.clear();
  wishes.forbidden.clear();
  return wishes;
}

Status Wishes::check() const {
  for (const TechniqueId technique : required) {
    if (const Status status = check_required(technique); !status) return status;
  }
  if (!forbidden.empty()) {
    if (const Status status = check_path(*scale); !status) return status;
  }
  return rating ? check_rating() : Status{};
}

namespace {

// ", but on bridi, hodoku": where the technique would be found.
std::string other_scales(TechniqueId technique) {
  std::string keys;
  for (const ScaleRow& scale : scale_catalog()) {
    if (!scale.least_score_with(technique)) continue;
    keys += fmt::format("{}{}", keys.empty() ? ", but on " : ", ", scale.key);
  }
  return keys;
}

// Off on the scale until it is named.
bool is_by_name(const ScaleRow& scale, TechniqueId technique) {
  return std::ranges::any_of(scale.producers(), [&](const Producer& one) {
    return one.technique == technique && one.asked == Asked::kByName;
  });
}

}  // namespace

Status Wishes::check_required(TechniqueId technique) const {
  const std::string_view key = technique_row(technique).key;
  if (std::ranges::find(forbidden, technique) != forbidden.end()) {
    return request_error(fmt::format("{} is both required and forbidden", key));
  }
  const std::optional<double> least = scale->least_score_with(technique);
  if (!least) {
    return request_error(
        fmt::format("{} is not on the scale {}{}", key, scale->key, other_scales(technique)));
  }
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

Status Wishes::check_rating() const {
  for (const ScaleReach& reach : kReaches) {
    if (scale->key != reach.scale) continue;
    if (rating->high < reach.low - kRatingRounding || rating->low > reach.high + kRatingRounding) {
      return request_error(fmt::format("ratings on the scale {} are from {} to {}", reach.scale,
                                       reach.low, reach.high));
    }
  }
  if (level != nullptr && is_explainer(scale)) {
    const Ratings of_level = ratings_of(*level);
    if (rating->high < of_level.low - kRatingRounding ||
        rating->low > of_level.high + kRatingRounding) {
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
  if (!is_explainer(scale)) return bounds;
  if (rating) narrow(*rating);
  for (const TechniqueId technique : required) {
    bounds.low = std::max(bounds.low, scale->least_score_with(technique).value_or(0));
  }
  return bounds;
}

bool Wishes::too_easy(const Puzzle& puzzle) const {
  return explainer_bounds().low > kHardestSingle + kRatingRounding &&
         singles_solve(puzzle.givens(), puzzle.solution());
}

std::uint64_t Wishes::work() const {
  if (!about_solving()) return 0;
  const bool by_singles = level == nullptr && !is_explainer(scale);
  const std::uint64_t timing = minutes ? kMinutesWork : 0;
  if (by_singles || explainer_bounds().high < kCheapestDearOne) return kCheapRatingWork + timing;
  return kWishRatingWork + timing + (required.empty() && forbidden.empty() ? 0 : kPathWork);
}

bool Wishes::level_fits(const Puzzle& puzzle, const RunControl& control) const {
  RateRequest request;
  request.max_score = ratings_of(*level).high + kRatingRounding;
  request.control = &control;
  if (level_of(find_scale("explainer")->rate(puzzle, request)) != level) return false;
  if (consent == Consent::kExplainerAlone) return true;
  request.max_score = level->hodoku_score;
  return agrees(*level, find_scale("hodoku")->rate(puzzle, request));
}

bool Wishes::minutes_fit(const Puzzle& puzzle, const RunControl& control) const {
  RateRequest request;
  request.max_score = minutes->high;
  request.control = &control;
  const Rating rated = rate_minutes(puzzle, request);
  return rated.solved() && rated.score >= minutes->low;
}

// The puzzle's rating; nullopt where it is not the one wanted.
std::optional<double> Wishes::fitting_score(const Puzzle& puzzle, const RunControl& control) const {
  RateRequest request;
  request.with = required;
  if (rating && std::isfinite(rating->high)) request.max_score = rating->high + kRatingRounding;
  request.control = &control;
  const Rating rated = scale->rate(puzzle, request);
  if (!rated.solved()) return std::nullopt;
  const bool fits = !rating || (rated.score >= rating->low - kRatingRounding &&
                                rated.score <= rating->high + kRatingRounding);
  return fits ? std::optional(rated.score) : std::nullopt;
}

bool Wishes::techniques_fit(const Puzzle& puzzle, double limit, const RunControl& control) const {
  RateRequest request;
  request.max_score = limit + kRatingRounding;
  request.control = &control;
  for (const TechniqueId technique : required) {
    if (is_by_name(*scale, technique)) continue;
    request.without = std::span(&technique, 1);
    if (scale->rate(puzzle, request).solved()) return false;
  }
  request.without = {};
  request.with = required;
  const Path path = scale->explain(puzzle, request);
  const auto used = [&](TechniqueId technique) {
    return std::ranges::any_of(
        path.steps, [&](const PathStep& step) { return step.step.technique == technique; });
  };
  return path.rating.solved() && std::ranges::all_of(required, used) &&
         std::ranges::none_of(forbidden, used);
}

bool Wishes::path_fits(const Puzzle& puzzle, const RunControl& control) const {
  if (!rating && required.empty() && forbidden.empty()) return true;
  const auto score = fitting_score(puzzle, control);
  if (!score) return false;
  if (required.empty() && forbidden.empty()) return true;
  const bool bounded = rating && std::isfinite(rating->high);
  return techniques_fit(puzzle, bounded ? rating->high : *score, control);
}

bool Wishes::solving_fits(const Puzzle& puzzle, const RunControl& control) const {
  return !too_easy(puzzle) && (level == nullptr || level_fits(puzzle, control)) &&
         path_fits(puzzle, control) && (!minutes || minutes_fit(puzzle, control));
}

}  // namespace nonet
