// Learning the next best move: how well a ranking SVM and linear regression order moves of puzzles
// that they were not trained on, the kinds of these moves, and the cost of following them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "board/grid.h"
#include "solvers/constraint/ranking_training.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

// 5,000 minimal puzzles of our own for training; each `set` has different ones.
std::vector<Grid> training_puzzles(const ExperimentRequest& request, std::uint64_t set = 0);

struct LearnedRanking {
  constraint::RankingModel svm;
  constraint::RankingModel regression;
};

struct RankingData {
  std::vector<constraint::NodeSample> train;
  std::vector<constraint::NodeSample> held_out;  // every fifth puzzle
  std::vector<Grid> held_out_puzzles;
};

// Samples the baseline's search trees of the puzzles.
RankingData ranking_data(const std::vector<Grid>& puzzles, const ExperimentRequest& request);

LearnedRanking learn_ranking(const RankingData& data, constraint::Label label,
                             const ExperimentRequest& request);

struct RankingTables {
  std::vector<ComparisonTable> tables;
  std::vector<std::string> notes;  // which of the learned orders save options
};

// Accuracy, the kinds of pairs, options of a search that follows the models, and the weights; each
// over several sets of puzzles, or over the given ones.
RankingTables ranking_tables(const std::vector<Grid>& given, const ExperimentRequest& request);

}  // namespace nonet::cs221
