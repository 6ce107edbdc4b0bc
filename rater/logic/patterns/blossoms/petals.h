// Petals: almost locked sets as a candidate locks them. A candidate that sees all places of its
// digit in a set leaves the set as many digits as cells: it then holds each of them, and excludes
// them from all outer cells that see their places.
#pragma once

#include <vector>

#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"

namespace nonet {

using PetalList = std::vector<const AlmostLockedSet*>;

// The outer candidates that the set excludes once it has lost the digit.
CandidateSet excluded_without(const AlmostLockedSet& petal, Digit lost);

// What each candidate of a position excludes by all its petals together.
struct PetalExclusions {
  PerCandidate<CandidateSet> excluded;
  PerCandidate<std::uint16_t> petals;  // how many it has
};

// Made again only when the position has changed.
const PetalExclusions& petal_exclusions(const Position& position, WalkMemory& memory);

// The petals of a candidate, in the order of the sets.
PetalList petals_of(Candidate candidate, const std::vector<AlmostLockedSet>& sets);

// Petals of the list that exclude these candidates, none of them to spare: always the petal that
// excludes most of the rest, of these the one with the fewest cells, then the first. REQUIRES: all
// together exclude them.
PetalList choose_petals(const PetalList& petals, Digit lost, const CandidateSet& candidates);

}  // namespace nonet
