// Proofs of chains whose assertions follow one from the other by links: what HoDoKu's scale finds
// as a way through the candidates, told with the reason of each step. The ways are the search's;
// the reasons are looked for here, in the position, so a way that does not hold has no proof.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rater/techniques/almost_locked_sets.h"
#include "rater/techniques/position.h"
#include "rater/techniques/proof.h"
#include "rater/techniques/step.h"

namespace nonet::chains {

// One of the cells is the digit (on), or none is.
struct ChainAssertion {
  CellSet cells;
  Digit digit;
  bool on = false;

  ChainAssertion(CellSet of, Digit is, bool holds) : cells(of), digit(is), on(holds) {}
  ChainAssertion(Candidate candidate, bool holds)
      : cells(candidate.cell), digit(candidate.digit), on(holds) {}
  bool operator==(const ChainAssertion&) const = default;
};

// Each assertion but the first follows from the one before.
using AssertionChain = std::vector<ChainAssertion>;

// The grid that links are about, and the almost locked sets that they may pass.
struct LinkGrounds {
  const Position& position;
  std::span<const AlmostLockedSet> sets = {};
};

// What a proof is for.
struct Claim {
  TechniqueId technique;
  std::optional<Candidate> placed;
  CandidateSet removed;

  explicit Claim(const Step& step)
      : technique(step.technique), placed(step.placement), removed(step.eliminations) {}
};

// All of these are null where the ways do not hold or do not lead to the claim. Their length is
// what they show: HoDoKu's scale counts no assertions.

// From "off" to "on": if the start is false the end is true, so one of the two is.
std::shared_ptr<const Proof> chain_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way);
// A way from a true candidate and one from the same, false: each leads to the claim.
std::shared_ptr<const Proof> either_proof(const LinkGrounds& grounds, const Claim& claim,
                                          std::span<const AssertionChain> on_and_off);
// The ways start alike; their ends are impossible together: a candidate true and false, two digits
// of a cell or places in a house, all false of a cell or house, or what the start is the opposite
// of.
std::shared_ptr<const Proof> contradiction_proof(const LinkGrounds& grounds, const Claim& claim,
                                                 std::span<const AssertionChain> ways);
// The way comes back to its first assertion.
std::shared_ptr<const Proof> cycle_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way);
// A way for each candidate of the cell, or each place of the digit in the house.
std::shared_ptr<const Proof> cases_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const Division& cases,
                                         std::span<const AssertionChain> ways);

}  // namespace nonet::chains
