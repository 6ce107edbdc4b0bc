// Why an exclusion of the trials holds, as a proof that is checked edge by edge: a chain by its
// right-links; a trial by what its own trials and chains exclude in it, each in a nested proof, and
// by singles in between, until something has nothing left.
//
//   trial of r2c3=5
//    ├─ singles
//    ├─ r1c1 <> 4 ── nested: a braid, on the premises that the trial has taken so far
//    ├─ singles
//    └─ a cell, or a digit in a house, has nothing left
//
// What the contradiction does not need is left out, with its nested proofs.
#pragma once

#include <memory>

#include "rater/scales/classification/named_chain.h"
#include "rater/techniques/proof.h"
#include "rater/trials/kernel.h"

namespace nonet {

// The exclusion's target.
Candidate target_of(const trials::Exclusion& exclusion);

// `kind`: of the exclusion if it is a chain; in trials there are braids. nullptr: no contradiction
// follows. REQUIRES: the position has no single.
std::shared_ptr<const Proof> proof_of(ChainKind kind, const Position& position,
                                      const trials::Exclusion& exclusion);

// The variables that a proof uses up: of a chain, how long it is. REQUIRES: a proof from here.
int variables_in(const Proof& proof);

}  // namespace nonet
