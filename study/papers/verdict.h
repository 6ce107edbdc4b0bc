// Findings about an author's numbers, from ours. Both have chance errors: the author ran a program
// once, on another sample, and an interval of ours alone would ignore that. So each verdict on a
// number uses a prediction: the range in which 95 of 100 authors would find their number if their
// program did the same as ours.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "study/statistics/interval.h"

namespace nonet {

enum class Finding : std::uint8_t {
  kNone,         // no claim, or one that cannot be compared (times)
  kAgrees,       // our program may well give the author's number
  kPartly,       // one half of the claim is true
  kOpen,         // undecided, because of our own chance error
  kDiffers,      // our program gives such a number in one run of twenty or fewer
  kContradicts,  // we, or plain arithmetic, find the opposite beyond all chance
};

// "agrees", "differs", ...; empty for kNone.
std::string_view word_of(Finding finding);

// The range of an author's number in 95 of 100 cases, if the program does the same as ours.
struct Prediction {
  double low = 0;
  double high = 0;
};

// For a number that the author derives, so that only ours has a chance error.
constexpr Prediction derived(const Interval& ours) { return {ours.low, ours.high}; }
// For one more run like ours, by Student's t: for numbers that are means of a run. nullopt for
// fewer than two runs. The second form is for positive numbers with a long tail, by logarithms.
std::optional<Prediction> prediction_of_run(const std::vector<double>& runs);
std::optional<Prediction> prediction_of_factor(const std::vector<double>& runs);
// For one more outcome like ours, with any distribution: the range of the outcomes without one in
// forty at either end. Infinity is allowed. nullopt for fewer than forty.
std::optional<Prediction> prediction_of_outcome(std::vector<double> outcomes);
// For a share in per cent that an author found in `trials` trials. REQUIRES: of > 0.
Prediction prediction_of_share(std::uint64_t part, std::uint64_t of, std::uint64_t trials);
// For a mean over an author's `trials`. nullopt for fewer than two values.
std::optional<Prediction> prediction_of_mean(const std::vector<double>& values,
                                             std::uint64_t trials);

// The finding on a claim printed as text, to its printed precision; kNone if it is not one number
// ("500000+").
Finding finding_of(std::string_view claim, const std::optional<Prediction>& prediction);

// The finding on a claim that one thing is more than another: `ratio` is our ratio of the two, and
// `one_run` the range that an author may have seen.
Finding finding_of_direction(const Interval& ratio, const std::optional<Prediction>& one_run);

// The finding on an author's observation of one run: `part` of our runs did the same. It agrees if
// at least one run in forty does. REQUIRES: of > 0.
Finding finding_of_outcome(std::uint64_t part, std::uint64_t of);

}  // namespace nonet
