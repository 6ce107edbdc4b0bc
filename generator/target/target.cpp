#include "generator/target/target.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "generator/target/steep_slope.h"
#include "rater/logic/steps/technique_catalog.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr double kRounding = 1e-6;  // ratings are tenths, stored in binary
constexpr double kTechnique = 1;
constexpr double kUnneeded = 0.5;
constexpr double kNotHardest = 0.5;
constexpr double kClue = 0.25;
constexpr double kSpareClue = 0.05;
constexpr double kSymmetry = 1;
constexpr double kFarthest = 1;  // of a rating that counts at most one point
// For ratings that count in full:
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

// Bands of one scale; the distance is to the nearest.
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

// The score beyond which the distance stays constant; nullopt: it always grows.
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

// If random puzzles are far below the band: the distance by the signs of a high rating, and by the
// rating itself near the band.
double steep_distance(const ScaleBands& of, const Puzzle& puzzle, const RunControl& control) {
  const Promise promise = promise_of(puzzle);
  if (!promise.worth_rating) return promise.distance;
  RateRequest request;
  request.max_score = limit_of(of);
  request.control = &control;
  const Rating rating = of.scale->rate(puzzle, request);
  const bool below = rating.solved() && rating.score < of.bands.front().low - kRounding;
  return below ? promise.distance : distance_of(rating, of);
}

// The rating and the techniques on the wishes' scale, from one path.
double path_distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                     FarRating far) {
  const std::vector<TechniqueId> with = wishes.named();
  RateRequest request;
  request.with = with;
  request.control = &control;
  ScaleBands of{wishes.scale, {}, far};
  const auto rating = wishes.rating_on(*wishes.scale);
  if (rating) {
    of.bands.push_back(*rating);
    request.max_score = limit_of(of);
  }
  const Path path = wishes.scale->explain(puzzle, request);
  const auto uses = [&](TechniqueId technique) {
    return std::ranges::any_of(
        path.steps, [&](const PathStep& step) { return step.step.technique == technique; });
  };
  double sum = rating || !path.rating.solved() ? distance_of(path.rating, of) : 0;
  for (const TechniqueId technique : wishes.required) sum += uses(technique) ? 0 : kTechnique;
  for (const TechniqueId technique : wishes.used) sum += uses(technique) ? 0 : kTechnique;
  for (const TechniqueId technique : wishes.forbidden) sum += uses(technique) ? kTechnique : 0;
  if (!wishes.hardest.empty()) {
    sum += std::ranges::any_of(wishes.hardest, uses) ? 0 : kTechnique;
    const auto is_hardest = [&](TechniqueId technique) {
      return technique_row(technique).key == path.rating.hardest;
    };
    sum += std::ranges::any_of(wishes.hardest, is_hardest) ? 0 : kNotHardest;
  }
  return sum;
}

// The most that the techniques can add to the distance.
double most_by_techniques(const Wishes& wishes) {
  const std::size_t each = wishes.required.size() + wishes.used.size() + wishes.forbidden.size();
  return kTechnique * static_cast<double>(each) +
         (wishes.hardest.empty() ? 0 : kTechnique + kNotHardest);
}

// Of the level, the ratings and the techniques.
double solving_distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                        FarRating far) {
  double sum = 0;
  if (wishes.level != nullptr) {
    sum += rating_distance(bands_of(*wishes.level, far), puzzle, control);
  }
  // A rating costs less than a path, and most puzzles are out of the band by more than a technique.
  bool asks_path = wishes.about_techniques();
  for (const auto& wanted : wishes.ratings) {
    const auto& [scale, range] = wanted;
    const ScaleBands bands{scale, {range}, far};
    const bool steep =
        far == FarRating::kOnePoint && !wishes.about_techniques() && is_steep(wanted);
    const double rating =
        steep ? steep_distance(bands, puzzle, control) : rating_distance(bands, puzzle, control);
    if (!wishes.about_techniques() || scale != wishes.scale) {
      sum += rating;
    } else if (rating >= kFarthest) {
      sum += rating + most_by_techniques(wishes);
      asks_path = false;
    }
  }
  return asks_path ? sum + path_distance(wishes, puzzle, control, far) : sum;
}

int clues_outside(const Wishes& wishes, int clues) {
  return std::max({0, wishes.fewest_clues - clues, clues - wishes.most_clues});
}

// The clues that could each be removed alone.
int spare_clues(const Puzzle& puzzle) {
  int spare = 0;
  for (const Cell clue : puzzle.givens().filled()) {
    Grid fewer = puzzle.givens();
    fewer.clear(clue);
    spare += count_solutions(fewer, 2).count == 1 ? 1 : 0;
  }
  return spare;
}

}  // namespace

double distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                FarRating far) {
  const Grid& givens = puzzle.givens();
  double sum = kClue * clues_outside(wishes, givens.clue_count());
  if (wishes.minimal) sum += kSpareClue * spare_clues(puzzle);
  if (!has_symmetry(givens.filled(), wishes.symmetry)) sum += kSymmetry;
  const double solving = solving_distance(wishes, puzzle, control, far);
  // The wishes decide the rest; for a near puzzle they decide everything.
  const bool fits = solving > 0 || wishes.solving_fits(puzzle, control);
  return sum + solving + (fits ? 0 : kUnneeded);
}

}  // namespace nonet
