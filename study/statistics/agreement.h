// Which measures of hardness order puzzles most like a measure that is taken as the yardstick, with
// how much of it may be chance. What the yardstick is, is part of every such statement: a rating
// scale says what a program thinks of a puzzle, not how long people take; and a measure that is
// built on the same techniques as the scale agrees with it by construction.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/statistics/interval.h"
#include "study/statistics/ranks.h"

namespace nonet {

// A measure of the collection that others may be held against.
struct Yardstick {
  std::string_view measure;  // its key
  std::string_view name;     // "the Explainer rating"
  std::string_view caution;  // what agreement with it does not say
};

// The first of the yardsticks that is among the measures; nullptr: none is.
const Yardstick* yardstick_among(std::span<const std::string> measures);

// Spearman's coefficient of two measures by their places in the list of measures.
struct Agreement {
  std::size_t measure = 0;
  std::size_t with = 0;
  Interval coefficient;
  std::size_t pairs = 0;  // puzzles that both measure
};

// Every two of the columns for which `correlations`, their matrix, has a coefficient; the later
// one as `measure`.
std::vector<Agreement> all_agreements(std::span<const std::vector<double>> columns,
                                      const CorrelationMatrix& correlations);

// Those that involve `yardstick`, which becomes `with`: strongest first, whatever the sign.
std::vector<Agreement> ranking_by(std::size_t yardstick, std::span<const Agreement> agreements);

}  // namespace nonet
