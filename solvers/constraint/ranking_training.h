// Learning to rank moves, after the CS221 report: moves of randomly chosen nodes of the search tree
// are tried, each to its end, and a linear model is trained to distinguish cheap from expensive
// ones.
//
// The report does not say which move is better, and this label decides what is learned. If only the
// number of options below the move counts, a contradiction found at once is the best possible move:
// such a model learns to fail fast, which pays for choosing a square and not for choosing its
// digit. If a move that leads to a solution wins first, the model learns to be right.
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

// Which of two moves of a node is better.
enum class Label {
  kFewerOptions,  // fewer options explored below it, solution or not
  kSolvingFirst,  // a solution below it; then fewer options
};

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
  std::uint64_t option_limit = 20000;  // the most that a move counts
};

// The samples of one puzzle's search tree, down to its first solution.
std::vector<NodeSample> sample_moves(const Grid& givens, std::uint64_t puzzle_index,
                                     const SamplingSettings& settings, RandomStream& random);

// Negative where the first is better, positive where the second is, 0 where the label ties them.
int compare(const TriedMove& a, const TriedMove& b, Label label);

// Calls use(better, worse) for every pair of one node's moves that the label does not tie.
template <typename Use>
void for_each_pair(std::span<const NodeSample> samples, Label label, Use use) {
  for (const NodeSample& sample : samples) {
    for (std::size_t i = 0; i < sample.moves.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const int order = compare(sample.moves[i], sample.moves[j], label);
        if (order < 0) use(sample.moves[i], sample.moves[j]);
        if (order > 0) use(sample.moves[j], sample.moves[i]);
      }
    }
  }
}

// Ranking SVM: hinge loss on the differences of the feature vectors of all pairs, by averaged
// stochastic subgradient descent (Pegasos, Shalev-Shwartz 2007). After a stop it returns the model
// so far.
RankingModel train_ranking_svm(std::span<const NodeSample> samples, RandomStream& random,
                               Label label = Label::kFewerOptions, const RunControl& control = {});

// Linear regression on the features, least squares with a small ridge, of -log(1 + options); with
// kSolvingFirst a move without a solution lies below every one that has one.
RankingModel train_linear_regression(std::span<const NodeSample> samples,
                                     Label label = Label::kFewerOptions);

struct RankingAccuracy {
  std::uint64_t pairs = 0;    // pairs of one node that the label does not tie
  std::uint64_t correct = 0;  // ordered rightly; a tied score counts half
  std::uint64_t tied = 0;

  [[nodiscard]] double percent() const {
    return pairs == 0 ? 0
                      : 100.0 * (static_cast<double>(correct) + 0.5 * static_cast<double>(tied)) /
                            static_cast<double>(pairs);
  }
};

RankingAccuracy accuracy_of(const RankingModel& model, std::span<const NodeSample> samples,
                            Label label = Label::kFewerOptions);

}  // namespace nonet::constraint
