// Summarises a collection of puzzles: distributions of clues, levels, ratings and hardest
// techniques, agreement of the measures of hardness, and the puzzles on which people and machines
// disagree most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "study/statistics/agreement.h"
#include "study/statistics/collection.h"
#include "study/statistics/ranks.h"

namespace nonet {

struct Count {
  std::string label;
  std::uint64_t puzzles = 0;
};

struct Distribution {
  std::string key;    // "clues", "levels", "hardest:explainer"
  std::string title;  // for people
  std::vector<Count> counts;
};

// A column of the collection in seven numbers. Puzzles beyond the measure count as the largest, so
// that quantiles may be infinite.
struct ColumnSummary {
  std::string key;
  std::string unit;
  HardFor hard_for = HardFor::kPeople;
  std::uint64_t measured = 0;  // puzzles with a number or beyond
  std::uint64_t beyond = 0;
  double least = 0;
  double lower_quartile = 0;
  double median = 0;
  double upper_quartile = 0;
  double most = 0;
};

// A puzzle whose rank differs between measures for people and for machines: mean percentiles over
// the rating scales, and over the solvers, that have a value for it.
struct Contrast {
  Grid puzzle;
  double people = 0;
  double machines = 0;
};

struct Summary {
  std::size_t puzzles = 0;
  std::vector<Distribution> distributions;  // clues, levels, hardest techniques of each scale
  std::vector<ColumnSummary> columns;
  // Of the number of clues and all columns, in their order.
  std::vector<std::string> measures;
  CorrelationMatrix correlations;
  std::vector<Agreement> agreements;  // the same pair by pair, with intervals
  // The agreement of the measures with the yardstick, strongest first; nullptr: there is no
  // yardstick.
  const Yardstick* yardstick = nullptr;
  std::vector<Agreement> ranking;
  // The widest gaps, widest first, ties in the order of the collection.
  std::vector<Contrast> harder_for_machines;
  std::vector<Contrast> harder_for_people;
};

// REQUIRES: the collection is settled.
Summary summarise(const Collection& collection, std::size_t contrasts);

}  // namespace nonet
