// How long the puzzle takes a person: the mean time of average solvers, what a group of twenty
// would need in eight puzzles of ten, where that stands among other puzzles, and what costs most.
// The model is rater/effort; docs/people.md tells it with its data.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rater/scales/catalog.h"

namespace nonet {

inline constexpr std::array<std::string_view, 7> kMinutesColumns = {
    "minutes", "low", "high", "effort", "newspaper", "outside", "reasons"};
// What may cost most, in the order of the rating's values after those of the columns.
inline constexpr std::array<std::string_view, 9> kMinutesParts = {
    "writing", "early_search",  "later_search",    "naked_search", "patterns",
    "trial",   "pattern_steps", "average_minutes", "clues"};

Rating rate_minutes(const Puzzle& puzzle, const RateRequest& request);
// The first of the random orders; a step's price is the minutes that it may take at least.
Path explain_minutes(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_minutes_with(TechniqueId technique);
std::vector<Producer> minutes_producers();
std::optional<double> minutes_price(const Step& step);

// The two columns that are no numbers, from the rating's values. REQUIRES: a solved rating of this
// scale. Reasons: the three that cost most, "few openings early: 6.1 min; ...".
std::string reasons_text(const Rating& rating);
// Why the prediction is a guess, "-" where the puzzle is like those that were measured.
std::string outside_text(const Rating& rating);

}  // namespace nonet
