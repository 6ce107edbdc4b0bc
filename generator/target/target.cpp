#include "generator/target/target.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace nonet {
namespace {

constexpr double kRounding = 1e-6;  // ratings are tenths, written in binary
constexpr double kTechnique = 1;
constexpr double kUnneeded = 0.5;
constexpr double kClue = 0.25;
constexpr double kSymmetry = 1;
constexpr double kFarthest = 1;  // of a rating that counts one point at most
// Where ratings count in full:
constexpr double kFarthestAbove = 3;  // on a scale that takes long for a high rating
constexpr double kUnsolved = 10;

// The scale's points that count as one point of distance.
double unit_of(const ScaleRow& scale, const Wishes::Ratings& band) {
  const double end = std::isfinite(band.high) ? band.high : band.low;
  return scale.traits.even_points ? 1 : std::max(1.0, end / 10);
}

double outside(double score, const Wishes::Ratings& band) {
  if (score < band.low - kRounding) return band.low - score;
  return score > band.high + kRounding ? score - band.high : 0;
}

// Bands of one scale; the distance is that to the nearest.
struct ScaleBands {
  const ScaleRow* scale = nullptr;
  std::vector<Wishes::Ratings> bands;
  FarRating far = FarRating::kOnePoint;
};

ScaleBands bands_of(const LevelRow& level, FarRating far) {
  ScaleBands of{find_scale("explainer"), {}, far};
  for (const ErBand& band : level.bands) {
    if (band.from <= band.to) of.bands.push_back({band.from / 10.0, band.to / 10.0});
  }
  return of;
}

// The most that a rating above its band counts.
double farthest_above(const ScaleBands& of) {
  return of.far == FarRating::kInFull ? kFarthestAbove : kFarthest;
}

// Beyond this score the distance does not grow any more; nullopt: it always grows.
std::optional<double> limit_of(const ScaleBands& of) {
  if (of.far == FarRating::kInFull && of.scale->traits.rates_quickly) return std::nullopt;
  double limit = -std::numeric_limits<double>::infinity();
  for (const Wishes::Ratings& band : of.bands) {
    limit = std::max(limit, band.high + farthest_above(of) * unit_of(*of.scale, band));
  }
  return limit + kRounding;
}

double distance_of(const Rating& rating, const ScaleBands& of) {
  const bool in_full = of.far == FarRating::kInFull;
  if (!rating.solved()) return in_full && rating.stuck() ? kUnsolved : farthest_above(of);
  double least = in_full ? std::numeric_limits<double>::infinity() : kFarthest;
  for (const Wishes::Ratings& band : of.bands) {
    least = std::min(least, outside(rating.score, band) / unit_of(*of.scale, band));
  }
  return least;
}

double rating_distance(const ScaleBands& of, const Puzzle& puzzle, const RunControl& control) {
  RateRequest request;
  request.max_score = limit_of(of);
  request.control = &control;
  return distance_of(of.scale->rate(puzzle, request), of);
}

// The rating and the techniques, from one path.
double path_distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                     FarRating far) {
  RateRequest request;
  request.control = &control;
  ScaleBands of{wishes.scale, {}, far};
  if (wishes.rating) {
    of.bands.push_back(*wishes.rating);
    request.max_score = limit_of(of);
  }
  const Path path = wishes.scale->explain(puzzle, request);
  const auto uses = [&](TechniqueId technique) {
    return std::ranges::any_of(
        path.steps, [&](const PathStep& step) { return step.step.technique == technique; });
  };
  double sum = wishes.rating || !path.rating.solved() ? distance_of(path.rating, of) : 0;
  for (const TechniqueId technique : wishes.required) sum += uses(technique) ? 0 : kTechnique;
  for (const TechniqueId technique : wishes.forbidden) sum += uses(technique) ? kTechnique : 0;
  return sum;
}

// Of the level, the rating and the techniques.
double solving_distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                        FarRating far) {
  double sum = 0;
  if (wishes.level != nullptr) {
    sum += rating_distance(bands_of(*wishes.level, far), puzzle, control);
  }
  // A rating costs less than a path, and most puzzles are out of the band by more than a technique.
  const bool wants_path = !wishes.required.empty() || !wishes.forbidden.empty();
  if (wishes.rating) {
    const double rating = rating_distance({wishes.scale, {*wishes.rating}, far}, puzzle, control);
    if (!wants_path) return sum + rating;
    if (rating >= kFarthest) {
      return sum + rating +
             kTechnique * static_cast<double>(wishes.required.size() + wishes.forbidden.size());
    }
  }
  return wants_path ? sum + path_distance(wishes, puzzle, control, far) : sum;
}

int clues_outside(const Wishes& wishes, int clues) {
  return std::max({0, wishes.fewest_clues - clues, clues - wishes.most_clues});
}

}  // namespace

double distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                FarRating far) {
  const Grid& givens = puzzle.givens();
  double sum = kClue * clues_outside(wishes, givens.clue_count());
  if (!has_symmetry(givens.filled(), wishes.symmetry)) sum += kSymmetry;
  const double solving = solving_distance(wishes, puzzle, control, far);
  // What is left to ask, and all that is asked where the puzzle is near, the wishes know.
  const bool fits = solving > 0 || wishes.solving_fits(puzzle, control);
  return sum + solving + (fits ? 0 : kUnneeded);
}

}  // namespace nonet
