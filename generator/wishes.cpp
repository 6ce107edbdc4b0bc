#include "generator/wishes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <string_view>

#include "base/request_error.h"
#include "generator/placed_digits.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

constexpr double kRounding = 1e-6;  // ratings are tenths, written in binary

// What singles alone can reach on the explainer scale: a naked single.
constexpr double kHardestSingle = 2.3;

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

Status Wishes::check() const {
  for (const TechniqueId technique : required) {
    if (std::ranges::find(forbidden, technique) != forbidden.end()) {
      return request_error(
          fmt::format("{} is both required and forbidden", technique_row(technique).key));
    }
  }
  if (!rating) return {};
  for (const ScaleReach& reach : kReaches) {
    if (scale->key != reach.scale) continue;
    if (rating->high < reach.low - kRounding || rating->low > reach.high + kRounding) {
      return request_error(fmt::format("ratings on the scale {} are from {} to {}", reach.scale,
                                       reach.low, reach.high));
    }
  }
  if (level != nullptr && is_explainer(scale)) {
    const Ratings of_level = ratings_of(*level);
    if (rating->high < of_level.low - kRounding || rating->low > of_level.high + kRounding) {
      return request_error(fmt::format("puzzles of the level {} are rated from {} to {}",
                                       level->key, of_level.low, of_level.high));
    }
  }
  return {};
}

// Singles solve the puzzle, and something harder is wanted.
bool Wishes::too_easy(const Puzzle& puzzle) const {
  const bool by_level = level != nullptr && ratings_of(*level).low > kHardestSingle + kRounding;
  const bool by_rating = rating && is_explainer(scale) && rating->low > kHardestSingle + kRounding;
  return (by_level || by_rating) && singles_solve(puzzle.givens(), puzzle.solution());
}

bool Wishes::level_fits(const Grid& puzzle, const RunControl& control) const {
  RateRequest request;
  request.max_score = ratings_of(*level).high + kRounding;
  request.control = &control;
  return level_of(find_scale("explainer")->rate(puzzle, request)) == level;
}

// The puzzle's rating; nullopt where it is not the one wanted.
std::optional<double> Wishes::fitting_score(const Grid& puzzle, const RunControl& control) const {
  RateRequest request;
  if (rating && std::isfinite(rating->high)) request.max_score = rating->high + kRounding;
  request.control = &control;
  const Rating rated = scale->rate(puzzle, request);
  if (!rated.solved()) return std::nullopt;
  const bool fits = !rating || (rated.score >= rating->low - kRounding &&
                                rated.score <= rating->high + kRounding);
  return fits ? std::optional(rated.score) : std::nullopt;
}

bool Wishes::techniques_fit(const Grid& puzzle, double limit, const RunControl& control) const {
  RateRequest request;
  request.max_score = limit + kRounding;
  request.control = &control;
  for (const TechniqueId technique : required) {
    request.without = std::span(&technique, 1);
    if (scale->rate(puzzle, request).solved()) return false;
  }
  request.without = {};
  const Path path = scale->explain(puzzle, request);
  const auto used = [&](TechniqueId technique) {
    return std::ranges::any_of(
        path.steps, [&](const PathStep& step) { return step.step.technique == technique; });
  };
  return path.rating.solved() && std::ranges::all_of(required, used) &&
         std::ranges::none_of(forbidden, used);
}

bool Wishes::met_by(const Puzzle& puzzle, const RunControl& control) const {
  if (too_easy(puzzle)) return false;
  if (level != nullptr && !level_fits(puzzle.givens(), control)) return false;
  if (!rating && required.empty() && forbidden.empty()) return true;
  const auto score = fitting_score(puzzle.givens(), control);
  if (!score) return false;
  if (required.empty() && forbidden.empty()) return true;
  const bool bounded = rating && std::isfinite(rating->high);
  return techniques_fit(puzzle.givens(), bounded ? rating->high : *score, control);
}

}  // namespace nonet
