// "Our aim is not to get the most difficult Sudoku, but to ensure that the generation of Sudoku
// meet a certain constraint of difficulty" (Bridi, section 6): how many puzzles of a target the
// genetic loop gives, beside genotypes made at random, beside `nonet generate` with the same wishes
// and beside the search of `--objective target`.
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

// Five: difficulties of Bridi's own that are common and rare, a range of Sudoku Explainer's, few
// clues with a symmetry, and a technique.
std::vector<TargetRow> targets();

enum class TargetWayTried : std::uint8_t {
  kRandomGenotypes,
  kGeneticLoop,
  kRandomPuzzles,
  kTargetSearch
};

// What one way came to from one seed, after a fixed amount of its own work. An evaluation is a
// puzzle that was made and held against the target, whether it met it or not.
struct TargetYield {
  std::uint64_t found = 0;  // no two isomorphic
  std::uint64_t evaluations = 0;
  double seconds = 0;  // of processor time; 0 without a clock
};

// nullopt where asked to stop.
std::optional<TargetYield> yield_of(const Wishes& wishes, TargetWayTried way, std::uint64_t seed,
                                    const ExperimentRequest& request);

// Puzzles found in a thousand evaluations, and with a clock in a second of processor time, of each
// target and way: means over seeds. nullopt where asked to stop.
std::optional<ComparisonTable> target_yields_table(const ExperimentRequest& request);

}  // namespace nonet::bridi
