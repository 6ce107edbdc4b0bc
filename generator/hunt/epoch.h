// The work of one island in one epoch: breed, screen, insert or rate. Inside of Island.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "board/canonical.h"
#include "generator/hunt/island.h"
#include "rater/techniques/finder.h"

namespace nonet {

// Found by runs of 5 to 15 minutes on one core (docs/results/hunt.md).
// A checkpoint belongs to them.
namespace hunt_constants {

// Work is counted in children bred, about 100 us each (HuntSettings::epoch_work).
inline constexpr std::uint64_t kTrialsWork = 6;
inline constexpr std::uint64_t kRatingWork = 1000;
inline constexpr std::uint64_t kPlantingWork = 6;
inline constexpr std::uint64_t kPlantedWork = 2;  // of a puzzle tried in a place
// Twice its time, for other islands wait for the end of an epoch.
inline constexpr std::uint64_t kDeepChangeWork = 200;

inline constexpr std::size_t kMostOfSolution = 10;  // in a pool, before it is rated
inline constexpr PoolLimits kRatedPool{.size = 200, .per_solution = 5};

inline constexpr double kWeightGoal = 120;   // mean of the pool, to leave the climb
inline constexpr double kFindingsGoal = 12;  // mean of the pool, to leave the trials
inline constexpr int kLeastWeight = 80;      // of children, after the climb
// Of puzzles with a tridagon on islands that plant them: those of ER 9.3 to 10.5 have -100 to 80.
inline constexpr int kLeastPlantedWeight = -100;
inline constexpr int kMostRefuted = 20;  // of children, to be rated

inline constexpr std::size_t kOpenGoal = 20;  // that resist the closure, to leave the trials
// Once so many of a rated pool resist the closure, nothing else is rated.
inline constexpr std::size_t kEnoughOpen = 100;
// Puzzles of a class of ER that are rated of one solution grid, up to isomorphism.
inline constexpr std::uint32_t kMostOfGrid = 12;

inline constexpr std::size_t kFirstRated = 100;  // of the pool that the trials leave
// The best of those that wait are rated when one of them resists the closure, so many have come ...
inline constexpr std::uint64_t kArrivedEnough = 12;
inline constexpr std::uint64_t kBredEnough = 400;  // ... or so many children were bred
inline constexpr std::size_t kRatedAtOnce = 4;
inline constexpr std::int64_t kMeritOfTenth = 40;  // what a tenth of the parent's ER promises
inline constexpr std::size_t kMostWaiting = 200;
inline constexpr double kExpansionShare = 0.5;  // of the calls, while there is whom to expand
inline constexpr int kTournament = 4;           // parents after the climb: the best of so many
inline constexpr std::uint64_t kStaleWork = 200'000;  // without a puzzle for the pool: begin anew

inline constexpr std::uint64_t kEpochsPerRecall = 5;  // one reject is rated in so many epochs
inline constexpr double kRecallChance = 1.0 / 32;     // of a reject, until one is taken

}  // namespace hunt_constants

// What an island climbs in a phase.
std::int64_t merit_in(IslandPhase phase, const HuntedPuzzle& child);

class Island::Epoch {
 public:
  Epoch(Island& island, const EpochWorld& world);

  EpochReport run();

 private:
  [[nodiscard]] bool needs_puzzles() const;
  void fill_pool();
  void climb_first();
  void plant_first();
  void take_seed();
  void breed();
  void breed_by(OperatorId chosen, const HuntedPuzzle& parent);
  void expand(const HuntedPuzzle& parent);
  void screen_all(const HuntedPuzzle& parent, const std::vector<Child>& children,
                  OperatorId operation);
  [[nodiscard]] HuntedPuzzle random_parent();

  // The screens; each counts what comes and what passes, and notes what it measured.
  void screen(const HuntedPuzzle& parent, const Child& bred, OperatorId operation);
  std::optional<BasicsBoard> heavy_enough(HuntedPuzzle& child);
  [[nodiscard]] bool has_weight(const HuntedPuzzle& child) const;
  bool is_new(HuntedPuzzle& child);
  bool resists_trials(HuntedPuzzle& child, const BasicsBoard& board);
  // Tries all candidates, for the merit, and asks for nothing.
  void insert_tried(HuntedPuzzle child, const BasicsBoard& board);
  // In a rated pool only: see kEnoughOpen and kMostOfGrid.
  bool resists_closure(const HuntedPuzzle& child);
  bool is_of_fresh_grid(HuntedPuzzle& child);
  [[nodiscard]] int most_refuted() const;

  // The best of a place of a tridagon, in a random solution grid; nullopt where there is none.
  std::optional<Puzzle> planted();

  // Classes: epoch_classes.cpp. False: it is not to be bred from, or the epoch was stopped.
  void plant();
  bool note_nearness(HuntedPuzzle& child);
  bool note_bxb(HuntedPuzzle& child);
  void offer_class(HuntedPuzzle child, std::vector<Grid> parents,
                   std::optional<OperatorId> operation);
  void take_first_waiting();
  void classify_next();

  void leave_climb();
  void leave_trials();
  void begin_anew();

  void after_breeding(std::uint64_t work, std::size_t children);
  [[nodiscard]] bool is_harvested(const HuntedPuzzle& child) const;
  void wait_for_rating(Waiting entry);
  void choose_for_rating();
  Rating rated(const Puzzle& puzzle, std::optional<double> limit);
  void rate_next();
  void take_rated(Waiting entry, const Rating& rating, const ClassRatings& classes);
  HuntFind find_of(const Waiting& waiting, const std::optional<Rating>& rating,
                   const ClassRatings& classes);
  // Counts the reject of a screen, and rates it where it is drawn for the recall.
  void reject(Stage by, const Grid& givens);

  StageCount& stage(Stage id) { return report_.stages[id]; }

  Island& island_;
  const EpochWorld& world_;
  RandomStream random_;
  EpochReport report_;
  Canonicalizer canonicalizer_;
  WalkMemory memory_;
  std::set<Fingerprint> seen_;         // canonical forms that passed the weight in this epoch
  std::set<Fingerprint> rated_;        // and those rated in it
  std::set<Fingerprint> grids_found_;  // solution grids of the finds, where classes are hunted
  std::uint64_t work_ = 0;
  std::optional<Stage> sampled_;  // the screen of which a reject is still to be rated
  bool stopped_ = false;
  double reward_ = 0;  // of the operator's call under way
};

}  // namespace nonet
