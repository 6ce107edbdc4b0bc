// From a list of wishes to a puzzle. Bridi regenerates a mutated individual "by selecting the cells
// in the same order used for the original grid, but using the value obtained by the mutation where
// possible"; naive forward checking itself is the same with an empty list. Bridi leaves the details
// open, so each open point is an option here; the defaults are the reading whose percentages came
// nearest to his among 288 (docs/genetic-generation.md).
//
// Backtracking is the improvement that he proposes: a depth-first search that takes the cells in
// the same order and the wished digit first, and returns to the last cell with another digit where
// naive forward checking starts over.
#pragma once

#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "board/genotype.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "generator/genetic/technique_set.h"

namespace nonet::genetic {

// When a grid counts as a puzzle.
enum class Stop : std::uint8_t {
  kLogic,   // the techniques solve it, which proves its solution the only one
  kUnique,  // it has one solution, however hard to find
};

// When the genes are used up and the grid is not a puzzle yet.
enum class Tail : std::uint8_t { kContinue, kFail };

// The replacement for a digit that its cell cannot hold.
enum class Illegal : std::uint8_t { kRandomLegal, kSkip, kFail };

enum class Backtracking : std::uint8_t {
  kNone,
  kDeduction,    // prunes grids that the techniques show to be dead ends
  kSolvability,  // and every grid that an exact solver finds unsolvable
};

// Two of the rules are for users' wishes and not in the paper: the symmetry and the fewest clues.
struct RegenerationRules {
  Strongest strongest = Strongest::kHiddenSingle;
  TechniqueWeights weights = kTechniqueWeights;  // weight of each technique's uses in the fitness
  Stop stop = Stop::kLogic;
  Tail tail = Tail::kContinue;
  Illegal illegal = Illegal::kRandomLegal;
  Backtracking backtracking = Backtracking::kNone;
  std::uint64_t node_limit = 2000;  // digits tried; with backtracking only
  // Each cell is followed by its images under the symmetry, and only then is the grid tested. Not
  // with backtracking, which goes back cell by cell.
  Symmetry symmetry = Symmetry::kNone;
  int fewest_clues = 0;  // a puzzle with fewer gets more digits of its solution; not with
                         // backtracking
};

struct Individual {
  Puzzle puzzle;
  Genotype genotype;
  TechniqueCounts counts;
  int fitness = 0;      // the difficulty, or the closeness to a target (target_fitness.h)
  double distance = 0;  // from the target, if there is one
};

// nullopt on a dead end (with backtracking: when the search or the limit is exhausted).
std::optional<Individual> regenerate(const Genotype& wishes, const RegenerationRules& rules,
                                     RandomStream& random);

struct Born {
  Individual individual;
  std::uint64_t attempts = 0;  // grids started, including this one
};

// Naive forward checking from empty grids until one succeeds; nullopt after `max_attempts`.
std::optional<Born> generate_individual(const RegenerationRules& rules, RandomStream& random,
                                        std::uint64_t max_attempts);

}  // namespace nonet::genetic
