// The whole reason for a step: a directed graph of assertions, each with its reason and the
// assertions it follows from. It records neither the search nor the price.
//
//   Proof  kind, conclusions
//    ├─ branch for each case ── node 0 (assumption) ── node 1 ── ... ── consequence of the case
//    │                                    ╲________________╱  parents are earlier nodes
//    ├─ patterns            used by nodes, present when the node's parents hold
//    └─ nested proofs       of the same form; assertions taken from the outer branch are premises
//
// All assertions are about the same grid, that of the step. A nested proof does not see a smaller
// grid: it names, as premises, the assertions of the outer branch that it uses, and the node that
// it proves has exactly these as parents. So every node can be checked alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/constraint_set.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// Why an assertion "cell is digit" (on) or "cell is not digit" (off) holds. For a group of cells:
// one of them is the digit, or none of them is.
enum class Reason : std::uint8_t {
  kAssumption,   // the case of the branch
  kPremise,      // off: holds in the argument around this proof
  kCellTaken,    // off: the cell is another digit (the parent)
  kHouseTaken,   // off: the digit is elsewhere in `house` (the parent)
  kLastInCell,   // on: all other candidates of the cell are off (the parents)
  kLastInHouse,  // on: all other places in `house` are off (the parents)
  kPattern,      // off: removed by a pattern that the parents leave
  kProof,        // off: removed by a nested proof whose premises are the parents
  kLockedSet,    // on: `set` has one digit more than cells; without the parents' it needs all
                 // others
  kRectangle,    // on: without the parents' places the four cells of `set` would have only the two
                 // digits of `pair`, and could exchange them
  kPairTaken,    // off: the board's pairs exclude it, for another cell is the digit, or a neighbour
                 // one next to it (the parent); other boards alone
};

// A separate part of a pattern, with the digits that matter there.
//
//   almost locked sets  each set in turn, with the digits that only it or the next can hold
//   death blossom       each petal, with the digit of the stem that it would lose
//   wider blossoms      each petal, with the digits of the stem that it would exclude
//   colors              each color, the two of a group in succession, with the digit
//   Sue de Coq          the crossing, the cells of the line, those of the box, with their digits
//   W-wing              the two places in the house, with their digit
//   tridagon            the three cells in each box, with the three digits
//   exocets             the base cells, the target cells, and for each of their digits its places
//   in
//                       the cross-lines beside both (exocet.h); of a double exocet twice the first
//                       two
struct PatternPart {
  CellSet cells;
  DigitSet digits;

  bool operator==(const PatternPart&) const = default;
};

// The pattern behind a step that is not a chain, or behind a node of a chain.
struct Pattern {
  TechniqueId technique = TechniqueId::kPointing;
  CellSet cells;            // the cells of the set, fish, wing or loop; the aligned cells
  DigitSet digits;          // confined to the cells (naked sets: the cells to them); the loop's
                            // pair
  std::vector<House> base;  // base houses: all of a fish's; a single's or set's house
  std::vector<House> cover;
  std::vector<PatternPart> parts;
  std::optional<Cell> pivot;  // wings
  CellSet partners;         // aligned exclusion: excluders; loops and graves: the set's other cells
  DigitSet partner_digits;  // of that set
  bool hidden = false;      // whether that set is hidden
  CandidateSet surplus;     // loops, graves, tridagons: candidates one of which must be true
  ConstraintSet truths;     // of arguments by counting (rank_set.h)
  ConstraintSet links;

  bool operator==(const Pattern&) const = default;
};

struct ProofNode {
  Candidate candidate;  // of a group: its digit in its first cell
  CellSet group;        // two or more cells that share the assertion; else empty
  bool on = false;
  Reason reason = Reason::kAssumption;
  CellSet set;                         // kLockedSet, kRectangle
  DigitSet pair;                       // kRectangle
  House house;                         // kHouseTaken, kLastInHouse
  std::uint32_t argument = 0;          // kPattern, kProof: index into Proof::patterns or ::nested
  std::vector<std::uint32_t> parents;  // indices into the same branch, all smaller
};

// The cells of the assertion: one cell or the group.
inline CellSet cells_of(const ProofNode& node) {
  return node.group.empty() ? CellSet(node.candidate.cell) : node.group;
}

// From the premises used and the assumption to the consequence of the case, in an order in which
// each node follows from earlier ones. Each case ends in all conclusions of the proof or in a
// contradiction.
struct ProofBranch {
  std::vector<ProofNode> nodes;
};

// Keeps the assumption, the nodes of these indices and all their ancestors; updates the indices.
void keep_needed(ProofBranch& branch, std::vector<std::uint32_t>& needed);

enum class ProofKind : std::uint8_t {
  kPattern,        // no branches: the step's pattern is the reason
  kContradiction,  // one branch: its assumption leads to a node that contradicts another; so the
                   // opposite is true, and it removes its usual candidates
  kCycle,          // one branch that returns to its assumption: its assertions hold all or none;
                   // the end may repeat an assertion for another locked set
  kEither,         // two branches: a candidate is on, is off
  kCell,           // a branch for each candidate of `cell`
  kHouse,          // a branch for each place of `digit` in `house`
};

// The question of a proof: one assumption, or cases. For kEither `digit` in `cell` is the
// candidate.
struct Division {
  ProofKind kind = ProofKind::kContradiction;
  Cell cell = {};
  House house = {};
  Digit digit = {};
};

struct Proof {
  ProofKind kind = ProofKind::kPattern;
  TechniqueId technique = TechniqueId::kNakedSingle;
  int length = 0;  // assertions as the rating counts them; the proof may show fewer
  std::optional<Candidate> placed;
  CandidateSet removed;
  std::string notation;     // the chain in the notation of the scale's community; may be empty
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
// The start of a notation: "braid[3]" of "braid[3]: ...". Empty if there is none.
std::string kind_in_notation(const std::string& notation);

}  // namespace nonet
