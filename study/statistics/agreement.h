// Compares measures of hardness with one of them, the yardstick: how similarly they order puzzles,
// and how much of that may be chance. Every such statement must name its yardstick: a rating scale
// gives a program's opinion of a puzzle, not people's times, and a measure built on the same
// techniques as the scale agrees with it by construction.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/statistics/interval.h"
#include "study/statistics/ranks.h"

namespace nonet {

// A measure of the collection with which others may be compared.
struct Yardstick {
  std::string_view measure;  // its key
  std::string_view name;     // "the Explainer rating"
  std::string_view caution;  // what agreement with it does not mean
};

// The first yardstick among the measures; nullptr: none.
const Yardstick* yardstick_among(std::span<const std::string> measures);

// Spearman's coefficient of two measures by their places in the list of measures.
struct Agreement {
  std::size_t measure = 0;
  std::size_t with = 0;
  Interval coefficient;
  std::size_t pairs = 0;  // puzzles with both values
};

// All pairs of columns for which `correlations`, their matrix, has a coefficient; the later one as
// `measure`.
std::vector<Agreement> all_agreements(std::span<const std::vector<double>> columns,
                                      const CorrelationMatrix& correlations);

// The pairs that involve `yardstick`, which becomes `with`: strongest first, regardless of sign.
std::vector<Agreement> ranking_by(std::size_t yardstick, std::span<const Agreement> agreements);

}  // namespace nonet
