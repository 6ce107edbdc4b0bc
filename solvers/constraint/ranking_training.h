// Learning to rank moves, after the CS221 report: moves of randomly chosen nodes of the search tree
// are tried, each to its end, and a linear model is trained to tell the cheaper from the dearer.
//
// The report does not say what makes a move better; here it is the number of options that the
// search explores below it until it has a solution or knows that there is none (a contradiction
// found at once is cheap). Other readings (a move that solves wins first) move the accuracy by up
// to nine points, so the label is part of every published number.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "solvers/constraint/ranking_model.h"
#include "solvers/constraint/search.h"

namespace nonet::constraint {

struct TriedMove {
  FeatureVector features{};
  std::uint64_t options = 0;  // explored below the move
  bool solves = false;        // a solution lies below it
};

// The moves tried at one node: only these can be compared with each other.
struct NodeSample {
  std::uint64_t puzzle = 0;  // index, to split by puzzle
  std::vector<TriedMove> moves;
};

struct SamplingSettings {
  Rules rules;
  std::size_t moves_per_node = 6;
  double root_probability = 0.5;  // of sampling the root; falls by `decay` a level
  double decay = 0.85;
  std::uint64_t option_limit = 20000;  // a move dearer than this counts as this dear
};

// The samples of one puzzle's search tree, down to its first solution.
std::vector<NodeSample> sample_moves(const Grid& givens, std::uint64_t puzzle_index,
                                     const SamplingSettings& settings, RandomStream& random);

// Ranking SVM: hinge loss on the differences of the feature vectors of all pairs of one node that
// differ in cost, by averaged stochastic subgradient descent (Pegasos, Shalev-Shwartz 2007).
RankingModel train_ranking_svm(std::span<const NodeSample> samples, RandomStream& random);

// Linear regression of -log(1 + options) on the features, least squares with a small ridge.
RankingModel train_linear_regression(std::span<const NodeSample> samples);

struct RankingAccuracy {
  std::uint64_t pairs = 0;    // pairs of one node with different cost
  std::uint64_t correct = 0;  // ordered rightly; a tied score counts half
  std::uint64_t tied = 0;

  [[nodiscard]] double percent() const {
    return pairs == 0 ? 0
                      : 100.0 * (static_cast<double>(correct) + 0.5 * static_cast<double>(tied)) /
                            static_cast<double>(pairs);
  }
};

RankingAccuracy accuracy_of(const RankingModel& model, std::span<const NodeSample> samples);

}  // namespace nonet::constraint
