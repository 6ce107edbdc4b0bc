// What an assumption implies, as a set and nothing else: no order, no parents, no lengths. Rows
// 23-30 look for contradictions and for conclusions that several assumptions share, and whether
// there are any does not depend on the order of discovery: every rule used among assumptions is
// monotone (what it concludes still follows, by it or by singles, after further deletions), so all
// orders end in the same set. That set is found here without queues, houses of a kind at a time;
// the procedure's own propagation (propagator.h), which the lengths need, is then made only where a
// hint is to be had.
//
// By links alone the set is what naked and hidden singles leave: a candidate is on where it is the
// only one left in its cell or house. A contradiction is a cell or house with nothing left.
//
// REQUIRES of every ground: no single, pattern or chain of the requested levels is left in it.
#pragma once

#include "rater/logic/chains/links/candidate_board.h"
#include "rater/logic/chains/links/static_links.h"

namespace nonet::chains {

struct Closure {
  CandidateBoard left{};  // what is not off
  Bands solved{};         // cells with one candidate left whose consequences are drawn
  bool contradiction = false;
};

// A closure being worked on, with the states in which rules are known to find nothing.
struct OpenClosure {
  Closure& now;
  CandidateBoard houses_quiet;    // hidden singles
  CandidateBoard patterns_quiet;  // locked candidates, pairs, X-wings
};

class ClosureRules {
 public:
  void load(const CandidateBoard& ground, const FilledCounts& filled);
  [[nodiscard]] const CandidateBoard& ground() const { return ground_; }
  // Of parts of the ground.
  [[nodiscard]] StaticLinks& links() { return links_; }

  [[nodiscard]] Closure assume(CandidateId id, bool on) const;
  // The closure before any assumption.
  [[nodiscard]] Closure nothing_assumed() const;

  // Draws all conclusions by links (level 0), and patterns (1), and chains from one source (2).
  // False at a contradiction.
  bool close(OpenClosure& open, int level);

  // Level 0 of one digit alone: no links within cells.
  [[nodiscard]] bool contradicts_in_digit(CandidateId id, bool on) const;

  // Uses the first kind of pattern that removes anything; false where none does.
  bool use_patterns(OpenClosure& open) const;

 private:
  bool use_singles(OpenClosure& open) const;
  bool use_hidden_singles(OpenClosure& open) const;
  [[nodiscard]] bool lacks_house(const HouseTallies& tallies, Digit digit) const;
  // Each says whether it removed anything.
  static bool use_locked(OpenClosure& open);
  bool use_hidden_pairs(OpenClosure& open) const;
  bool use_naked_pairs(OpenClosure& open) const;
  bool use_x_wings(OpenClosure& open) const;

  CandidateBoard ground_{};
  Bands open_cells_{};
  PerDigit<HouseTallies> ground_houses_{};
  FilledCounts filled_;
  StaticLinks links_;
};

}  // namespace nonet::chains
