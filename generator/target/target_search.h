// Puzzles for a target, the faster way. A sample of random puzzles of the wanted clue count and
// symmetry measures how many of them meet the target. Where these are many, rejection goes on:
// make puzzles, keep those that fit. Where they are few, or where seeds take the place of the
// sample, evolution breeds from the nearest:
//
//   pool := the nearest of the sample, or of the seeds
//   repeat
//     breed near members of the pool (symmetric_breeding.h, with a pattern pattern_breeding.h),
//     measure the distance of each child
//     children that meet the target are found, a few of a solution grid at most
//     nearer children take the places of farther members
//
// Found puzzles stay in the pool: the neighbours of a puzzle that fits fit a hundred times as often
// as random ones.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/exchange.h"
#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/recipe.h"
#include "generator/target/target.h"

namespace nonet {

enum class TargetWay : std::uint8_t { kRejection, kEvolution };

struct TargetPlan {
  Wishes wishes;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  Exchange* ranks = nullptr;       // that share the work (recipe.h); borrowed; null: one process
  std::size_t population = 300;    // the nearest, which are bred from
  std::vector<Puzzle> seeds = {};  // bred from instead of a sample of random puzzles
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, the sample among them
};

// What the sample, or the seeds, showed.
struct TargetSample {
  std::uint64_t tries = 0;
  std::uint64_t met = 0;
  double nearest = 0;  // least distance
  TargetWay way = TargetWay::kRejection;
};

// "3 of 2000 random puzzles meet the target (0.15 %), ...", and how the search goes on.
std::string text_of(const TargetSample& sample, const TargetPlan& plan);

// The reason why no known puzzle can meet the target.
Status check(const TargetPlan& plan);

struct TargetFind {
  Puzzle puzzle;
  Grid canonical;
};

struct TargetCount {
  std::uint64_t tries = 0;
  std::uint64_t found = 0;
  std::optional<double> nearest = {};  // least distance of those bred from
  Miss miss = Miss::kNone;             // and what that one fails; kNone: its clues
};

// Of a search that breeds: "8,192 bred, none fits, the nearest is 0.3 away: it is too easy".
std::string text_of(const TargetCount& count, std::uint64_t wanted);

// Says how the breeding goes after some thousand puzzles, and each time four times as many were
// bred. When it speaks does not depend on the clock.
class BreedingWatch {
 public:
  explicit BreedingWatch(std::uint64_t wanted) : wanted_(wanted) {}

  std::optional<std::string> see(const TargetCount& count);

 private:
  std::uint64_t wanted_;
  std::uint64_t next_tries_ = 5000;
};

struct TargetCallbacks {
  std::function<void(const TargetSample&)> sampled;
  std::function<Flow(const TargetFind&)> found;  // no two of them isomorphic
  // Now and then, by the way that is taken.
  std::function<void(const GenerationCount&)> rejected = {};
  std::function<void(const TargetCount&)> bred = {};
};

// Until `found` says stop, the tries are spent or the control asks to stop. What is found depends
// on the plan without its threads and ranks only. With ranks each calls this with the same plan,
// and `found` at rank 0 decides.
TargetCount search_target(const TargetPlan& plan, const RunControl& control,
                          const TargetCallbacks& callbacks);

}  // namespace nonet
