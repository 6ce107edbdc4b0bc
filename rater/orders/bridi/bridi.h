// The difficulty of Bridi's genetic generation (2012): the weighted number of uses of pencil marks,
// naked singles and hidden singles by a person who knows nothing else.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rater/orders/scale/scale.h"

namespace nonet {

inline constexpr std::array<Weight, 3> kBridiWeights = {
    {{"pencil-mark", 0}, {"naked-single", 1}, {"hidden-single", 3}}};
inline constexpr std::array<std::string_view, 4> kBridiColumns = {"difficulty", "pencil_mark",
                                                                  "naked_single", "hidden_single"};

Rating rate_bridi(const Puzzle& puzzle, const RateRequest& request);
Path explain_bridi(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_bridi_score_with(TechniqueId technique);
std::vector<Producer> bridi_producers();
// By the scale's own weights.
std::optional<double> bridi_price(const Step& step);

}  // namespace nonet
