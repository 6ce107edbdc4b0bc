// How far trial and error gets on a puzzle: the screens between "unique and minimal" and the exact
// rating. Everything here is measured on the board that the basics leave.
//
// The weight is eleven's of 2010 ("The making of a gotchi", players' forum): candidates less what
// the basics removed, less cells with two candidates and houses with two places, because chains are
// made of those. It rises smoothly from random puzzles up to the region of Explainer 9, where it
// no longer tells; there the trials take over.
//
// A trial assumes one candidate and infers with the basics. What a trial refutes, or what all
// candidates of a cell (all places of a digit) agree on, a forcing chain of the Explainer proves
// too: few findings mean a high rating, and none at all mean that only deeper nesting solves it.
// That a trial meets the solution says nothing: the Explainer takes no such luck for a proof.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "generator/hunt/basics.h"

namespace nonet {

struct WeightFactors {
  int elimination = 3;
  int bivalue = 4;
  int strong_link = 3;
};

struct BasicsResult {
  BasicsBoard board;  // at the fixpoint
  int weight = 0;
};

// nullopt where the basics solve the puzzle. REQUIRES: one solution.
std::optional<BasicsResult> after_basics(const Grid& givens, const WeightFactors& factors = {});

// One round: every candidate is tried once on the same board.
// Refutations alone are deceptive: bred for few of them, puzzles of ER 8.8 come up whose cells
// agree on everything instead.
struct TrialRound {
  int trials = 0;
  int refuted = 0;       // candidates whose trial ends in a contradiction
  int agreed = 0;        // others that all candidates of a cell, or places of a digit, take away
  int consequences = 0;  // candidates removed by the other trials, all together
  bool cut = false;  // ended early: more than `most_refuted` were refuted, or will be most likely
};
TrialRound try_candidates(const BasicsBoard& board, int most_refuted);

// Trials, agreement of the trials of each cell, and basics to the fixpoint. nullopt where that
// solves the puzzle; else what is left. (eleven's "STEP 1".)
std::optional<BasicsBoard> after_trials(const BasicsBoard& board);

}  // namespace nonet
