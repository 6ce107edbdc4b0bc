// Why a step holds, whole: a directed graph of assertions, each with the reason for it and the
// assertions it follows from. Nothing is said of how it was found or what it costs.
//
//   Proof  kind, what it concludes
//    ├─ branch for each case ── node 0 (assumption) ── node 1 ── ... ── what the case leads to
//    │                                    ╲________________╱  parents are earlier nodes
//    ├─ patterns            that nodes rest on, under the assertions that are their parents
//    └─ nested proofs       the same again; what they take from the branch around them are premises
//
// All of it is about one grid, that of the step. A proof inside another does not see a smaller
// grid: it names, as premises, those assertions of the outer branch that it uses, and the node that
// rests on it has exactly these as parents. So every node can be checked alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/techniques/candidate_set.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

// Why an assertion "cell is digit" (on) or "cell is not digit" (off) holds. Of a group of cells:
// one of them is the digit, none of them is.
enum class Reason : std::uint8_t {
  kAssumption,   // the case that the branch looks at
  kPremise,      // off: holds in the argument around this proof
  kCellTaken,    // off: the cell is another digit (the parent)
  kHouseTaken,   // off: the digit is elsewhere in `house` (the parent)
  kLastInCell,   // on: all other candidates of the cell are off (the parents)
  kLastInHouse,  // on: all other places in `house` are off (the parents)
  kPattern,      // off: removed by a pattern that the parents leave
  kProof,        // off: removed by a nested proof whose premises are the parents
  kLockedSet,    // on: `set` has one digit more than cells, and without the parent's it needs all
};

// A part of a pattern that is told apart from the others, and what is said of its digits.
//
//   almost locked sets  each set in turn, with the digits that only it or the next can hold
//   death blossom       each petal, with the digit of the stem that it would lose
//   colors              each color, those of a group side by side, with the digit
//   Sue de Coq          the crossing, the cells of the line, those of the box, with their digits
//   W-wing              the two places in the house, with their digit
struct PatternPart {
  CellSet cells;
  DigitSet digits;

  bool operator==(const PatternPart&) const = default;
};

// What a step that is no chain rests on, or a node of a chain.
struct Pattern {
  TechniqueId technique = TechniqueId::kPointing;
  CellSet cells;            // the pattern's own: of the set, fish, wing, loop, the aligned cells
  DigitSet digits;          // confined to them (or, naked, they to the digits); the loop's pair
  std::vector<House> base;  // where that is seen: all of a fish's; a single's or set's house
  std::vector<House> cover;
  std::vector<PatternPart> parts;
  std::optional<Cell> pivot;  // wings
  CellSet partners;         // aligned exclusion: excluders; loops and graves: the set's other cells
  DigitSet partner_digits;  // of such a set
  bool hidden = false;      // such a set
  CandidateSet surplus;     // loops and graves: candidates of which one must be true

  bool operator==(const Pattern&) const = default;
};

struct ProofNode {
  Candidate candidate;  // of a group: its digit in its first cell
  CellSet group;        // two or more cells that the assertion speaks of together; else empty
  bool on = false;
  Reason reason = Reason::kAssumption;
  CellSet set;                         // kLockedSet
  House house;                         // kHouseTaken, kLastInHouse
  std::uint32_t argument = 0;          // kPattern, kProof: index into Proof::patterns or ::nested
  std::vector<std::uint32_t> parents;  // indices into the same branch, all smaller
};

// What the assertion speaks of, one cell or the group.
inline CellSet cells_of(const ProofNode& node) {
  return node.group.empty() ? CellSet(node.candidate.cell) : node.group;
}

// From the premises used and the assumption to what the case leads to, in an order in which each
// node follows from earlier ones. A case leads to all that the proof concludes or contradicts
// itself.
struct ProofBranch {
  std::vector<ProofNode> nodes;
};

// Leaves the assumption, the nodes of these indices and what they rest on; the indices follow.
void keep_needed(ProofBranch& branch, std::vector<std::uint32_t>& needed);

enum class ProofKind : std::uint8_t {
  kPattern,        // no branches: the step's pattern is the reason
  kContradiction,  // one branch: its assumption leads to a node that contradicts another; so the
                   // opposite is true, and what that takes goes
  kCycle,          // one branch that comes back to its assumption: its assertions hold all or none;
                   // one may be said again at the end, for another locked set
  kEither,         // two branches: a candidate is on, is off
  kCell,           // a branch for each candidate of `cell`
  kHouse,          // a branch for each place of `digit` in `house`
};

// What a proof looks at: one assumption, or cases. Of kEither `digit` in `cell` is the candidate.
struct Division {
  ProofKind kind = ProofKind::kContradiction;
  Cell cell = {};
  House house = {};
  Digit digit = {};
};

struct Proof {
  ProofKind kind = ProofKind::kPattern;
  TechniqueId technique = TechniqueId::kNakedSingle;
  int length = 0;  // assertions as the rating counts them; what is shown here may be fewer
  std::optional<Candidate> placed;
  CandidateSet removed;
  std::string notation;     // as readers of the scale write the chain; may be empty
  Cell cell;                // kCell
  House house;              // kHouse
  Digit digit;              // kHouse
  std::uint32_t clash = 0;  // kContradiction: the node that the last one contradicts
  CandidateSet premises;  // off in the argument around this proof; cases that they exclude have no
                          // branch
  std::vector<ProofBranch> branches;
  std::vector<Pattern> patterns;
  std::vector<std::shared_ptr<const Proof>> nested;
};

// The assertions of all branches and nested proofs; premises are counted where they are proved.
int assertions_in(const Proof& proof);
// What the notation begins with: "braid[3]" of "braid[3]: ...". Empty where there is none.
std::string kind_in_notation(const Proof& proof);

}  // namespace nonet
