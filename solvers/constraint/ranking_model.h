// A learned order of moves: a linear score of a move's features.
#pragma once

#include <cstddef>

#include "solvers/constraint/move_features.h"

namespace nonet::constraint {

struct RankingModel {
  FeatureVector weights{};
  double bias = 0;

  // Higher: to be tried earlier.
  [[nodiscard]] double score(const FeatureVector& features) const {
    double sum = bias;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * features[i];
    return sum;
  }
};

// The model that the solver "learned-ranking" orders its moves by: a ranking SVM trained by our own
// runs; ranking_model.cpp says on what.
const RankingModel& trained_ranking();

}  // namespace nonet::constraint
