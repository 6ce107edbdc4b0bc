#include "study/papers/people/people_noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "base/random_stream.h"
#include "study/papers/independent_runs.h"
#include "study/statistics/interval.h"
#include "study/statistics/ranks.h"

namespace nonet {
namespace {

constexpr double kFarthest = 0.5;  // residual of the logarithm
constexpr std::size_t kDraws = 1000;

using Values = std::vector<double>;
using NoiseIndices = std::vector<std::size_t>;

double mean_of(const Values& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double covariance(const Values& a, const Values& b) {
  const double mean_a = mean_of(a);
  const double mean_b = mean_of(b);
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - mean_a) * (b[i] - mean_b);
  return sum / static_cast<double>(a.size());
}

struct Noise {
  double share = 0;    // of the residuals' variance: falls as 1/n
  double ceiling = 0;  // correlation of logarithms that chance leaves to a perfect model
  double reached = 0;  // by the model
};

Noise noise_of(const PeopleStudy& study, const NoiseIndices& indices) {
  Values square;
  Values one_over_n;
  Values minutes;
  Values predicted;
  for (const std::size_t i : indices) {
    const double residual = std::clamp(study.residual(i), -kFarthest, kFarthest);
    square.push_back(residual * residual);
    one_over_n.push_back(1 / study.measured.solvers[i]);
    minutes.push_back(study.kept.minutes[i]);
    predicted.push_back(std::log(study.kept.minutes[i]));
  }
  // The slope of 1/n in a regression on 1/n and the minutes.
  const double nn = covariance(one_over_n, one_over_n);
  const double nm = covariance(one_over_n, minutes);
  const double mm = covariance(minutes, minutes);
  const double whole = nn * mm - nm * nm;
  const double own = covariance(one_over_n, square) * mm - covariance(minutes, square) * nm;
  const double slope = whole > 0 ? own / whole : 0;
  const double missed = mean_of(square);
  const double told = covariance(predicted, predicted);
  Noise noise;
  noise.share = slope * mean_of(one_over_n) / missed;
  const double chance = std::clamp(noise.share, 0.0, 1.0) * missed;
  noise.ceiling = std::sqrt((told + missed - chance) / (told + missed));
  noise.reached = std::sqrt(told / (told + missed));
  return noise;
}

// A value for all puzzles, with the middle 95 % of the values for resamples drawn with replacement.
Interval interval_of(const std::vector<Noise>& drawn, const Noise& all, double Noise::*value) {
  Values values;
  values.reserve(drawn.size());
  for (const Noise& noise : drawn) values.push_back(noise.*value);
  std::ranges::sort(values);
  return {all.*value, quantile(values, 0.025), quantile(values, 0.975)};
}

}  // namespace

std::optional<ComparisonTable> noise_table(const PeopleStudy& study) {
  const auto [fewest, most] = std::ranges::minmax(study.measured.solvers);
  if (fewest == most) return std::nullopt;
  ComparisonTable table{"How much of what the model misses is chance"};
  NoiseIndices all(study.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  RandomStream random(study.seed, "people-noise");
  std::vector<Noise> drawn;
  for (std::size_t draw = 0; draw < kDraws; ++draw) {
    NoiseIndices some;
    for (std::size_t i = 0; i < study.size(); ++i) {
      some.push_back(random.below(static_cast<std::uint32_t>(study.size())));
    }
    drawn.push_back(noise_of(study, some));
  }
  const Noise whole = noise_of(study, all);
  const auto add = [&](std::string label, double Noise::*value, std::string note) {
    table.rows.push_back(row_of({.label = std::move(label),
                                 .claim = "",
                                 .ours = interval_of(drawn, whole, value),
                                 .sample = study.size(),
                                 .seed = study.seed,
                                 .note = std::move(note)}));
  };
  add("share of the residuals' variance", &Noise::share, "falls as one over the number of solvers");
  add("correlation of logarithms, were the model right", &Noise::reached,
      "all that it misses taken for chance");
  add("correlation of logarithms, the best model", &Noise::ceiling,
      "only what falls with the solvers taken for chance");
  return table;
}

}  // namespace nonet
