// A proof with names in place of cells, houses and digits. Arguments are written from it, for
// boards of all sizes and shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/proof.h"

namespace nonet {

struct NamedNode {
  std::vector<std::string> cells;  // one, or those of a group
  std::string digit;
  bool on = false;
  Reason reason = Reason::kAssumption;
  std::vector<std::string> set;   // kLockedSet, kRectangle
  std::vector<std::string> pair;  // kRectangle
  std::string house;              // kHouseTaken, kLastInHouse
  std::string pair_words;         // kPairTaken: "r1c1 and r2c3 are a knight's move apart"
  std::uint32_t argument = 0;     // kPattern, kProof: index into NamedProof::patterns or ::nested
  std::vector<std::uint32_t> parents;
  bool claimed = false;  // a conclusion of the proof
};

using NamedBranch = std::vector<NamedNode>;

// Cells that lose one digit.
struct NamedRemoval {
  std::vector<std::string> cells;
  std::string digit;
};

struct NamedPlacement {
  std::string cell;
  std::string digit;
};

struct NamedProof {
  ProofKind kind = ProofKind::kPattern;
  std::string technique;
  int length = 0;      // assertions as the rating counts them
  int assertions = 0;  // shown, nested ones included
  std::optional<NamedPlacement> placed;
  std::vector<NamedRemoval> removed;
  std::string notation;
  std::vector<std::string> chains;  // in Eureka notation, if it has no other; of whole steps only
  std::string cell;                 // kCell
  std::string house;                // kHouse
  std::string digit;                // kHouse
  std::uint32_t clash = 0;
  std::vector<NamedBranch> branches;
  std::vector<std::string> patterns;  // statements: "5 of box 4 is only in row 4"
  std::vector<NamedProof> nested;
};

NamedProof named(const Proof& proof, const StepWords& words = kEnglishSteps);

// "2, 5 and 7" with the given last word.
std::string joined(const std::vector<std::string>& names, std::string_view last_word);
// "r1c4 or r1c5 is 7", "r1c4 and r1c5 are not 7".
std::string sentence_of(const NamedNode& node, const StepWords& words);
// The first assumption of a branch.
const NamedNode& assumption_of(const NamedBranch& branch);

}  // namespace nonet
