// A proof with its cells and digits as Eureka notation writes them, whatever its board; and the
// chains in it (eureka.h says what they look like).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rater/logic/steps/proof.h"

namespace nonet {

// "r1c2" is not 5, "r1c23" is 5: one of the cells.
struct EurekaClaim {
  std::string cells;
  std::string digit;
  bool on = false;

  bool operator==(const EurekaClaim&) const = default;
};

struct EurekaNode {
  EurekaClaim claim;
  Reason reason = Reason::kAssumption;
  std::string set = {};                     // kLockedSet: its cells
  std::string rectangle = {};               // kRectangle: "UR(12)r14c25"
  std::vector<std::uint32_t> parents = {};  // indices into the same branch, all smaller
};

struct EurekaProof {
  ProofKind kind = ProofKind::kPattern;
  std::uint32_t clash = 0;  // kContradiction
  std::vector<EurekaClaim> conclusions = {};
  std::vector<std::vector<EurekaNode>> branches = {};
};

// The chains of the proof, each with its conclusions; together they lead to all conclusions. None
// if the proof is a pattern or a net.
std::vector<std::string> eureka_chains(const EurekaProof& proof);

// The chains with "; " between.
std::string in_one_line(const std::vector<std::string>& chains);

}  // namespace nonet
