#include "generator/hunt/epoch.h"

#include <algorithm>
#include <utility>

#include "generator/full_grid.h"
#include "generator/hunt/breeding.h"
#include "generator/hunt/deep_search.h"
#include "generator/hunt/planting.h"
#include "generator/thinning.h"

namespace nonet {

using namespace hunt_constants;

namespace {

// The index of an epoch's stream: unique for each island and epoch.
std::uint64_t stream_index(std::size_t island, std::uint64_t epoch) {
  return (std::uint64_t{island} << 40) + epoch;
}

// The hardness predicted by the trials, in tenths of a refuted candidate. The weights are those of
// a regression over 308 rated puzzles of ER 8.8 and more; puzzles that the trials do not solve come
// first.
std::int64_t trials_merit(const HuntedPuzzle& child) {
  return -10 * std::int64_t{child.refuted} - 5 * std::int64_t{child.agreed} -
         child.consequences / 10 + (child.closed ? 0 : 1000);
}

void note_trials(HuntedPuzzle& child, const TrialRound& round, const BasicsBoard& board) {
  child.refuted = round.refuted;
  child.agreed = round.agreed;
  child.consequences = 10 * round.consequences / std::max(1, round.trials - round.refuted);
  child.closed = !after_trials(board).has_value();
}

std::size_t open_members(const Pool& pool) {
  const auto members = pool.members();
  std::size_t open = 0;
  for (const HuntedPuzzle& member : members) open += member.closed ? 0 : 1;
  return open;
}

// Candidates removed by one round of trials; agreed ones count half.
double mean_findings(const Pool& pool) {
  double sum = 0;
  for (const HuntedPuzzle& member : pool.members()) sum += member.refuted + member.agreed / 2.0;
  return sum / static_cast<double>(std::max<std::size_t>(1, pool.members().size()));
}

}  // namespace

std::int64_t merit_in(IslandPhase phase, const HuntedPuzzle& child) {
  switch (phase) {
    case IslandPhase::kClimb:
      return child.weight;
    case IslandPhase::kTrials:
    case IslandPhase::kPlanting:
      return trials_merit(child);
    case IslandPhase::kRated:
      return 10'000 * std::int64_t{child.er} + trials_merit(child);
    case IslandPhase::kClasses:
      return child.merit;
  }
  return 0;
}

Island::Epoch::Epoch(Island& island, const EpochWorld& world)
    : island_(island),
      world_(world),
      random_(world.seed, "hunt", stream_index(island.number_, world.epoch)) {
  const std::uint64_t turn = world.epoch + island.number_;
  if (turn % kEpochsPerRecall == 0) {
    sampled_ = kSampledStages[turn / kEpochsPerRecall % kSampledStages.size()];
  }
}

EpochReport Island::Epoch::run() {
  while (work_ < world_.work && !stopped_) {
    if (world_.control.should_stop()) {
      stopped_ = true;
    } else if (island_.to_rate_ > 0) {
      island_.phase_ == IslandPhase::kClasses ? classify_next() : rate_next();
    } else if (needs_puzzles()) {
      fill_pool();
    } else if (island_.pool_.members().empty()) {
      begin_anew();
    } else {
      breed();
    }
  }
  report_.complete = !stopped_;
  report_.evaluations = stage(Stage::kBred).out;
  return std::move(report_);
}

void Island::Epoch::fill_pool() {
  ++stage(Stage::kBred).in;
  ++stage(Stage::kBred).out;
  ++work_;
  if (island_.phase_ == IslandPhase::kClasses) return plant();
  if (!island_.seeds_.empty()) {
    take_seed();
    return;
  }
  island_.phase_ == IslandPhase::kPlanting ? plant_first() : climb_first();
}

void Island::Epoch::climb_first() {
  const Puzzle puzzle = thinned(random_full_grid(random_), random_);
  HuntedPuzzle child{.puzzle = puzzle, .form = {}, .solution = fingerprint(puzzle.solution())};
  if (!heavy_enough(child) || !is_new(child)) return;
  child.merit = merit_in(island_.phase_, child);
  island_.pool_.insert(child);
}

// Most of these have ER 9.3 to 10.3, each on another solution grid: the start of many lineages.
void Island::Epoch::plant_first() {
  const auto puzzle = planted();
  if (!puzzle) return;
  HuntedPuzzle child{.puzzle = *puzzle, .form = {}, .solution = fingerprint(puzzle->solution())};
  const auto basics = heavy_enough(child);
  if (!basics || !is_new(child)) return;
  insert_tried(std::move(child), *basics);
  if (island_.pool_.full()) leave_trials();
}

std::optional<Puzzle> Island::Epoch::planted() {
  work_ += kPlantingWork;
  std::vector<PlantedPlace> places = planted_places(random_full_grid(random_));
  if (places.empty()) return std::nullopt;
  const PlantedPlace place = random_.pick(std::span<PlantedPlace>(places));
  if (island_.plants_deep()) {
    const DeepSearch search = search_deep(place, random_, world_.control);
    work_ += kDeepChangeWork * static_cast<std::uint64_t>(1 + search.changes);
    return search.found;
  }
  const PlantedSearch search = search_place(place, random_, world_.control);
  work_ += kPlantedWork * static_cast<std::uint64_t>(search.tried);
  return search.best;
}

void Island::Epoch::take_seed() {
  if (island_.phase_ != IslandPhase::kRated) {
    island_.phase_ = IslandPhase::kRated;
    island_.pool_ = island_.empty_pool(IslandPhase::kRated);
  }
  const Puzzle seed = minimised(island_.seeds_.back(), random_);
  island_.seeds_.pop_back();
  HuntedPuzzle child{.puzzle = seed, .form = {}, .solution = {}};
  if (!is_new(child)) return;
  child.solution = fingerprint(canonicalizer_.grid_of(seed.solution()));
  island_.waiting_.push_back({.child = child, .parents = {}});
  ++island_.to_rate_;
}

HuntedPuzzle Island::Epoch::random_parent() {
  const auto members = island_.pool_.members();
  const auto size = static_cast<std::uint32_t>(members.size());
  std::uint32_t index = random_.below(size);
  const int tournament = island_.phase_ == IslandPhase::kClimb ? 1 : kTournament;
  for (int i = 1; i < tournament; ++i) index = std::min(index, random_.below(size));
  return members[index];
}

void Island::Epoch::breed() {
  const std::uint64_t work = work_;
  const std::uint64_t children = stage(Stage::kBred).out;
  std::optional<HuntedPuzzle> unexpanded;
  if (island_.phase_ != IslandPhase::kClimb && random_.chance(kExpansionShare)) {
    unexpanded = island_.pool_.take_unexpanded();
  }
  if (unexpanded) {
    expand(*unexpanded);
  } else {
    breed_by(island_.choice_.next(random_), random_parent());
  }
  after_breeding(work_ - work, stage(Stage::kBred).out - children);
}

void Island::Epoch::breed_by(OperatorId chosen, const HuntedPuzzle& parent) {
  std::vector<const Puzzle*> pool;
  for (const HuntedPuzzle& member : island_.pool_.members()) pool.push_back(&member.puzzle);
  std::vector<Child> children;  // collected first: screening changes the pool
  operator_catalog()[chosen].breed({.parent = parent.puzzle, .pool = pool, .random = random_},
                                   [&](const Child& child) { children.push_back(child); });
  const std::uint64_t before = work_;
  work_ += operator_catalog()[chosen].work;
  reward_ = 0;
  screen_all(parent, children, chosen);
  island_.choice_.learn(chosen, static_cast<double>(work_ - before), reward_);
}

// Neighbourhood search: once for each puzzle of a rated pool, the best first, in turn with the
// operators, because a second time brings nothing.
void Island::Epoch::expand(const HuntedPuzzle& parent) {
  std::vector<Child> children;
  swap_each({.parent = parent.puzzle, .pool = {}, .random = random_},
            [&](const Child& child) { children.push_back(child); });
  // Counted for the operator that makes the same neighbours.
  screen_all(parent, children, OperatorId::kSwapOne);
}

void Island::Epoch::screen_all(const HuntedPuzzle& parent, const std::vector<Child>& children,
                               OperatorId operation) {
  OperatorCount& count = report_.operators[operation];
  ++count.calls;
  count.children += children.size();
  ++stage(Stage::kBred).in;
  stage(Stage::kBred).out += children.size();
  work_ += children.size();
  for (const Child& child : children) screen(parent, child, operation);
}

void Island::Epoch::after_breeding(std::uint64_t work, std::size_t children) {
  switch (island_.phase_) {
    case IslandPhase::kClimb:
      if (island_.pool_.full() && island_.pool_.mean_merit() >= kWeightGoal) leave_climb();
      break;
    case IslandPhase::kTrials:
      island_.stale_ += work;
      if (island_.stale_ >= kStaleWork) return begin_anew();
      if (mean_findings(island_.pool_) <= kFindingsGoal ||
          open_members(island_.pool_) >= kOpenGoal) {
        leave_trials();
      }
      break;
    case IslandPhase::kRated:
      island_.bred_ += 1 + children;
      island_.stale_ += work;
      if (island_.stale_ >= kStaleWork) return begin_anew();
      choose_for_rating();
      break;
    case IslandPhase::kClasses:
      island_.stale_ += work;
      if (island_.stale_ >= kStaleWork) return begin_anew();
      break;
    case IslandPhase::kPlanting:
      break;  // nothing is bred in it
  }
}

void Island::Epoch::screen(const HuntedPuzzle& parent, const Child& bred, OperatorId operation) {
  HuntedPuzzle child{.puzzle = bred.puzzle, .form = {}, .solution = {}, .er = parent.er};
  std::vector<Grid> parents = {parent.puzzle.givens()};
  if (bred.mate) parents.push_back(*bred.mate);
  if (island_.phase_ == IslandPhase::kClasses) {
    return offer_class(child, std::move(parents), operation);
  }
  const auto board = heavy_enough(child);
  if (!board || !is_new(child)) return;
  if (island_.phase_ != IslandPhase::kClimb && !resists_trials(child, *board)) return;
  if (island_.phase_ == IslandPhase::kRated) {
    if (!resists_closure(child) || !is_of_fresh_grid(child)) return;
    wait_for_rating({child, std::move(parents), operation});
    return;
  }
  child.solution = fingerprint(child.puzzle.solution());
  child.merit = merit_in(island_.phase_, child);
  if (island_.pool_.insert(child)) {
    reward_ += 1;
    island_.stale_ = 0;
    ++report_.operators[operation].improved;
  }
}

std::optional<BasicsBoard> Island::Epoch::heavy_enough(HuntedPuzzle& child) {
  ++stage(Stage::kWeight).in;
  ++stage(Stage::kWeight).work;
  const auto basics = after_basics(child.puzzle.givens());
  child.weight = basics ? basics->weight : 0;
  if (!basics || !has_weight(child)) {
    reject(Stage::kWeight, child.puzzle.givens());
    return std::nullopt;
  }
  ++stage(Stage::kWeight).out;
  return basics->board;
}

bool Island::Epoch::has_weight(const HuntedPuzzle& child) const {
  if (island_.phase_ == IslandPhase::kClimb) return child.weight >= island_.pool_.bar();
  if (child.weight >= kLeastWeight) return true;
  return island_.plants() && child.weight >= kLeastPlantedWeight &&
         after_singles(child.puzzle).tridagon;
}

bool Island::Epoch::is_new(HuntedPuzzle& child) {
  StageCount& count = stage(Stage::kDuplicate);
  ++count.in;
  ++count.work;
  child.form = fingerprint(canonicalizer_.grid_of(child.puzzle.givens()));
  if (world_.archive.knows(child.form) || !seen_.insert(child.form).second) return false;
  ++count.out;
  return true;
}

bool Island::Epoch::resists_trials(HuntedPuzzle& child, const BasicsBoard& board) {
  StageCount& count = stage(Stage::kTrials);
  ++count.in;
  work_ += kTrialsWork;
  const TrialRound round = try_candidates(board, most_refuted());
  count.work += static_cast<std::uint64_t>(round.trials);
  if (round.cut) {
    reject(Stage::kTrials, child.puzzle.givens());
    return false;
  }
  note_trials(child, round, board);
  ++count.out;
  return true;
}

bool Island::Epoch::resists_closure(const HuntedPuzzle& child) {
  StageCount& count = stage(Stage::kClosure);
  ++count.in;
  ++count.work;
  if (child.closed && open_members(island_.pool_) >= kEnoughOpen) {
    reject(Stage::kClosure, child.puzzle.givens());
    return false;
  }
  ++count.out;
  return true;
}

bool Island::Epoch::is_of_fresh_grid(HuntedPuzzle& child) {
  StageCount& count = stage(Stage::kGrid);
  ++count.in;
  ++count.work;
  child.solution = fingerprint(canonicalizer_.grid_of(child.puzzle.solution()));
  if (is_grid_exhausted(child)) return false;
  ++count.out;
  return true;
}

int Island::Epoch::most_refuted() const {
  if (island_.phase_ == IslandPhase::kRated) return kMostRefuted;
  // A child with as many refuted candidates as the worst of the pool will not enter it.
  const auto members = island_.pool_.members();
  int most = 0;
  for (const HuntedPuzzle& member : members) most = std::max(most, member.refuted);
  return most;
}

void Island::Epoch::insert_tried(HuntedPuzzle child, const BasicsBoard& board) {
  const TrialRound round = try_candidates(board, kCells * kSize);
  stage(Stage::kTrials).work += static_cast<std::uint64_t>(round.trials);
  work_ += kTrialsWork;
  note_trials(child, round, board);
  child.merit = merit_in(island_.phase_, child);
  island_.pool_.insert(child);
}

void Island::Epoch::leave_climb() {
  const std::vector<HuntedPuzzle> climbers(island_.pool_.members().begin(),
                                           island_.pool_.members().end());
  island_.pool_ = island_.empty_pool(IslandPhase::kTrials);
  island_.stale_ = 0;
  island_.phase_ = IslandPhase::kTrials;
  for (const HuntedPuzzle& climber : climbers) {
    const auto basics = after_basics(climber.puzzle.givens());
    insert_tried(climber, basics->board);
  }
}

void Island::Epoch::leave_trials() {
  const auto members = island_.pool_.members();
  island_.waiting_.clear();
  for (std::size_t i = 0; i < std::min(kFirstRated, members.size()); ++i) {
    island_.waiting_.push_back({.child = members[i], .parents = {}});
    HuntedPuzzle& child = island_.waiting_.back().child;
    child.solution = fingerprint(canonicalizer_.grid_of(child.puzzle.solution()));
  }
  island_.to_rate_ = island_.waiting_.size();
  island_.stale_ = 0;
  island_.phase_ = IslandPhase::kRated;
  island_.pool_ = island_.empty_pool(IslandPhase::kRated);
}

void Island::Epoch::begin_anew() {
  island_.phase_ = island_.first_phase();
  ++island_.generation_;
  island_.pool_ = island_.empty_pool(island_.phase_);
  island_.choice_ = OperatorChoice();
  island_.waiting_.clear();
  island_.bred_ = island_.arrived_ = island_.to_rate_ = island_.stale_ = 0;
}

}  // namespace nonet
