// A shorter proof of the same conclusion. The procedure keeps the first reason it meets for each
// assertion, and its count of assertions is the rating. A reader wants the fewest.
#pragma once

#include <memory>
#include <vector>

#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

// The same cases and conclusion, with no more assertions than before and only necessary ones; links
// follow the rules of the proof's technique, patterns and nested proofs are reused. The length
// stays as the rating counted it. `root` is the grid of the proof.
std::shared_ptr<const Proof> shortened(const ChainGrid& root, std::shared_ptr<const Proof> proof);

// The goal of a proof by singles and locked candidates, each branch the lightest found; the proof
// is null if they do not reach it. A case that does not lead to the conclusion contradicts itself.
struct NetGoal {
  TechniqueId technique;
  Candidate candidate;  // the conclusion, true (on) or false
  bool on = false;
};
std::shared_ptr<const Proof> net_proof(const ChainGrid& root, const Division& division,
                                       const NetGoal& goal);

// A pattern and its removals once some assertions are off.
struct ConditionalPattern {
  Pattern pattern;
  CandidateSet off;      // must be false
  CandidateSet removed;  // is false then
};

// Refutes the candidate: with it true, singles, locked candidates and these patterns lead to a
// contradiction. Null if they do not.
std::shared_ptr<const Proof> pattern_refutation(const ChainGrid& root, TechniqueId technique,
                                                Candidate target,
                                                const std::vector<ConditionalPattern>& patterns);

}  // namespace nonet::chains
