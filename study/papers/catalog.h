// The table of all experiments of `nonet reproduce KEY`. Adding one is a folder of study/papers/
// and a row.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "study/papers/experiment.h"

namespace nonet {

struct ExperimentRow {
  std::string_view key;     // forever: command line and report anchors
  std::string_view name;    // for people
  std::string_view source;  // the paper
  std::string_view list;    // the puzzles that --puzzles replaces; empty: they cannot be replaced
  std::string_view sample;  // the unit and the default of --sample
  Experiment (*run)(const ExperimentRequest&);
};

std::span<const ExperimentRow> experiment_catalog();
// Whether a list of puzzles may replace the experiment's own.
bool takes_list(const ExperimentRow& row);
// nullptr if there is no such key.
const ExperimentRow* find_experiment(std::string_view key);
// The experiments that a word names: all for "all", the one with this key, or none.
std::vector<const ExperimentRow*> experiments_named(std::string_view word);

}  // namespace nonet
