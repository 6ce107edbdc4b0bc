#include "study/papers/cs221/ranking_table.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/ordered_parallel.h"
#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/random_puzzles.h"

namespace nonet::cs221 {
namespace {

using constraint::NodeSample;
using constraint::RankingAccuracy;
using constraint::RankingModel;

ComparisonRow accuracy_row(std::string label, const RankingModel& model,
                           const std::vector<NodeSample>& samples, std::string published,
                           const ExperimentRequest& request) {
  const RankingAccuracy accuracy = accuracy_of(model, samples);
  return {std::move(label), std::move(published), fmt::format("{:.2f}", accuracy.percent()),
          accuracy.pairs,   request.seed,         "sample = pairs of moves that differ in cost"};
}

// What following an order costs against the baseline, on the same puzzles.
ComparisonTable price_table(const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  ComparisonTable table{"Following the learned order: options explored until the first solution",
                        {}};
  const auto add_row = [&](std::string label, const constraint::SearchSettings& settings) {
    const double start = request.clock ? request.clock() : 0;
    std::uint64_t options = 0;
    for (const Grid& puzzle : puzzles) {
      options += search(puzzle, settings, {1, 1'000'000}, request.control).options;
    }
    std::string note;
    if (request.clock) {
      note = fmt::format("{:.1f} us a puzzle",
                         1e6 * (request.clock() - start) / static_cast<double>(puzzles.size()));
    }
    table.rows.push_back({std::move(label), "", fmt::format("{}", options), puzzles.size(),
                          std::nullopt, std::move(note)});
  };
  add_row("most constrained square, digits in order", constraint::kNorvig);
  add_row("the stored ranking decides square and digit", constraint::kLearnedRanking);
  return table;
}

}  // namespace

std::vector<Grid> training_puzzles(const ExperimentRequest& request) {
  constexpr std::uint64_t kPuzzles = 5000;
  std::vector<Grid> puzzles;
  const auto make = [&](std::uint64_t i) {
    RandomStream random(request.seed, "cs221-training-puzzle", i);
    return minimal_puzzle(random);
  };
  const auto keep = [&](std::uint64_t i, const Grid& puzzle) {
    puzzles.push_back(puzzle);
    request.control.report({i + 1, kPuzzles, "puzzles to learn from"});
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, kPuzzles}, request.control, make, keep);
  return puzzles;
}

LearnedRanking learn_ranking(const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  LearnedRanking learned;
  const auto sample = [&](std::uint64_t i) {
    RandomStream random(request.seed, "cs221-ranking-samples", i);
    return constraint::sample_moves(puzzles[i], i, {}, random);
  };
  const auto keep = [&](std::uint64_t i, const std::vector<NodeSample>& samples) {
    std::vector<NodeSample>& part = i % 5 == 4 ? learned.held_out : learned.train;
    part.insert(part.end(), samples.begin(), samples.end());
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, puzzles.size()}, request.control, sample, keep);
  RandomStream random(request.seed, "cs221-ranking-svm");
  learned.svm = train_ranking_svm(learned.train, random);
  learned.regression = train_linear_regression(learned.train);
  return learned;
}

std::vector<ComparisonTable> ranking_tables(const std::vector<Grid>& puzzles,
                                            const ExperimentRequest& request) {
  const LearnedRanking learned = learn_ranking(puzzles, request);
  ComparisonTable accuracy{
      "Learned ranking of moves: pairs ordered rightly, % (cheaper = fewer options explored)", {}};
  accuracy.rows = {
      accuracy_row("ranking SVM, training", learned.svm, learned.train, "59", request),
      accuracy_row("ranking SVM, held-out puzzles", learned.svm, learned.held_out, "59", request),
      accuracy_row("linear regression, training", learned.regression, learned.train, "59", request),
      accuracy_row("linear regression, held-out puzzles", learned.regression, learned.held_out,
                   "59", request)};
  ComparisonTable weights{"Weights of the ranking SVM (higher: try earlier)", {}};
  for (std::size_t i = 0; i < constraint::kFeatures; ++i) {
    weights.rows.push_back({std::string(constraint::kFeatureNames[i]), "",
                            fmt::format("{:.4f}", learned.svm.weights[i]), learned.train.size(),
                            request.seed, "sample = nodes"});
  }
  return {std::move(accuracy), price_table(puzzles, request), std::move(weights)};
}

}  // namespace nonet::cs221
