// What our numbers say of an author's. Both come from chance: he ran his program once, on a sample
// of his own, and an interval of ours alone would blame him for it. So each verdict on a number is
// made from a prediction: where 95 of 100 authors would find their number whose program does what
// ours does.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "study/statistics/interval.h"

namespace nonet {

enum class Finding : std::uint8_t {
  kNone,         // nothing is claimed, or what is claimed cannot be compared (times)
  kAgrees,       // the author's number is one that our program may well give him
  kPartly,       // one half of what is claimed is so
  kOpen,         // our own chance does not let us say
  kDiffers,      // not a number that our program gives, but for one run in twenty
  kContradicts,  // we see the opposite, in which no chance of his has a part, or arithmetic does
};

// "agrees", "differs", ...; empty for kNone.
std::string_view word_of(Finding finding);

// Where an author's number lies in 95 of 100 cases, if his program does what ours does.
struct Prediction {
  double low = 0;
  double high = 0;
};

// Of a number that the author derives, so that chance is ours alone.
constexpr Prediction derived(const Interval& ours) { return {ours.low, ours.high}; }
// Of one more run like ours, by Student's t: for numbers that a run gives as a mean. nullopt for
// fewer than two runs. The second form is for positive numbers with a long tail, by logarithms.
std::optional<Prediction> prediction_of_run(const std::vector<double>& runs);
std::optional<Prediction> prediction_of_factor(const std::vector<double>& runs);
// Of one more outcome like ours, whatever their spread: the outcomes but for one in forty at either
// end. Infinity is allowed. nullopt for fewer than forty.
std::optional<Prediction> prediction_of_outcome(std::vector<double> outcomes);
// Of a share in per cent that an author saw in `trials` of his own. REQUIRES: of > 0.
Prediction prediction_of_share(std::uint64_t part, std::uint64_t of, std::uint64_t trials);
// Of a mean over `trials` of an author. nullopt for fewer than two values.
std::optional<Prediction> prediction_of_mean(const std::vector<double>& values,
                                             std::uint64_t trials);

// What the prediction says of a claim printed as text, up to the digits it is printed with; kNone
// where it is not one number ("500000+").
Finding finding_of(std::string_view claim, const std::optional<Prediction>& prediction);

// Of a claim that one thing is more than another: `ratio` is ours, of the one to the other, and
// `one_run` what an author may have seen of it.
Finding finding_of_direction(const Interval& ratio, const std::optional<Prediction>& one_run);

// Of what an author saw happen in a run of his: `part` of our runs did the same. It agrees where
// that is no rarer than one run in forty. REQUIRES: of > 0.
Finding finding_of_outcome(std::uint64_t part, std::uint64_t of);

}  // namespace nonet
