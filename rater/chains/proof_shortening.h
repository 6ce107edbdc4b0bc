// A shorter proof of the same conclusion. The procedure keeps the first reason it meets for each
// assertion; what it would cost to take another is not its concern, and its count of assertions is
// the rating. A reader wants the fewest.
#pragma once

#include <memory>
#include <vector>

#include "rater/chains/chain_grid.h"
#include "rater/techniques/proof.h"

namespace nonet::chains {

// The same cases and conclusion, with no more assertions than before and none that is not needed;
// links are those of the proof's technique, patterns and nested proofs those that it has. The
// length stays what the rating counted. `root` is the grid that the proof is about.
std::shared_ptr<const Proof> shortened(const ChainGrid& root, std::shared_ptr<const Proof> proof);

// The lightest contradiction by links alone that the assertion leads to, or null where links do not
// refute it. REQUIRES: the candidate is in the grid.
std::shared_ptr<const Proof> refutation(const ChainGrid& root, CandidateId candidate, bool on);

// A proof by singles and locked candidates, each branch the lightest found, or null where those do
// not reach it. A case that does not lead to the conclusion contradicts itself.
struct NetGoal {
  TechniqueId technique;
  Candidate candidate;  // what is concluded, true (on) or false
  bool on = false;
};
std::shared_ptr<const Proof> net_proof(const ChainGrid& root, const Division& division,
                                       const NetGoal& goal);

// A pattern and what it removes once some assertions are off.
struct ConditionalPattern {
  Pattern pattern;
  CandidateSet off;      // what must be false
  CandidateSet removed;  // what is false then
};

// That the candidate is false, as with it singles, locked candidates and these patterns come to a
// contradiction; null where they do not.
std::shared_ptr<const Proof> pattern_refutation(const ChainGrid& root, TechniqueId technique,
                                                Candidate target,
                                                const std::vector<ConditionalPattern>& patterns);

}  // namespace nonet::chains
