// The whole reason for a chain on any board: rater/logic/steps/proof.h says what a proof is, and
// docs/explanations.md how it is checked. Reasons and kinds are the same; there are no groups and
// no locked sets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rater/logic/steps/proof.h"
#include "variants/ladder/board_step.h"

namespace nonet::variants {

struct BoardProofNode {
  BoardCandidate candidate;
  bool on = false;
  Reason reason = Reason::kAssumption;
  HouseIndex house = 0;                // kHouseTaken, kLastInHouse
  std::uint32_t argument = 0;          // kPattern, kProof: index into ::patterns or ::nested
  std::vector<std::uint32_t> parents;  // indices into the same branch, all smaller
};
using BoardProofBranch = std::vector<BoardProofNode>;

struct BoardProof {
  ProofKind kind = ProofKind::kContradiction;
  BoardTechnique technique = BoardTechnique::kForcingChain;
  int length = 0;  // assertions as the rating counts them
  std::optional<BoardCandidate> placed;
  std::vector<BoardCandidate> removed;   // without a placement
  CellIndex cell = 0;                    // kCell
  HouseIndex house = 0;                  // kHouse
  std::uint8_t digit = 0;                // kHouse
  std::uint32_t clash = 0;               // kContradiction: the node that the last one contradicts
  std::vector<BoardCandidate> premises;  // off in the argument around this proof
  std::vector<BoardProofBranch> branches;
  std::vector<BoardStep> patterns;
  std::vector<std::shared_ptr<const BoardProof>> nested;
};

// The assertions of all branches and nested proofs, without premises.
int assertions_in(const BoardProof& proof);

}  // namespace nonet::variants
