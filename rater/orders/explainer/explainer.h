// The rating of Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2006-2007), as its command line "serate"
// gives it: ER, EP and ED. docs/rating-scales.md defines the procedure.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rater/orders/scale/scale.h"

namespace nonet {

struct Ladder;

inline constexpr std::array<std::string_view, 4> kExplainerColumns = {"er", "ep", "ed", "hardest"};

// Sukakus too: for these, uniqueness arguments are excluded unless the givens alone decide
// (docs/rating-scales.md).
Rating rate_explainer(const Puzzle& puzzle, const RateRequest& request);
Path explain_explainer(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_explainer_score_with(TechniqueId technique);
std::vector<Producer> explainer_producers();
std::optional<double> explainer_price(const Step& step);

// The rows and prices (in tenths), for the walk, tests and help.
const Ladder& explainer_ladder();

}  // namespace nonet
