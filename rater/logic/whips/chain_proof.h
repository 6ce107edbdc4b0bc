// Why an exclusion of the trials holds, as a proof that is checked edge by edge: a chain by its
// right-links; a trial by its own exclusions, each in a nested proof, and by singles in between,
// until a variable is empty.
//
//   trial of r2c3=5
//    ├─ singles
//    ├─ r1c1 <> 4 ── nested: a braid, with the candidates lost in the trial so far as premises
//    ├─ singles
//    └─ a cell, or a digit in a house, has no candidates left
//
// Steps that the contradiction does not need are left out, with their nested proofs.
#pragma once

#include <memory>

#include "rater/logic/steps/proof.h"
#include "rater/logic/steps/step.h"
#include "rater/logic/trials/kernel.h"
#include "rater/logic/whips/named_chain.h"

namespace nonet {

// The exclusion's target.
Candidate target_of(const trials::Exclusion& exclusion);

// `kind`: the kind of the exclusion if it is a chain; inside trials chains are braids. nullptr: no
// contradiction follows. REQUIRES: the position has no single.
std::shared_ptr<const Proof> proof_of(ChainKind kind, const Position& position,
                                      const trials::Exclusion& exclusion);

// The step that removes the target for the reason of its proof.
Step exclusion_step(Candidate target, std::shared_ptr<const Proof> proof);

// The number of variables in a proof: the length of a chain. REQUIRES: a proof of proof_of().
int variables_in(const Proof& proof);

}  // namespace nonet
