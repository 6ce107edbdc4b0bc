// The work of one island in one epoch: breed, screen, insert or rate. A part of Island.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "board/canonical.h"
#include "generator/hunt/island.h"
#include "generator/hunt/phase_catalog.h"
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
inline constexpr std::uint64_t kFillingWork = 4;  // for each filling tried for a design
inline constexpr std::uint64_t kNearFillingWork = 20;

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

inline constexpr std::size_t kFirstRated = 100;    // from the pool at the end of the trials
inline constexpr std::size_t kFirstDesigned = 20;  // puzzles of depth 3 that begin a lineage
inline constexpr double kExpansionShare = 0.5;  // of the calls, while there are puzzles to expand
inline constexpr std::uint64_t kStaleWork = 200'000;  // without a new puzzle in the pool: restart

inline constexpr std::uint64_t kEpochsPerRecall = 5;  // epochs per rated reject
inline constexpr double kRecallChance = 1.0 / 32;     // for each reject, until one is taken

}  // namespace hunt_constants

class Island::Epoch {
 public:
  Epoch(Island& island, const EpochWorld& world);

  EpochReport run();

 private:
  // The actions of an epoch in a phase.
  struct Conduct {
    // The pool needs a puzzle before anything is bred from it, and gets one.
    bool (Epoch::*lacks_puzzles)() const;
    void (Epoch::*fill)();
    void (Epoch::*take_seed)();  // instead, while there are seeds
    bool (Epoch::*has_weight)(const HuntedPuzzle& child) const;
    void (Epoch::*screen)(BredChild bred);
    // After each call of an operator, with its work and the number of its children.
    void (Epoch::*after)(std::uint64_t work, std::uint64_t children);
    void (Epoch::*rate_next)();
  };
  static const PerEnum<IslandPhase, Conduct> kConduct;
  [[nodiscard]] const Conduct& conduct() const { return kConduct[island_.phase_]; }
  [[nodiscard]] const PhaseRow& phase() const { return kPhaseTable[island_.phase_]; }

  // Puzzles for the pool.
  void fill_pool();
  [[nodiscard]] bool pool_has_room() const { return !island_.pool_.full(); }
  [[nodiscard]] bool lacks_nothing() const { return false; }
  [[nodiscard]] bool lacks_classes() const;
  void climb_first();
  void plant_first();
  void plant_class();
  // A seed of the hunt, minimised.
  Puzzle next_seed();
  void rate_seed();
  void classify_seed();
  // The best puzzle of a place of a tridagon, in a random solution grid; nullopt if there is none.
  std::optional<Puzzle> planted();
  // A puzzle of depth 3 where depth is hunted, else one near it; nullopt after a stop.
  std::optional<Puzzle> designed();

  void breed();
  void breed_by(OperatorId chosen, const HuntedPuzzle& parent);
  void expand(const HuntedPuzzle& parent);
  void screen_all(const HuntedPuzzle& parent, const std::vector<Child>& children,
                  OperatorId operation);
  [[nodiscard]] HuntedPuzzle random_parent();

  // The way of a child through the screens; each screen counts the children that arrive and pass,
  // and records its measurements.
  void screen_climber(BredChild bred);
  void screen_by_trials(BredChild bred);
  void screen_for_rating(BredChild bred);
  void screen_class(BredChild bred);
  std::optional<BasicsBoard> heavy_enough(HuntedPuzzle& child);
  [[nodiscard]] bool climbs(const HuntedPuzzle& child) const;
  [[nodiscard]] bool is_heavy(const HuntedPuzzle& child) const;
  bool is_new(HuntedPuzzle& child);
  bool resists_trials(HuntedPuzzle& child, const BasicsBoard& board, int most_refuted);
  // The most refuted candidates of a puzzle of the pool.
  [[nodiscard]] int refuted_in_pool() const;
  // In a rated pool only: see kEnoughOpen and kMostOfGrid.
  bool resists_closure(const HuntedPuzzle& child);
  bool is_of_fresh_grid(HuntedPuzzle& child);
  // False: do not breed from the child, or the epoch was stopped.
  bool note_nearness(HuntedPuzzle& child);
  bool note_bxb(HuntedPuzzle& child);
  // Counts a screen's reject, and rates it if it is drawn for the recall.
  void reject(Stage by, const Grid& givens);

  void enter_pool(BredChild bred);
  // Tries all candidates, for the merit, without a threshold.
  void insert_tried(HuntedPuzzle child, const BasicsBoard& board);

  // The end of a phase.
  void after_climbing(std::uint64_t work, std::uint64_t children);
  void after_trials(std::uint64_t work, std::uint64_t children);
  void after_rated(std::uint64_t work, std::uint64_t children);
  void after_classes(std::uint64_t work, std::uint64_t children);
  void after_nothing(std::uint64_t, std::uint64_t) {}
  void leave_climb();
  void leave_trials();
  // Begins anew if the pool has taken in no puzzle for long.
  bool ends_stale(std::uint64_t work);
  void begin_anew();

  [[nodiscard]] bool is_grid_exhausted(const HuntedPuzzle& child) const;
  Rating rated(const Puzzle& puzzle, std::optional<double> limit);
  void rate_next();
  void classify_next();
  void classify_on_new_grid(BredChild bred);
  [[nodiscard]] bool is_known_grid(const HuntedPuzzle& child) const;
  void take_rated(const BredChild& bred, std::vector<Rating> ratings);
  Find found(const BredChild& bred, std::vector<Rating> ratings);

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
