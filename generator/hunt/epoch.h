// The work of one island in one epoch: breed, screen, insert or rate. A part of Island.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "board/canonical.h"
#include "generator/hunt/island.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// Tuned by runs of 5 to 15 minutes on one core (docs/results/hunt.md). A checkpoint is only valid
// with the same values.
namespace hunt_constants {

// Work is counted in children bred, about 100 us each (HuntSettings::epoch_work).
inline constexpr std::uint64_t kTrialsWork = 6;
inline constexpr std::uint64_t kRatingWork = 1000;
inline constexpr std::uint64_t kPlantingWork = 6;
inline constexpr std::uint64_t kPlantedWork = 2;  // for each puzzle tried in a place
// twice its time, since other islands wait for the end of an epoch
inline constexpr std::uint64_t kDeepChangeWork = 200;

inline constexpr std::size_t kMostOfSolution = 10;  // in a pool, before it is rated
inline constexpr PoolLimits kRatedPool{.size = 200, .per_solution = 5};

inline constexpr double kWeightGoal = 120;   // mean of the pool that ends the climb
inline constexpr double kFindingsGoal = 12;  // mean of the pool that ends the trials
inline constexpr int kLeastWeight = 80;      // of children, after the climb
// For puzzles with a tridagon on islands that plant them: those of ER 9.3 to 10.5 have -100 to 80.
inline constexpr int kLeastPlantedWeight = -100;
inline constexpr int kMostRefuted = 20;  // of children that are rated

inline constexpr std::size_t kOpenGoal = 20;  // puzzles that resist the closure that end the trials
// Once this many of a rated pool resist the closure, nothing else is rated.
inline constexpr std::size_t kEnoughOpen = 100;
// The most rated puzzles of a class of ER on one solution grid, up to isomorphism.
inline constexpr std::uint32_t kMostOfGrid = 12;

inline constexpr std::size_t kFirstRated = 100;  // from the pool at the end of the trials
// Waiting puzzles are chosen for rating when one of them resists the closure, after so many
// arrivals ...
inline constexpr std::uint64_t kArrivedEnough = 12;
inline constexpr std::uint64_t kBredEnough = 400;  // ... or after so many children
inline constexpr std::size_t kRatedAtOnce = 4;
inline constexpr std::int64_t kMeritOfTenth = 40;  // merit of a tenth of the parent's ER
inline constexpr std::size_t kMostWaiting = 200;
inline constexpr double kExpansionShare = 0.5;  // of the calls, while there are puzzles to expand
inline constexpr int kTournament = 4;           // size of the tournament for parents after the
                                                // climb
inline constexpr std::uint64_t kStaleWork = 200'000;  // without a new puzzle in the pool: restart

inline constexpr std::uint64_t kEpochsPerRecall = 5;  // epochs per rated reject
inline constexpr double kRecallChance = 1.0 / 32;     // for each reject, until one is taken

}  // namespace hunt_constants

// The merit of a child in a phase.
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

  // The screens; each counts the children that arrive and pass, and records its measurements.
  void screen(const HuntedPuzzle& parent, const Child& bred, OperatorId operation);
  std::optional<BasicsBoard> heavy_enough(HuntedPuzzle& child);
  [[nodiscard]] bool has_weight(const HuntedPuzzle& child) const;
  bool is_new(HuntedPuzzle& child);
  bool resists_trials(HuntedPuzzle& child, const BasicsBoard& board);
  // Tries all candidates, for the merit, without a threshold.
  void insert_tried(HuntedPuzzle child, const BasicsBoard& board);
  // In a rated pool only: see kEnoughOpen and kMostOfGrid.
  bool resists_closure(const HuntedPuzzle& child);
  bool is_of_fresh_grid(HuntedPuzzle& child);
  [[nodiscard]] int most_refuted() const;

  // The best puzzle of a place of a tridagon, in a random solution grid; nullopt if there is none.
  std::optional<Puzzle> planted();

  // Classes: epoch_classes.cpp. False: do not breed from the child, or the epoch was stopped.
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
  [[nodiscard]] bool is_grid_exhausted(const HuntedPuzzle& child) const;
  void wait_for_rating(Waiting entry);
  void choose_for_rating();
  Rating rated(const Puzzle& puzzle, std::optional<double> limit);
  void rate_next();
  void take_rated(Waiting entry, const Rating& rating, const ClassRatings& classes);
  HuntFind find_of(const Waiting& waiting, const std::optional<Rating>& rating,
                   const ClassRatings& classes);
  // Counts a screen's reject, and rates it if it is drawn for the recall.
  void reject(Stage by, const Grid& givens);

  StageCount& stage(Stage id) { return report_.stages[id]; }

  Island& island_;
  const EpochWorld& world_;
  RandomStream random_;
  EpochReport report_;
  Canonicalizer canonicalizer_;
  WalkMemory memory_;
  std::set<Fingerprint> seen_;         // canonical forms that passed the weight in this epoch
  std::set<Fingerprint> rated_;        // canonical forms rated in this epoch
  std::set<Fingerprint> grids_found_;  // solution grids of the finds, when hunting classes
  std::uint64_t work_ = 0;
  std::optional<Stage> sampled_;  // the screen from which a reject is still to be rated
  bool stopped_ = false;
  double reward_ = 0;  // of the operator's current call
};

}  // namespace nonet
