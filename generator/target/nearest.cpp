#include "generator/target/nearest.h"

#include <fmt/format.h>
#include <optional>

#include "generator/outlook.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

// The rating on a scale if it is below what is wanted there.
std::optional<std::string> low_rating(const ScaleRow& scale, double wanted, const Puzzle& puzzle,
                                      const RunControl& control) {
  RateRequest request;
  request.max_score = wanted;  // above it the rating need not be known
  request.control = &control;
  const Rating rating = scale.rate(puzzle, request);
  if (!rating.solved() || rating.score >= wanted) return std::nullopt;
  return fmt::format("{} {:.{}f}", scale.key, rating.score, scale.traits.decimals);
}

std::string low_rating(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control) {
  for (const auto& [scale, range] : wishes.ratings) {
    if (const auto text = low_rating(*scale, range.low, puzzle, control)) return *text;
  }
  if (wishes.level == nullptr) return "";
  const Wishes::Ratings bounds = wishes.explainer_bounds();
  return low_rating(*find_scale("explainer"), bounds.low, puzzle, control).value_or("");
}

}  // namespace

NearestPuzzle nearest_puzzle(const Wishes& wishes, const Puzzle& puzzle, double distance,
                             const RunControl& control) {
  NearestPuzzle nearest{.distance = distance};
  const Miss miss = wishes.miss_of(puzzle, control);
  const std::string rating = miss == Miss::kEasier ? low_rating(wishes, puzzle, control) : "";
  if (control.should_stop()) return nearest;
  nearest.miss = miss;
  nearest.rating = rating;
  return nearest;
}

std::string text_of(const NearestPuzzle& nearest) {
  const std::string rating = nearest.rating.empty() ? "" : fmt::format(" ({})", nearest.rating);
  return fmt::format("the nearest {}{}", failing_of(nearest.miss), rating);
}

}  // namespace nonet
