// The rating of Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2006-2007) as its command line "serate"
// gives it: ER, EP and ED. docs/rating-scales.md states the procedure.
#pragma once

#include <array>
#include <string_view>

#include "rater/scales/catalog.h"

namespace nonet {

struct Ladder;

inline constexpr std::array<std::string_view, 4> kExplainerColumns = {"er", "ep", "ed", "hardest"};

Rating rate_explainer(const Grid& puzzle, const RateRequest& request);
Path explain_explainer(const Grid& puzzle, const RateRequest& request);

// The rows and prices (in tenths), for the walk, tests and help.
const Ladder& explainer_ladder();

// What a chain's length adds to its price, in tenths: the number of thresholds 4, 6, 8, 12, 16,
// 24, 32, ... strictly below complexity - 2.
int chain_length_price(int complexity);

}  // namespace nonet
