// One table of all experiments: what `nonet reproduce KEY` runs. Adding one is a folder of
// study/papers/ and a row.
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
  std::string_view list;    // what --puzzles takes the place of; empty: it makes its own always
  std::string_view sample;  // what --sample counts, and how many without it
  Experiment (*run)(const ExperimentRequest&);
};

std::span<const ExperimentRow> experiment_catalog();
// Whether a list of puzzles may take the place of its own.
bool takes_list(const ExperimentRow& row);
// nullptr where there is no such key.
const ExperimentRow* find_experiment(std::string_view key);
// Those that a word names: every one for "all", the one with this key, or none.
std::vector<const ExperimentRow*> experiments_named(std::string_view word);

}  // namespace nonet
