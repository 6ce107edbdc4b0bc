// Proofs of chains whose assertions follow one from another by links, as HoDoKu's scale finds them.
// The search gives the chains; the reason of each assertion is looked up here, in the position, so
// a chain that does not hold has no proof.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"
#include "rater/logic/patterns/uniqueness/almost_rectangles.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/proof.h"
#include "rater/logic/steps/step.h"

namespace nonet::chains {

// One of the cells holds the digit (on), or none does.
struct ChainAssertion {
  CellSet cells;
  Digit digit;
  bool on = false;

  ChainAssertion(CellSet of, Digit is, bool holds) : cells(of), digit(is), on(holds) {}
  ChainAssertion(Candidate candidate, bool holds)
      : cells(candidate.cell), digit(candidate.digit), on(holds) {}
  bool operator==(const ChainAssertion&) const = default;
};

// Each assertion but the first follows from the previous one.
using AssertionChain = std::vector<ChainAssertion>;

// The grid of the links, and the almost locked sets and rectangles that chains may use.
struct LinkGrounds {
  const Position& position;
  std::span<const AlmostLockedSet> sets = {};
  std::span<const RectangleLink> rectangles = {};
};

// The statement to be proved.
struct Claim {
  TechniqueId technique;
  std::optional<Candidate> placed;
  CandidateSet removed;

  explicit Claim(const Step& step)
      : technique(step.technique), placed(step.placement), removed(step.eliminations) {}
};

// All of these return null if the chains do not hold or do not lead to the claim. The length of a
// proof is its number of assertions: HoDoKu's scale counts none.

// From "off" to "on": if the start is false the end is true, so one of the two is true.
std::shared_ptr<const Proof> chain_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way);
// A chain from a true candidate and one from the same candidate, false: each leads to the claim.
std::shared_ptr<const Proof> either_proof(const LinkGrounds& grounds, const Claim& claim,
                                          std::span<const AssertionChain> on_and_off);
// The chains start alike; their ends contradict each other: a candidate true and false, two digits
// of a cell, two places in a house, all candidates of a cell or house false, or the opposite of the
// start.
std::shared_ptr<const Proof> contradiction_proof(const LinkGrounds& grounds, const Claim& claim,
                                                 std::span<const AssertionChain> ways);
// The chain returns to its first assertion.
std::shared_ptr<const Proof> cycle_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way);
// A chain for each candidate of the cell, or each place of the digit in the house.
std::shared_ptr<const Proof> cases_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const Division& cases,
                                         std::span<const AssertionChain> ways);

}  // namespace nonet::chains
