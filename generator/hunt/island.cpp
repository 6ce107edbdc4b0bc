#include "generator/hunt/island.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "generator/hunt/epoch.h"
#include "generator/hunt/phase_catalog.h"

namespace nonet {
namespace {

// Of each kPlantingCycle islands, number kPlantless plants no tridagons, and number kDesigning
// designs puzzles where harder ones are hunted.
constexpr std::size_t kPlantingCycle = 4;
constexpr std::size_t kDesigning = 2;
constexpr std::size_t kPlantless = 3;

constexpr std::uint64_t kMostBelieved = 100'000;  // more makes a checkpoint invalid

}  // namespace

Island::Island(std::size_t number, std::size_t population, std::vector<Puzzle> seeds,
               HuntObjective objective)
    : number_(number),
      population_(population),
      seeds_(std::move(seeds)),
      objective_(objective),
      phase_(first_phase()),
      pool_(empty_pool(phase_)) {}

IslandPhase Island::first_phase() const {
  if (objective_ != HuntObjective::kHarder) return IslandPhase::kClasses;
  return plants() ? IslandPhase::kPlanting : IslandPhase::kClimb;
}

bool Island::plants() const { return number_ % kPlantingCycle != kPlantless; }

bool Island::designs() const {
  if (objective_ == HuntObjective::kHarder) return number_ % kPlantingCycle == kDesigning;
  return plants();
}

Pool Island::empty_pool(IslandPhase phase) const {
  if (kPhaseTable[phase].lasts) return Pool(hunt_constants::kRatedPool);
  const std::size_t planted =
      designs() ? hunt_constants::kFirstDesigned : hunt_constants::kFirstRated;
  const std::size_t size =
      phase == IslandPhase::kPlanting ? std::min(population_, planted) : population_;
  return Pool({.size = size, .per_solution = hunt_constants::kMostOfSolution});
}

void Island::enter(IslandPhase phase) {
  phase_ = phase;
  pool_ = empty_pool(phase);
  stale_ = 0;
}

EpochReport Island::run_epoch(const EpochWorld& world) { return Epoch(*this, world).run(); }

std::vector<HuntedPuzzle> Island::emigrants(std::size_t most) const {
  if (!kPhaseTable[phase_].lasts) return {};
  const auto members = pool_.members();
  const auto count = std::min(most, members.size());
  return {members.begin(), members.begin() + static_cast<std::ptrdiff_t>(count)};
}

void Island::welcome(const std::vector<HuntedPuzzle>& immigrants) {
  if (!kPhaseTable[phase_].lasts) return;
  for (const HuntedPuzzle& immigrant : immigrants) pool_.insert(immigrant);
}

IslandView Island::view() const {
  IslandView view{.phase = phase_,
                  .generation = generation_,
                  .pool = pool_.members().size(),
                  .grids = pool_.solution_count()};
  if (pool_.members().empty()) return view;
  const auto shown = kPhaseTable[phase_].shown;
  double sum = 0;
  for (const HuntedPuzzle& member : pool_.members()) sum += member.*shown;
  view.mean = sum / static_cast<double>(pool_.members().size());
  view.best = pool_.members().front().*shown;
  return view;
}

void Island::save(StateWriter& state) const {
  state.number(seeds_.size());
  for (const Puzzle& seed : seeds_) save_puzzle(seed, state);
  save_state(phase_, state);
  state.number(generation_);
  pool_.save(state);
  choice_.save(state);
  queue_.save(state);
  state.number(stale_);
}

void Island::restore(StateReader& state) {
  seeds_.clear();
  for (std::uint64_t left = state.count(kMostBelieved); left > 0 && state.good(); --left) {
    const auto seed = saved_puzzle_in(state);
    if (!seed) return state.fail();
    seeds_.push_back(*seed);
  }
  restore_state(phase_, state);
  generation_ = state.number();
  pool_ = empty_pool(phase_);
  pool_.restore(state);
  choice_.restore(state);
  queue_.restore(state);
  stale_ = state.number();
}

}  // namespace nonet
