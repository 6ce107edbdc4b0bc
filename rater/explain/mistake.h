// A mistake in a position, with a reason if there is one short enough to read.
//
//   a peer holds the digit             "r1c1 cannot be 2: r3c2 in box 1 is 2 already."
//   a digit or cell has nothing left   "r2c3 cannot be 5: 2 has no other place in box 1."
//   a few singles lead to such a place the argument with the fewest lines
//   every argument is longer           only the mistake, and the next step without it
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "rater/explain/hint.h"
#include "rater/explain/reached.h"

namespace nonet {

// The limit for singles in an argument: with the assumption and the end it has six lines.
inline constexpr int kFewSingles = 4;

struct Mistake {
  Assertion claim;                     // the wrong digit, or (off) the missing correct mark
  std::string why;                     // lines of text; empty without a short reason
  std::shared_ptr<const Proof> proof;  // null if a peer is the whole reason, or without a reason
  std::optional<Position> position;    // of the proof: the givens and correct digits
  std::optional<int> lines;            // of the reason; none without a short one
  Hint hint;                           // the same mistake in three rungs
};

// REQUIRES: the claim is one of wrong_claims(origin, reached).
Mistake mistake_of(const Origin& origin, const Reached& reached, const Assertion& claim,
                   const StepWords& words = kEnglishSteps);

}  // namespace nonet
