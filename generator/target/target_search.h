// Puzzles for a target, in the faster of two ways. A sample of random puzzles of the wanted clue
// count and symmetry measures how many of them meet the target. If these are many, rejection
// continues: make puzzles, keep the fitting ones. If they are few, or if seeds replace the sample,
// evolution breeds from the nearest:
//
//   pool := the nearest of the sample, or of the seeds
//   repeat
//     breed near members of the pool (symmetric_breeding.h, with a pattern pattern_breeding.h),
//     measure the distance of each child
//     children that meet the target are found, at most a few of a solution grid
//     nearer children replace farther members
//
// Found puzzles stay in the pool: neighbours of a fitting puzzle fit a hundred times as often as
// random puzzles.
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
#include "generator/find.h"
#include "generator/recipe.h"
#include "generator/target/nearest.h"
#include "generator/target/target.h"

namespace nonet {

enum class TargetWay : std::uint8_t { kRejection, kEvolution };

struct TargetPlan {
  Wishes wishes;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  Exchange* ranks = nullptr;       // share the work (recipe.h); borrowed; null: one process
  std::size_t population = 300;    // the nearest puzzles, the parents
  std::vector<Puzzle> seeds = {};  // parents instead of a sample of random puzzles
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, including the sample
};

// The results of the sample, or of the seeds.
struct TargetSample {
  std::uint64_t tries = 0;
  std::uint64_t met = 0;
  std::optional<NearestPuzzle> nearest = {};  // if none met it
  TargetWay way = TargetWay::kRejection;
};

// "0 of 2000 random puzzles meet the target (0 %), the nearest ...", and the way the search
// continues.
std::string text_of(const TargetSample& sample, const TargetPlan& plan);

// The reason why no known puzzle can meet the target.
Status check(const TargetPlan& plan);

struct TargetCount {
  std::uint64_t tries = 0;
  std::uint64_t found = 0;
  std::optional<NearestPuzzle> nearest = {};  // of the parents
};

// For a breeding search: "8,192 bred, none fits, the nearest is too easy (explainer 9.0)".
std::string text_of(const TargetCount& count, std::uint64_t wanted);

// Reports on the breeding after some thousand puzzles, and again after each fourfold number. The
// moments do not depend on the clock.
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
  std::function<Flow(const Find&)> found;  // no two of them isomorphic
  // Called now and then, by the way taken.
  std::function<void(const GenerationCount&)> rejected = {};
  std::function<void(const TargetCount&)> bred = {};
};

// Runs until `found` returns kStop, the tries are spent or the control requests a stop. The finds
// depend only on the plan, not on its threads and ranks. With ranks each calls this with the same
// plan, and `found` on rank 0 decides.
TargetCount search_target(const TargetPlan& plan, const RunControl& control,
                          const TargetCallbacks& callbacks);

}  // namespace nonet
