#include "solvers/constraint/ranking_training.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nonet::constraint {
namespace {

// Walks the baseline's search tree to its first solution and tries moves at randomly chosen nodes.
class Sampler {
 public:
  Sampler(std::uint64_t puzzle, const SamplingSettings& settings, RandomStream& random)
      : puzzle_(puzzle), settings_(settings), random_(random) {}

  std::vector<NodeSample> run(const Grid& givens) {
    Domains root = domains_of(givens);
    if (propagate(root, settings_.rules)) descend(root, 0);
    return std::move(samples_);
  }

 private:
  // True once a solution is found.
  bool descend(const Domains& node, int depth) {
    if (node.solved()) return true;
    if (random_.chance(settings_.root_probability * std::pow(settings_.decay, depth))) {
      try_moves(node, depth);
    }
    Cell square = node.open().first();
    for (const Cell c : node.open()) {
      if (node.of(c).size() < node.of(square).size()) square = c;
    }
    for (const Digit d : node.of(square)) {
      if (++visited_ > settings_.option_limit) return true;
      Domains child = node;
      child.assign(square, d);
      if (propagate(child, settings_.rules) && descend(child, depth + 1)) return true;
    }
    return false;
  }

  void try_moves(const Domains& node, int depth) {
    std::vector<Candidate> moves;
    for (const Cell c : node.open()) {
      for (const Digit d : node.of(c)) moves.push_back({c, d});
    }
    random_.shuffle(std::span<Candidate>(moves));
    moves.resize(std::min(moves.size(), settings_.moves_per_node));
    const PositionFeatures position(node, depth);
    NodeSample sample{puzzle_, {}};
    for (const Candidate& move : moves) {
      TriedMove tried{position.of(move.cell, move.digit), 0, false};
      Domains child = node;
      child.assign(move.cell, move.digit);
      if (propagate(child, settings_.rules)) {
        const SearchResult below = search_below(
            child, {settings_.rules, SquareOrder::kMostConstrained, ValueOrder::kAscending},
            {1, settings_.option_limit});
        tried.options = 1 + below.options;
        tried.solves = !below.solutions.empty();
      }
      sample.moves.push_back(tried);
    }
    samples_.push_back(std::move(sample));
  }

  std::uint64_t puzzle_;
  const SamplingSettings& settings_;
  RandomStream& random_;
  std::uint64_t visited_ = 0;
  std::vector<NodeSample> samples_;
};

// The value that linear regression predicts: higher is better.
double target_of(const TriedMove& move, Label label) {
  // above log(1 + options) of the most expensive move that is tried to its end
  constexpr double kWithoutSolution = 12;
  const double cost = std::log1p(static_cast<double>(move.options));
  return -cost - (label == Label::kSolvingFirst && !move.solves ? kWithoutSolution : 0);
}

// Solves the symmetric positive definite system in place by Cholesky's decomposition.
std::vector<double> solved_system(std::vector<std::vector<double>> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
      a[i][j] = i == j ? std::sqrt(sum) : sum / a[j][j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

}  // namespace

std::vector<NodeSample> sample_moves(const Grid& givens, std::uint64_t puzzle_index,
                                     const SamplingSettings& settings, RandomStream& random) {
  return Sampler(puzzle_index, settings, random).run(givens);
}

int compare(const TriedMove& a, const TriedMove& b, Label label) {
  if (label == Label::kSolvingFirst && a.solves != b.solves) return a.solves ? -1 : 1;
  return a.options < b.options ? -1 : a.options > b.options ? 1 : 0;
}

RankingModel train_ranking_svm(std::span<const NodeSample> samples, RandomStream& random,
                               Label label, const RunControl& control) {
  std::vector<FeatureVector> differences;
  for_each_pair(samples, label, [&](const TriedMove& better, const TriedMove& worse) {
    FeatureVector difference{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      difference[i] = better.features[i] - worse.features[i];
    }
    differences.push_back(difference);
  });
  constexpr double kLambda = 1e-4;
  constexpr int kEpochs = 20;
  RankingModel model;
  FeatureVector average{};
  double step = 0;
  for (int epoch = 0; epoch < kEpochs && !control.should_stop(); ++epoch) {
    random.shuffle(std::span<FeatureVector>(differences));
    for (const FeatureVector& difference : differences) {
      const double rate = 1.0 / (kLambda * (step + 1 / kLambda));
      const double margin = model.score(difference);
      for (std::size_t i = 0; i < kFeatures; ++i) {
        model.weights[i] -= rate * kLambda * model.weights[i];
        if (margin < 1) model.weights[i] += rate * difference[i];
        average[i] += (model.weights[i] - average[i]) / (step + 1);
      }
      step += 1;
    }
  }
  model.weights = average;
  return model;
}

RankingModel train_linear_regression(std::span<const NodeSample> samples, Label label) {
  constexpr std::size_t kTerms = kFeatures + 1;  // the last is the bias
  constexpr double kRidge = 1e-3;                // the one-hot groups are collinear
  std::vector<std::vector<double>> normal(kTerms, std::vector<double>(kTerms, 0.0));
  std::vector<double> right(kTerms, 0.0);
  for (const NodeSample& sample : samples) {
    for (const TriedMove& move : sample.moves) {
      std::array<double, kTerms> row{};
      std::copy(move.features.begin(), move.features.end(), row.begin());
      row[kFeatures] = 1;
      const double target = target_of(move, label);
      for (std::size_t i = 0; i < kTerms; ++i) {
        right[i] += row[i] * target;
        for (std::size_t j = 0; j < kTerms; ++j) normal[i][j] += row[i] * row[j];
      }
    }
  }
  for (std::size_t i = 0; i < kTerms; ++i) normal[i][i] += kRidge;
  const std::vector<double> solution = solved_system(std::move(normal), std::move(right));
  RankingModel model;
  std::copy_n(solution.begin(), kFeatures, model.weights.begin());
  model.bias = solution[kFeatures];
  return model;
}

RankingAccuracy accuracy_of(const RankingModel& model, std::span<const NodeSample> samples,
                            Label label) {
  RankingAccuracy accuracy;
  for_each_pair(samples, label, [&](const TriedMove& better, const TriedMove& worse) {
    const double lead = model.score(better.features) - model.score(worse.features);
    ++accuracy.pairs;
    if (lead > 0) ++accuracy.correct;
    if (lead == 0) ++accuracy.tied;
  });
  return accuracy;
}

}  // namespace nonet::constraint
