// One deduction: what it concludes, and the facts a scale may price or an explanation may show.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/techniques/candidate_set.h"
#include "rater/techniques/position.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

// One assertion of a chain: "cell is digit" (on) or "cell is not digit" (off), and why.
struct ChainNode {
  enum class Reason : std::uint8_t {
    kAssumption,   // the start of a branch
    kCellTaken,    // off: the cell holds another digit
    kHouseTaken,   // off: the digit is elsewhere in `house`
    kLastInCell,   // on: no other candidate left in the cell
    kLastInHouse,  // on: no other place left in `house`
    kTechnique,    // off: removed by `nested` technique among the assumptions made so far
  };
  Candidate candidate;
  bool on = false;
  Reason reason = Reason::kAssumption;
  House house;
  std::vector<std::uint32_t> parents;  // indices into the same branch, all smaller
  TechniqueId nested = TechniqueId::kNakedSingle;
};

// One line of reasoning from an assumption (front) to its target (back), in order of derivation.
struct ChainBranch {
  std::vector<ChainNode> nodes;
};

// Why a chain step holds: every branch leads to the conclusion, or two of them clash.
struct ChainProof {
  std::vector<ChainBranch> branches;
};

struct Step {
  TechniqueId technique = TechniqueId::kNakedSingle;
  // Facts for prices and choice rules.
  std::uint8_t size = 0;      // of the pattern: cells of a loop, digits of a naked or hidden set
  std::uint8_t partners = 0;  // cells or digits that a pattern (loop, BUG) needs beside its own
  std::uint8_t variant = 0;   // breaks ties of equal price: type of a loop, kind of a chain
  int complexity = 0;         // of a chain; 0 elsewhere

  std::optional<Candidate> placement;
  CandidateSet eliminations;  // present candidates that go; those a placement clears are not listed

  // What to show. Cells and digits of the pattern, and the houses it lives in (base, then cover).
  CellSet cells;
  DigitSet digits;
  std::optional<House> house;
  std::optional<House> cover;
  std::optional<Cell> pivot;
  CellSet helpers;  // cells that are not of the pattern but make it work
  // Only when the sink wants explanations. Shared because steps are copied between sinks.
  std::shared_ptr<const ChainProof> proof;
};

// Removes the eliminations, then fills the placement.
inline void apply(Position& position, const Step& step) {
  position.eliminate(step.eliminations);
  if (step.placement) position.place(*step.placement);
}

}  // namespace nonet
