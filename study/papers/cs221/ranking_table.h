// Learning the next best move: how well a ranking SVM and linear regression order moves of puzzles
// they were not trained on, and what following them costs.
#pragma once

#include <vector>

#include "board/grid.h"
#include "solvers/constraint/ranking_training.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

// Minimal puzzles of our own to learn from.
std::vector<Grid> training_puzzles(const ExperimentRequest& request);

struct LearnedRanking {
  constraint::RankingModel svm;
  constraint::RankingModel regression;
  std::vector<constraint::NodeSample> train;
  std::vector<constraint::NodeSample> held_out;  // every fifth puzzle
};

// Samples the baseline's search trees of the puzzles and trains on four puzzles in five.
LearnedRanking learn_ranking(const std::vector<Grid>& puzzles, const ExperimentRequest& request);

std::vector<ComparisonTable> ranking_tables(const std::vector<Grid>& puzzles,
                                            const ExperimentRequest& request);

}  // namespace nonet::cs221
