// Truths and links: the proof by counting that all fish, locked sets, fireworks and loops of sets
// share (Allan Barker's XSudo, "rank"; the players' forum calls large ones multi-sector locked
// sets).
//
//   N truths hold exactly N true candidates, M links at most M. Where every candidate is part of at
//   least as many links as truths, the true candidates use up N of the links' places, and M - N,
//   the rank, are left. So a candidate whose links outnumber its truths by more than the rank is
//   false.
//
// At rank 0 every candidate of a link that is in no truth is false.
#pragma once

#include <optional>

#include "rater/logic/position/constraint_set.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

struct RankSet {
  ConstraintSet truths;
  ConstraintSet links;

  [[nodiscard]] constexpr int rank() const { return links.size() - truths.size(); }
};

// The candidates that the set excludes by counting; none if a candidate is part of fewer links than
// truths. REQUIRES: no truth is filled: its cell is empty, its digit not placed in its house.
CandidateSet excluded_by(const RankSet& set, const Position& position);

// The set as a step of the technique, with its proof if the search explains; nullopt: it excludes
// nothing.
std::optional<Step> step_of(const RankSet& set, TechniqueId technique, const Search& search);

}  // namespace nonet
