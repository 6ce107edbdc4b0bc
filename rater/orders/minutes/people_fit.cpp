#include "rater/orders/minutes/people_fit.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "base/random_stream.h"

namespace nonet {

namespace {

using Parameters = std::array<double, kEffortParts>;  // logarithms of seconds

// Residuals grow linearly from here on; the noise of the logarithm at kTypicalSolvers.
constexpr double kNear = 0.2;
constexpr double kTypicalSolvers = 12;
constexpr int kMostRounds = 200;
constexpr double kConverged = 1e-9;
constexpr double kDamping = 1e-6;
constexpr Parameters kStart = {1.1, 3.0, 4.0, 2.5, 4.5};
constexpr double kTenth = 0.1;

double weight_of(const Observation& observation) { return observation.solvers / kTypicalSolvers; }

double residual_of(const PeopleModel& model, const Observation& observation) {
  return std::log(observation.seconds / (60 * minutes_of(model, observation.load)));
}

// Twice the soft L1 loss of a squared scaled residual.
double soft(double squared) { return 2 * (std::sqrt(1 + squared) - 1); }

double squared_of(const PeopleModel& model, const Observation& observation) {
  const double scaled = residual_of(model, observation) / kNear;
  return weight_of(observation) * scaled * scaled;
}

PeopleModel model_of(const Parameters& logs) {
  PeopleModel model;
  std::ranges::transform(logs, model.seconds.begin(), [](double log) { return std::exp(log); });
  return model;
}

// The normal equations of one reweighted step: matrix x step = right.
struct NormalEquations {
  std::array<Parameters, kEffortParts> matrix{};
  Parameters right{};

  void add(const PeopleModel& model, const Observation& observation) {
    const double weight = weight_of(observation) / std::sqrt(1 + squared_of(model, observation));
    const double seconds = 60 * minutes_of(model, observation.load);
    const double residual = residual_of(model, observation);
    Parameters slope{};
    for (std::size_t i = 0; i < kEffortParts; ++i) {
      slope[i] = observation.load[i] * model.seconds[i] / seconds;
    }
    for (std::size_t i = 0; i < kEffortParts; ++i) {
      right[i] += weight * slope[i] * residual;
      for (std::size_t j = 0; j < kEffortParts; ++j) matrix[i][j] += weight * slope[i] * slope[j];
    }
  }

  // The step, by elimination. The matrix is symmetric and positive definite with a trace of
  // damping, which keeps parts that no puzzle has unchanged: no pivots are needed.
  [[nodiscard]] Parameters solution() const {
    auto left = matrix;
    Parameters step = right;
    for (std::size_t i = 0; i < kEffortParts; ++i) left[i][i] += kDamping;
    for (std::size_t pivot = 0; pivot < kEffortParts; ++pivot) {
      for (std::size_t row = 0; row < kEffortParts; ++row) {
        if (row == pivot) continue;
        const double factor = left[row][pivot] / left[pivot][pivot];
        for (std::size_t j = pivot; j < kEffortParts; ++j) left[row][j] -= factor * left[pivot][j];
        step[row] -= factor * step[pivot];
      }
    }
    for (std::size_t i = 0; i < kEffortParts; ++i) step[i] /= left[i][i];
    return step;
  }
};

Spread spread_of(const PeopleModel& model, std::span<const Observation> observations) {
  std::vector<double> residuals;
  residuals.reserve(observations.size());
  for (const Observation& observation : observations) {
    residuals.push_back(standard_residual(model, observation));
  }
  std::ranges::sort(residuals);
  const auto at = [&](double share) {
    return residuals[static_cast<std::size_t>(share * static_cast<double>(residuals.size() - 1))];
  };
  return {.low = at(kTenth), .high = at(1 - kTenth)};
}

// The observations of one fold, or of all others.
enum class Take : bool { kFold, kOthers };
std::vector<Observation> taken(std::span<const Observation> observations,
                               std::span<const std::size_t> folds, std::size_t fold, Take take) {
  std::vector<Observation> chosen;
  for (std::size_t i = 0; i < observations.size(); ++i) {
    if ((folds[i] == fold) == (take == Take::kFold)) chosen.push_back(observations[i]);
  }
  return chosen;
}

double cross_validated_loss(std::span<const Observation> observations, std::size_t folds,
                            std::uint64_t seed) {
  const auto fold_of = folds_of(observations.size(), folds, seed);
  double loss = 0;
  for (std::size_t fold = 0; fold < folds; ++fold) {
    const auto model = fit_people(taken(observations, fold_of, fold, Take::kOthers));
    loss += loss_of(model, taken(observations, fold_of, fold, Take::kFold));
  }
  return loss;
}

}  // namespace

PeopleModel fit_people(std::span<const Observation> observations) {
  assert(observations.size() > kEffortParts);
  Parameters logs = kStart;
  for (int round = 0; round < kMostRounds; ++round) {
    const PeopleModel model = model_of(logs);
    NormalEquations equations;
    for (const Observation& observation : observations) equations.add(model, observation);
    const Parameters step = equations.solution();
    double largest = 0;
    for (std::size_t i = 0; i < kEffortParts; ++i) {
      const double bounded = std::clamp(step[i], -0.5, 0.5);
      logs[i] += bounded;
      largest = std::max(largest, std::abs(bounded));
    }
    if (largest < kConverged) break;
  }
  PeopleModel model = model_of(logs);
  model.spread = spread_of(model, observations);
  return model;
}

double loss_of(const PeopleModel& model, std::span<const Observation> observations) {
  double loss = 0;
  double weight = 0;
  for (const Observation& observation : observations) {
    loss += soft(squared_of(model, observation));
    weight += weight_of(observation);
  }
  return loss / weight;
}

double standard_residual(const PeopleModel& model, const Observation& observation) {
  const double minutes = minutes_of(model, observation.load);
  return residual_of(model, observation) / spread_factor(minutes, observation.solvers);
}

std::vector<std::size_t> folds_of(std::size_t puzzles, std::size_t folds, std::uint64_t seed) {
  std::vector<std::size_t> fold_of(puzzles);
  for (std::size_t i = 0; i < puzzles; ++i) fold_of[i] = i % folds;
  RandomStream(seed, "people-folds").shuffle(std::span(fold_of));
  return fold_of;
}

KeptAside cross_validate(Variants variants, std::size_t folds, std::uint64_t seed) {
  assert(!variants.empty());
  const std::size_t puzzles = variants.front().size();
  const auto fold_of = folds_of(puzzles, folds, seed);
  KeptAside kept{.minutes = std::vector<double>(puzzles),
                 .intervals = std::vector<MinutesInterval>(puzzles),
                 .chosen = {}};
  for (std::size_t fold = 0; fold < folds; ++fold) {
    std::vector<double> losses;
    for (const auto& variant : variants) {
      const auto training = taken(variant, fold_of, fold, Take::kOthers);
      losses.push_back(variants.size() == 1 ? 0 : cross_validated_loss(training, folds, seed + 1));
    }
    const auto best = static_cast<std::size_t>(std::ranges::min_element(losses) - losses.begin());
    kept.chosen.push_back(best);
    const auto& chosen = variants[best];
    const auto model = fit_people(taken(chosen, fold_of, fold, Take::kOthers));
    for (std::size_t i = 0; i < puzzles; ++i) {
      if (fold_of[i] != fold) continue;
      kept.minutes[i] = minutes_of(model, chosen[i].load);
      kept.intervals[i] = interval_of(model, kept.minutes[i], chosen[i].solvers);
    }
  }
  return kept;
}

}  // namespace nonet
