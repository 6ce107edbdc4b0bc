// Guardians: candidates that keep an impossible pattern away. The pattern without them has no
// solution, so one of them is true.
#pragma once

#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// More guardians in several cells and of several digits hardly ever remove anything.
inline constexpr int kMostMixedGuardians = 3;
// Whether the guardians are so few that something may be false with each of them: all in one cell,
// all of one digit, or three at most. Adding guardians never changes false to true.
bool may_share_a_target(const CandidateSet& guardians);

// The candidates that are false if this one is true.
CandidateSet removed_by(const Position& position, Candidate one);

// The candidates that are false whichever of the guardians is true. REQUIRES: !guardians.empty().
CandidateSet removed_by_each(const Position& position, const CandidateSet& guardians);

// The guardians of a step that rests on them: of a broken wing its helpers, else the other
// candidates of its cells.
CandidateSet guardians_of(const Position& before, const Step& step);

}  // namespace nonet
