#include "generator/evolution/target/target.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

constexpr double kRounding = 1e-6;  // ratings are tenths, written in binary
constexpr double kTechnique = 1;
constexpr double kClue = 0.25;
constexpr double kSymmetry = 1;
constexpr double kFarthest = 1;  // of a rating

// The scale's points that count as one point of distance.
double unit_of(const ScaleRow& scale, const ScoreBand& band) {
  const double end = std::isfinite(band.high) ? band.high : band.low;
  return scale.key == "explainer" ? 1 : std::max(1.0, end / 10);
}

double outside(double score, const ScoreBand& band) {
  if (score < band.low - kRounding) return band.low - score;
  return score > band.high + kRounding ? score - band.high : 0;
}

// Bands of one scale; the distance is that to the nearest.
struct ScaleBands {
  const ScaleRow* scale = nullptr;
  std::vector<ScoreBand> bands;
};

ScaleBands bands_of(const LevelRow& level) {
  ScaleBands of{find_scale("explainer"), {}};
  for (const ErBand& band : level.bands) {
    if (band.from <= band.to) of.bands.push_back({band.from / 10.0, band.to / 10.0});
  }
  return of;
}

// Beyond this score the distance does not grow any more.
double limit_of(const ScaleBands& of) {
  double limit = -std::numeric_limits<double>::infinity();
  for (const ScoreBand& band : of.bands) {
    limit = std::max(limit, band.high + kFarthest * unit_of(*of.scale, band));
  }
  return limit + kRounding;
}

double distance_of(const Rating& rating, const ScaleBands& of) {
  if (!rating.solved()) return kFarthest;
  double least = kFarthest;
  for (const ScoreBand& band : of.bands) {
    least = std::min(least, outside(rating.score, band) / unit_of(*of.scale, band));
  }
  return least;
}

double rating_distance(const ScaleBands& of, const Grid& puzzle, const RunControl& control) {
  RateRequest request;
  request.max_score = limit_of(of);
  request.control = &control;
  return distance_of(of.scale->rate(puzzle, request), of);
}

// The rating and the techniques, from one path.
double path_distance(const Target& target, const Grid& puzzle, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  ScaleBands of{target.scale, {}};
  if (target.rating) {
    of.bands.push_back(*target.rating);
    request.max_score = limit_of(of);
  }
  const Path path = target.scale->explain(puzzle, request);
  const auto uses = [&](const std::string& key) {
    return std::ranges::any_of(path.steps, [&](const PathStep& step) {
      return technique_row(step.step.technique).key == key;
    });
  };
  double sum = target.rating || !path.rating.solved() ? distance_of(path.rating, of) : 0;
  for (const std::string& key : target.required) sum += uses(key) ? 0 : kTechnique;
  for (const std::string& key : target.forbidden) sum += uses(key) ? kTechnique : 0;
  return sum;
}

int clues_outside(const Target& target, int clues) {
  return std::max({0, target.fewest_clues - clues, clues - target.most_clues});
}

}  // namespace

double distance(const Target& target, const Grid& puzzle, const RunControl& control) {
  double sum = kClue * clues_outside(target, puzzle.clue_count());
  if (!has_symmetry(puzzle.filled(), target.symmetry)) sum += kSymmetry;
  if (target.level != nullptr) sum += rating_distance(bands_of(*target.level), puzzle, control);
  // A rating costs less than a path, and most puzzles are out of the band by more than a technique.
  const bool wants_path = !target.required.empty() || !target.forbidden.empty();
  if (target.rating) {
    const ScaleBands of{target.scale, {*target.rating}};
    const double rating = rating_distance(of, puzzle, control);
    if (!wants_path) return sum + rating;
    if (rating >= kFarthest) {
      return sum + rating +
             kTechnique * static_cast<double>(target.required.size() + target.forbidden.size());
    }
  }
  return wants_path ? sum + path_distance(target, puzzle, control) : sum;
}

}  // namespace nonet
