// One deduction: its conclusions, and the facts that a scale may price or an explanation may show.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/proof.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

struct Step {
  TechniqueId technique = TechniqueId::kNakedSingle;
  // Facts for prices and choice rules.
  std::uint8_t size = 0;      // of the pattern: cells of a loop, digits of a naked or hidden set
  std::uint8_t partners = 0;  // further cells or digits that a pattern (loop, BUG) needs
  std::uint8_t variant = 0;   // breaks ties of equal price: type of a loop, kind of a chain
  int complexity = 0;         // of a chain; 0 elsewhere

  std::optional<Candidate> placement;
  CandidateSet eliminations;  // present candidates that are removed; those that a placement clears
                              // are not listed
  // The eliminations in the order in which the finder met them, if that is not the order of the set
  // (digit, then cell). Walks whose queues of singles depend on the order remove them so.
  std::vector<Candidate> sequence;

  // For display: cells and digits of the pattern, and its houses (base, then cover).
  CellSet cells;
  DigitSet digits;
  std::optional<House> house;
  std::optional<House> cover;
  HouseSet bases = 0;  // all base houses if there are several; 0: `house` alone
  HouseSet covers = 0;
  std::optional<Cell> pivot;
  CellSet helpers;                 // cells outside the pattern that make it work
  std::vector<PatternPart> parts;  // only if the sink wants explanations
  // Of chains, and only if the sink wants explanations; proof_of in rater/explain gives the proof
  // of any step. Shared because steps are copied between sinks.
  std::shared_ptr<const Proof> proof;
};

// The proof that the pattern is the reason for all conclusions of the step.
std::shared_ptr<const Proof> pattern_proof(const Step& step, Pattern pattern);

// Adds a candidate to the eliminations, at the end of their sequence.
inline void add_elimination(Step& step, Candidate candidate) {
  if (step.eliminations.contains(candidate)) return;
  step.eliminations.insert(candidate);
  step.sequence.push_back(candidate);
}

// Removes the eliminations, then fills the placement.
inline void apply(Position& position, const Step& step) {
  position.eliminate(step.eliminations);
  if (step.placement) position.place(*step.placement);
}

}  // namespace nonet
