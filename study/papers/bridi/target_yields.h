// "Our aim is not to get the most difficult Sudoku, but to ensure that the generation of Sudoku
// meet a certain constraint of difficulty" (Bridi, section 6): how many puzzles of a target the
// genetic loop gives, compared with random genotypes, with `nonet generate` for the same wishes,
// and with the search of `--objective target`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "generator/wishes.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

struct TargetRow {
  std::string label;  // as the options of `nonet evolve` say it
  Wishes wishes;
};

// Five targets: a common and a rare difficulty of Bridi's, a range of Explainer ratings, few clues
// with a symmetry, and a technique.
std::vector<TargetRow> targets();

enum class TargetWayTried : std::uint8_t {
  kRandomGenotypes,
  kGeneticLoop,
  kRandomPuzzles,
  kTargetSearch
};

// The result of one method from one seed, after a fixed amount of its own work. An evaluation is a
// puzzle that was made and compared with the target, hit or not.
struct TargetYield {
  std::uint64_t found = 0;  // no two isomorphic
  std::uint64_t evaluations = 0;
  double seconds = 0;  // of processor time; 0 without a clock
};

// nullopt after a stop.
std::optional<TargetYield> yield_of(const Wishes& wishes, TargetWayTried way, std::uint64_t seed,
                                    const ExperimentRequest& request);

// Puzzles found in a thousand evaluations and, with a clock, in a second of processor time, for
// each target and method: means over seeds. nullopt after a stop.
std::optional<ComparisonTable> target_yields_table(const ExperimentRequest& request);

}  // namespace nonet::bridi
