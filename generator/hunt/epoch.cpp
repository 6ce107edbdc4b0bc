#include "generator/hunt/epoch.h"

#include <algorithm>
#include <utility>

#include "generator/full_grid.h"
#include "generator/hunt/breeding.h"
#include "generator/hunt/deep_design.h"
#include "generator/hunt/planting.h"
#include "generator/thinning.h"

namespace nonet {

using namespace hunt_constants;

namespace {

// The index of an epoch's stream: unique for each island and epoch.
std::uint64_t stream_index(std::size_t island, std::uint64_t epoch) {
  return (std::uint64_t{island} << 40) + epoch;
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

// clang-format off
const PerEnum<IslandPhase, Island::Epoch::Conduct> Island::Epoch::kConduct = {{{
    // kClimb
    {&Epoch::pool_has_room, &Epoch::climb_first, &Epoch::rate_seed,
     &Epoch::climbs, &Epoch::screen_climber, &Epoch::after_climbing, &Epoch::rate_next},
    // kTrials
    {&Epoch::lacks_nothing, &Epoch::climb_first, &Epoch::rate_seed,
     &Epoch::is_heavy, &Epoch::screen_by_trials, &Epoch::after_trials, &Epoch::rate_next},
    // kRated
    {&Epoch::lacks_nothing, &Epoch::climb_first, &Epoch::rate_seed,
     &Epoch::is_heavy, &Epoch::screen_for_rating, &Epoch::after_rated, &Epoch::rate_next},
    // kClasses
    {&Epoch::lacks_classes, &Epoch::plant_class, &Epoch::classify_seed,
     &Epoch::is_heavy, &Epoch::screen_class, &Epoch::after_classes, &Epoch::classify_next},
    // kPlanting: it ends as soon as its pool is full, and nothing is bred in it
    {&Epoch::pool_has_room, &Epoch::plant_first, &Epoch::rate_seed,
     &Epoch::is_heavy, &Epoch::screen_by_trials, &Epoch::after_nothing, &Epoch::rate_next},
}}};
// clang-format on

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
    } else if (island_.queue_.has_chosen()) {
      (this->*conduct().rate_next)();
    } else if (!island_.seeds_.empty() || (this->*conduct().lacks_puzzles)()) {
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
  (this->*(island_.seeds_.empty() ? conduct().fill : conduct().take_seed))();
}

void Island::Epoch::climb_first() {
  const Puzzle puzzle = thinned(random_full_grid(random_), random_);
  HuntedPuzzle child{.puzzle = puzzle, .form = {}, .solution = fingerprint(puzzle.solution())};
  if (!heavy_enough(child) || !is_new(child)) return;
  child.merit = phase().merit(child);
  island_.pool_.insert(child);
}

// Most of these have ER 9.3 to 10.3, each on another solution grid: the start of many lineages.
void Island::Epoch::plant_first() {
  const auto puzzle = planted();
  if (!puzzle) return;
  HuntedPuzzle child{.puzzle = *puzzle, .form = {}, .solution = fingerprint(puzzle->solution())};
  const auto basics = heavy_enough(child);
  if (!basics || !is_new(child)) return;
  insert_tried(child, *basics);
  if (island_.pool_.full()) leave_trials();
}

std::optional<Puzzle> Island::Epoch::planted() {
  if (island_.designs()) return designed();
  work_ += kPlantingWork;
  std::vector<PlantedPlace> places = planted_places(random_full_grid(random_));
  if (places.empty()) return std::nullopt;
  const PlantedPlace place = random_.pick(std::span<PlantedPlace>(places));
  const PlantedSearch search = search_place(place, random_, world_.control);
  work_ += kPlantedWork * static_cast<std::uint64_t>(search.tried);
  return search.best;
}

std::optional<Puzzle> Island::Epoch::designed() {
  const bool deep = world_.objective == HuntObjective::kDepth;
  const DeepDesign made =
      design(deep ? DesignKind::kDeep : DesignKind::kNear, random_, world_.control);
  work_ += (deep ? kFillingWork : kNearFillingWork) * made.fillings;
  if (!made.puzzle) return std::nullopt;
  return minimised(*made.puzzle, random_);
}

Puzzle Island::Epoch::next_seed() {
  const Puzzle seed = minimised(island_.seeds_.back(), random_);
  island_.seeds_.pop_back();
  return seed;
}

void Island::Epoch::rate_seed() {
  if (island_.phase_ != IslandPhase::kRated) island_.enter(IslandPhase::kRated);
  HuntedPuzzle child{.puzzle = next_seed(), .form = {}, .solution = {}};
  if (!is_new(child)) return;
  child.solution = fingerprint(canonicalizer_.grid_of(child.puzzle.solution()));
  island_.queue_.demand({.child = child});
}

HuntedPuzzle Island::Epoch::random_parent() {
  const auto members = island_.pool_.members();
  const auto size = static_cast<std::uint32_t>(members.size());
  std::uint32_t index = random_.below(size);
  for (int i = 1; i < phase().tournament; ++i) index = std::min(index, random_.below(size));
  return members[index];
}

void Island::Epoch::breed() {
  const std::uint64_t work = work_;
  const std::uint64_t children = stage(Stage::kBred).out;
  std::optional<HuntedPuzzle> unexpanded;
  if (phase().expands && random_.chance(kExpansionShare)) {
    unexpanded = island_.pool_.take_unexpanded();
  }
  if (unexpanded) {
    expand(*unexpanded);
  } else {
    // Two statements: both draw, and compilers differ in the order of arguments.
    const HuntedPuzzle parent = random_parent();
    breed_by(island_.choice_.next(random_), parent);
  }
  (this->*conduct().after)(work_ - work, stage(Stage::kBred).out - children);
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
  for (const Child& child : children) {
    BredChild bred{{.puzzle = child.puzzle, .form = {}, .solution = {}, .er = parent.er},
                   {parent.puzzle.givens()},
                   operation};
    if (child.mate) bred.parents.push_back(*child.mate);
    (this->*conduct().screen)(std::move(bred));
  }
}

void Island::Epoch::after_climbing(std::uint64_t, std::uint64_t) {
  if (island_.pool_.full() && island_.pool_.mean_merit() >= kWeightGoal) leave_climb();
}

void Island::Epoch::after_trials(std::uint64_t work, std::uint64_t) {
  if (ends_stale(work)) return;
  const Pool& pool = island_.pool_;
  if (mean_findings(pool) <= kFindingsGoal || open_members(pool) >= kOpenGoal) leave_trials();
}

void Island::Epoch::after_rated(std::uint64_t work, std::uint64_t children) {
  island_.queue_.note_bred(1 + children);
  if (ends_stale(work)) return;
  for (const BredChild& bred : island_.queue_.choose()) {
    reject(Stage::kRating, bred.child.puzzle.givens());
  }
}

void Island::Epoch::after_classes(std::uint64_t work, std::uint64_t) { ends_stale(work); }

bool Island::Epoch::ends_stale(std::uint64_t work) {
  island_.stale_ += work;
  const bool stale = island_.stale_ >= kStaleWork;
  if (stale) begin_anew();
  return stale;
}

void Island::Epoch::screen_climber(BredChild bred) {
  if (heavy_enough(bred.child) && is_new(bred.child)) enter_pool(std::move(bred));
}

void Island::Epoch::screen_by_trials(BredChild bred) {
  const auto board = heavy_enough(bred.child);
  if (!board || !is_new(bred.child)) return;
  // A child with as many refuted candidates as the worst of the pool will not enter it.
  if (resists_trials(bred.child, *board, refuted_in_pool())) enter_pool(std::move(bred));
}

void Island::Epoch::screen_for_rating(BredChild bred) {
  const auto board = heavy_enough(bred.child);
  if (!board || !is_new(bred.child)) return;
  if (!resists_trials(bred.child, *board, kMostRefuted)) return;
  if (!resists_closure(bred.child) || !is_of_fresh_grid(bred.child)) return;
  island_.queue_.wait(std::move(bred));
}

void Island::Epoch::enter_pool(BredChild bred) {
  bred.child.solution = fingerprint(bred.child.puzzle.solution());
  bred.child.merit = phase().merit(bred.child);
  if (!island_.pool_.insert(bred.child)) return;
  reward_ += 1;
  island_.stale_ = 0;
  ++report_.operators[*bred.operation].improved;
}

std::optional<BasicsBoard> Island::Epoch::heavy_enough(HuntedPuzzle& child) {
  ++stage(Stage::kWeight).in;
  ++stage(Stage::kWeight).work;
  const auto basics = after_basics(child.puzzle.givens());
  child.weight = basics ? basics->weight : 0;
  if (!basics || !(this->*conduct().has_weight)(child)) {
    reject(Stage::kWeight, child.puzzle.givens());
    return std::nullopt;
  }
  ++stage(Stage::kWeight).out;
  return basics->board;
}

bool Island::Epoch::climbs(const HuntedPuzzle& child) const {
  return child.weight >= island_.pool_.bar();
}

bool Island::Epoch::is_heavy(const HuntedPuzzle& child) const {
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

bool Island::Epoch::resists_trials(HuntedPuzzle& child, const BasicsBoard& board,
                                   int most_refuted) {
  StageCount& count = stage(Stage::kTrials);
  ++count.in;
  work_ += kTrialsWork;
  const TrialRound round = try_candidates(board, most_refuted);
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

int Island::Epoch::refuted_in_pool() const {
  int most = 0;
  for (const HuntedPuzzle& member : island_.pool_.members()) most = std::max(most, member.refuted);
  return most;
}

void Island::Epoch::insert_tried(HuntedPuzzle child, const BasicsBoard& board) {
  const TrialRound round = try_candidates(board, kCells * kSize);
  stage(Stage::kTrials).work += static_cast<std::uint64_t>(round.trials);
  work_ += kTrialsWork;
  note_trials(child, round, board);
  child.merit = phase().merit(child);
  island_.pool_.insert(child);
}

void Island::Epoch::leave_climb() {
  const std::vector<HuntedPuzzle> climbers(island_.pool_.members().begin(),
                                           island_.pool_.members().end());
  island_.enter(IslandPhase::kTrials);
  for (const HuntedPuzzle& climber : climbers) {
    const auto basics = after_basics(climber.puzzle.givens());
    insert_tried(climber, basics->board);
  }
}

void Island::Epoch::leave_trials() {
  const auto members = island_.pool_.members();
  island_.queue_ = RatingQueue();
  for (HuntedPuzzle child : members.first(std::min(kFirstRated, members.size()))) {
    child.solution = fingerprint(canonicalizer_.grid_of(child.puzzle.solution()));
    island_.queue_.demand({.child = child});
  }
  island_.enter(IslandPhase::kRated);
}

void Island::Epoch::begin_anew() {
  ++island_.generation_;
  island_.enter(island_.first_phase());
  island_.choice_ = OperatorChoice();
  island_.queue_ = RatingQueue();
}

}  // namespace nonet
