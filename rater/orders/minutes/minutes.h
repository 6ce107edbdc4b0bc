// A person's time for the puzzle: the mean time of average solvers, the range for a group of twenty
// in eight of ten puzzles, its rank among other puzzles, and the parts that cost most. The model is
// search_load.h and people.h; docs/people.md describes it with its data.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rater/orders/scale/scale.h"

namespace nonet {

inline constexpr std::array<std::string_view, 7> kMinutesColumns = {
    "minutes", "low", "high", "effort", "newspaper", "outside", "reasons"};
// The parts that may cost most, in the order of the rating's values after its columns.
inline constexpr std::array<std::string_view, 9> kMinutesParts = {
    "writing", "early_search",  "later_search",    "naked_search", "patterns",
    "trial",   "pattern_steps", "average_minutes", "clues"};

Rating rate_minutes(const Puzzle& puzzle, const RateRequest& request);
// The first of the random orders; a step's price is the least time in minutes that it takes.
Path explain_minutes(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_minutes_with(TechniqueId technique);
std::vector<Producer> minutes_producers();
std::optional<double> minutes_price(const Step& step);

// The two columns of text, from the rating's values. REQUIRES: a solved rating of this scale.
// Reasons: the three parts that cost most, "few openings early: 6.1 min; ...".
std::string reasons_text(const Rating& rating);
// Why the prediction is a guess; "-" if the puzzle is like the measured ones.
std::string outside_text(const Rating& rating);

}  // namespace nonet
