// Hunting classes (HuntObjective). The class itself is cheap, so it is the merit, and there is one
// phase. The merit rises by three steps that random changes find in turn:
//
//   tridagon   puzzles are planted with one, and children without one are dropped; one island in
//              four plants nothing and has no such condition, to find unknown kinds
//   filled     cells that singles fill, down to 32: if they fill more, too little is open
//   refuted    candidates that a first round of trials refutes (Nearness): the smooth way to BxB 7
//              and more and to depth 3
//
// Noteworthy puzzles are classified in full and become finds. The exact rating takes a thousand
// times as long: only the first find of each solution grid gets it.
#include <algorithm>
#include <string>
#include <utility>

#include "generator/full_grid.h"
#include "generator/hunt/epoch.h"
#include "generator/hunt/planting.h"
#include "generator/thinning.h"

namespace nonet {

using namespace hunt_constants;

namespace {

constexpr std::uint64_t kNearnessWork = 8;
constexpr std::uint64_t kBxbWork = 300;
constexpr std::size_t kFirstClasses = 50;  // puzzles in a pool before breeding begins

constexpr int kEnoughFilled = 32;
constexpr std::int64_t kMeritOfDepth = 1'000'000;
constexpr std::int64_t kMeritOfBraids = 20'000;
constexpr std::int64_t kMeritOfFilled = -2'000;
constexpr std::int64_t kMeritOfRefuted = -100;

// With more refuted candidates BxB is mostly 6 or less: of 53 examples of BxB 7 and more, three, of
// BxB 7, have 109 to 129; the others have 17 to 44.
constexpr int kRefutedAtGreatBxb = 60;
constexpr int kNoteworthyBxb = 6;
constexpr int kNoteworthyDepth = 3;

bool is_noteworthy(const HuntedPuzzle& child) {
  return child.depth >= kNoteworthyDepth || child.braids >= kNoteworthyBxb;
}

}  // namespace

bool Island::Epoch::lacks_classes() const { return island_.pool_.members().size() < kFirstClasses; }

void Island::Epoch::classify_seed() {
  screen_class({.child = {.puzzle = next_seed(), .form = {}, .solution = {}}});
}

void Island::Epoch::plant_class() {
  std::optional<Puzzle> puzzle;
  if (island_.plants()) {
    puzzle = planted();
  } else {
    work_ += kPlantingWork;
    puzzle = thinned(random_full_grid(random_), random_);
  }
  if (puzzle) screen_class({.child = {.puzzle = *puzzle, .form = {}, .solution = {}}});
}

bool Island::Epoch::note_nearness(HuntedPuzzle& child) {
  StageCount& tridagons = stage(Stage::kTridagon);
  ++tridagons.in;
  ++tridagons.work;
  const SinglesEnd end = after_singles(child.puzzle);
  if (island_.plants() && !end.tridagon) return false;
  ++tridagons.out;
  const auto near = nearness_of(child.puzzle, world_.control);
  work_ += kNearnessWork;
  if (!near) {
    stopped_ = true;
    return false;
  }
  child.depth = near->depth;
  child.refuted = near->refuted;
  child.merit = kMeritOfDepth * child.depth + kMeritOfRefuted * child.refuted +
                kMeritOfFilled * std::max(0, end.filled - kEnoughFilled);
  return world_.objective != HuntObjective::kBxb || note_bxb(child);
}

// Depth 3 has no BxB, and leads nowhere: its neighbours have BxB 4 at most or depth 3 again
// (docs/results/hunt.md).
bool Island::Epoch::note_bxb(HuntedPuzzle& child) {
  if (child.depth >= kNoteworthyDepth) return false;
  int braids = 0;
  if (child.depth == 2 && child.refuted <= kRefutedAtGreatBxb) {
    const auto bxb = bxb_of(child.puzzle, world_.control);
    work_ += kBxbWork;
    if (!bxb) {
      stopped_ = true;
      return false;
    }
    braids = *bxb;
  }
  child.braids = braids;
  child.merit += kMeritOfBraids * braids;
  return true;
}

void Island::Epoch::screen_class(BredChild bred) {
  HuntedPuzzle& child = bred.child;
  if (stopped_ || !is_new(child) || !note_nearness(child)) return;
  StageCount& count = stage(Stage::kTrials);
  ++count.in;
  ++count.work;
  const bool enters = child.merit >= island_.pool_.bar();
  if (!enters && !is_noteworthy(child)) return;
  ++count.out;
  const auto members = island_.pool_.members();
  const bool best = child.depth == 2 && (members.empty() || child.merit > members.front().merit);
  child.solution = fingerprint(canonicalizer_.grid_of(child.puzzle.solution()));
  // The first noteworthy one of a solution grid is a find also where the pool has better ones.
  if (!island_.pool_.insert(child)) return classify_on_new_grid(std::move(bred));
  island_.stale_ = 0;
  if (bred.operation) {
    reward_ += 1;
    ++report_.operators[*bred.operation].improved;
  }
  if (!best && !is_noteworthy(child)) return;
  island_.queue_.demand(std::move(bred));
}

void Island::Epoch::classify_on_new_grid(BredChild bred) {
  const HuntedPuzzle& child = bred.child;
  if (!is_noteworthy(child) || is_known_grid(child)) return;
  reward_ += 1;
  island_.queue_.demand(std::move(bred));
}

bool Island::Epoch::is_known_grid(const HuntedPuzzle& child) const {
  return world_.archive.knows_grid(child.solution) || grids_found_.contains(child.solution);
}

void Island::Epoch::classify_next() {
  const BredChild next = island_.queue_.first();
  const HuntedPuzzle& child = next.child;
  if (world_.archive.knows(child.form) || rated_.contains(child.form)) {
    return island_.queue_.drop_first();
  }
  auto ratings = class_ratings(child.puzzle, world_.control);
  std::optional<Rating> rating;
  if (ratings && !is_known_grid(child)) {
    rating = rated(child.puzzle, std::nullopt);
  }
  if (!ratings || (rating && rating->end == RatingEnd::kStopped)) {
    stopped_ = true;
    return;
  }
  island_.queue_.drop_first();
  rated_.insert(child.form);
  grids_found_.insert(child.solution);
  work_ += kRatingWork / (rating ? 1 : 10);
  StageCount& count = stage(Stage::kRating);
  ++count.in;
  ++count.out;
  ++count.work;
  if (next.operation) ++report_.operators[*next.operation].rated;
  if (rating) ratings->insert(ratings->begin(), *std::move(rating));
  report_.finds.push_back(found(next, *std::move(ratings)));
}

}  // namespace nonet
