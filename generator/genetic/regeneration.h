// From a list of wishes to a puzzle. Bridi regenerates a mutated individual "by selecting the cells
// in the same order used for the original grid, but using the value obtained by the mutation where
// possible"; naive forward checking itself is the same with nothing wished for. Bridi leaves
// open what happens in between, so each open point is a choice here; the defaults are the reading
// whose percentages came nearest to his among 288 (docs/genetic-generation.md).
//
// Backtracking is the improvement that he proposes: a depth-first search that takes the cells in
// the same order and the wished digit first, and returns to the last cell with another digit where
// naive forward checking starts anew.
#pragma once

#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "board/genotype.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "generator/genetic/technique_set.h"

namespace nonet::genetic {

// When a grid is a puzzle.
enum class Stop : std::uint8_t {
  kLogic,   // the techniques solve it, which proves its solution the only one
  kUnique,  // it has one solution, however hard to find
};

// What follows when the genes are used up and the grid is not a puzzle yet.
enum class Tail : std::uint8_t { kContinue, kFail };

// What a digit that its cell cannot hold turns into.
enum class Illegal : std::uint8_t { kRandomLegal, kSkip, kFail };

enum class Backtracking : std::uint8_t {
  kNone,
  kDeduction,    // leaves what the techniques show to be a dead end
  kSolvability,  // and every grid that an exact solver finds unsolvable
};

// Two of the rules are for wishes of users and not in the paper: the symmetry and the fewest clues.
struct RegenerationRules {
  Strongest strongest = Strongest::kHiddenSingle;
  TechniqueWeights weights = kTechniqueWeights;  // what the uses of each add to the fitness
  Stop stop = Stop::kLogic;
  Tail tail = Tail::kContinue;
  Illegal illegal = Illegal::kRandomLegal;
  Backtracking backtracking = Backtracking::kNone;
  std::uint64_t node_limit = 2000;  // digits tried; with backtracking only
  // With each cell those follow that the symmetry maps it to, and a puzzle is asked for when they
  // are filled. Not with backtracking, which goes back cell by cell.
  Symmetry symmetry = Symmetry::kNone;
  int fewest_clues = 0;  // a puzzle with fewer gets more digits of its solution; likewise
};

struct Individual {
  Puzzle puzzle;
  Genotype genotype;
  TechniqueCounts counts;
  int fitness = 0;      // the difficulty, or the nearness to a target (target_fitness.h)
  double distance = 0;  // from the target, where there is one
};

// nullopt on a dead end (with backtracking: where every possibility or the limit is used up).
std::optional<Individual> regenerate(const Genotype& wishes, const RegenerationRules& rules,
                                     RandomStream& random);

struct Born {
  Individual individual;
  std::uint64_t attempts = 0;  // grids started, this one included
};

// Naive forward checking from empty grids until one succeeds; nullopt after `max_attempts`.
std::optional<Born> generate_individual(const RegenerationRules& rules, RandomStream& random,
                                        std::uint64_t max_attempts);

}  // namespace nonet::genetic
