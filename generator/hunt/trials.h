// How far trial and error gets on a puzzle: the screens between "unique and minimal" and the exact
// rating. All measurements are made on the board after the basics.
// The weight is eleven's of 2010 ("The making of a gotchi", players' forum): candidates minus those
// removed by the basics, minus cells with two candidates and houses with two places, because chains
// consist of those. It rises smoothly from random puzzles up to the region of Explainer 9, where it
// no longer discriminates; there the trials take over.
//
// A trial assumes one candidate and infers with the basics. A forcing chain of the Explainer can
// prove everything that a trial refutes, or that all candidates of a cell (all places of a digit)
// agree on: few findings mean a high rating, and none at all mean that only deeper nesting solves
// it. A trial that reaches the solution is ignored: the Explainer does not accept luck as a proof.
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

// nullopt if the basics solve the puzzle. REQUIRES: one solution.
std::optional<BasicsResult> after_basics(const Grid& givens, const WeightFactors& factors = {});

// One round: every candidate is tried once on the same board. Refutations alone are deceptive:
// breeding for few of them gives puzzles of ER 8.8 whose cells agree on everything instead.
struct TrialRound {
  int trials = 0;
  int refuted = 0;       // candidates whose trial ends in a contradiction
  int agreed = 0;        // others that all candidates of a cell, or places of a digit, remove
  int consequences = 0;  // candidates removed by the unrefuted trials, all together
  bool cut = false;  // ended early: more than `most_refuted` were refuted, or most likely will be
};
TrialRound try_candidates(const BasicsBoard& board, int most_refuted);

// Trials, agreement of the trials of each cell, and basics to the fixpoint. nullopt if that solves
// the puzzle; else the remaining board. (eleven's "STEP 1".)
std::optional<BasicsBoard> after_trials(const BasicsBoard& board);

}  // namespace nonet
