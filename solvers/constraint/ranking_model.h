// A learned order of moves: a linear score of a move's features.
#pragma once

#include <cstddef>

#include "solvers/constraint/move_features.h"

namespace nonet::constraint {

struct RankingModel {
  FeatureVector weights{};
  double bias = 0;

  // Moves with higher scores are tried earlier.
  [[nodiscard]] double score(const FeatureVector& features) const {
    double sum = bias;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * features[i];
    return sum;
  }
};

// The move order of the solver "learned-ranking": a ranking SVM that we trained ourselves;
// ranking_model.cpp names the training puzzles.
const RankingModel& trained_ranking();

}  // namespace nonet::constraint
