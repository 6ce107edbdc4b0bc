// One lineage of a hunt. An island climbs in three phases, because no single measure is both cheap
// and reliable all the way (docs/evolution.md has the figures behind each):
//
//   climb    the weight after the basics: microseconds; smooth from random puzzles to about ER 9
//   trials   how little a round of trials finds: a millisecond; leads to about ER 9.5
//   rated    the exact Explainer rating, of children that the trials predict to be hard
//
//
// When classes are hunted there is one phase, `classes` (epoch_classes.cpp): the class itself is
// cheap to compute.
//
// After the climb the neighbours of each puzzle of the pool are searched once, the best first, in
// turn with the operators. When the pool no longer takes anything in, the island restarts with
// random puzzles; its finds stay in the archive.
//
// An island works in epochs of a fixed amount of work and draws from one stream per epoch, so that
// its work depends on the seed, the island's number and the epochs only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/canonical.h"
#include "generator/find.h"
#include "generator/hunt/archive.h"
#include "generator/hunt/hunt_progress.h"
#include "generator/hunt/operator_choice.h"
#include "generator/hunt/pool.h"
#include "generator/hunt/rating_queue.h"
#include "generator/hunt/trials.h"

namespace nonet {

// The results of an island's epoch.
struct EpochReport {
  bool complete = false;  // false: stopped in the middle
  std::uint64_t evaluations = 0;
  PerEnum<Stage, StageCount> stages{};
  PerEnum<OperatorId, OperatorCount> operators{};
  PerEnum<Stage, Recall> recall{};
  std::vector<Find> finds;  // rated exactly, or classified
};

// Shared by all islands during an epoch, read only.
struct EpochWorld {
  std::uint64_t seed = 0;
  std::uint64_t epoch = 0;
  std::uint64_t work = 0;  // of an epoch
  HuntObjective objective = HuntObjective::kHarder;
  const Archive& archive;
  const RunControl& control;
};

class Island {
 public:
  // Starts with the seeds, if any, instead of `population` random puzzles.
  Island(std::size_t number, std::size_t population, std::vector<Puzzle> seeds,
         HuntObjective objective);

  EpochReport run_epoch(const EpochWorld& world);

  // The best of a rated pool, for a neighbouring island; empty in the other phases.
  [[nodiscard]] std::vector<HuntedPuzzle> emigrants(std::size_t most) const;
  void welcome(const std::vector<HuntedPuzzle>& immigrants);

  [[nodiscard]] IslandView view() const;
  [[nodiscard]] PerEnum<OperatorId, double> operator_shares() const { return choice_.shares(); }

  void save(StateWriter& state) const;
  void restore(StateReader& state);

 private:
  class Epoch;

  [[nodiscard]] Pool empty_pool(IslandPhase phase) const;
  // Whether it starts with planted tridagons. One in four does not, to find puzzles that are as
  // hard without one: when classes are hunted that is a discovery.
  [[nodiscard]] bool plants() const;
  // Whether it starts with designed puzzles (deep_design.h): three in four that hunt for classes,
  // and one in four that hunt for harder puzzles.
  [[nodiscard]] bool designs() const;
  [[nodiscard]] IslandPhase first_phase() const;
  // Begins a phase with an empty pool.
  void enter(IslandPhase phase);

  std::size_t number_;
  std::size_t population_;
  std::vector<Puzzle> seeds_;  // not yet used
  HuntObjective objective_;
  IslandPhase phase_;
  std::uint64_t generation_ = 0;
  Pool pool_;
  OperatorChoice choice_;
  RatingQueue queue_;
  std::uint64_t stale_ = 0;  // work since the rated pool last took in a puzzle
};

}  // namespace nonet
