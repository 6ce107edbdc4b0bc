// Decides, before a row of 23-30 is searched, where in the grid it can find a hint at all. The
// closures (closure.h) of all candidates show which assumptions contradict themselves and which
// cells and houses have conclusions in common; most rows end here, with nothing. Otherwise the
// procedure's own propagations are made of those assumptions only.
//
// Only on-assumptions are closed: every consequence of x off also follows from every other
// candidate of its cell, so x off gives no hint if the cell gives none.
//
// A closure outlives its grid: in a grid with fewer candidates it still holds as a whole, and is
// only continued.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "rater/logic/chains/grid/forcing_rules.h"
#include "rater/logic/chains/lookahead/closure.h"

namespace nonet::chains {

class Lookahead {
 public:
  // Both are copied.
  void load(const ChainGrid& ground, const FilledCounts& filled);
  // Announces that the next grids loaded will be subsets of the other lookahead's grid.
  void expect_subsets_of(const Lookahead& other) { rules_.links().expect_bases_in(other.ground_); }

  // False: the row has no hint. True: it may have the hints that the functions below allow. The
  // `may` functions allow everything if the grid does not meet the requirement of closures.
  bool look(const ForcingRules& rules);

  [[nodiscard]] bool may_contradict(CandidateId source, bool on) const;
  // Conclusions shared by all candidates of the cell, or by one of them on and off.
  [[nodiscard]] bool may_share(Cell cell) const;
  [[nodiscard]] bool may_share(House house, Digit digit) const;
  // The closure at the row's level; nullptr if unknown.
  const Closure* closure(CandidateId source, bool on);

  // False: the patterns of level 1 remove nothing from a subset of the grid in which links are
  // exhausted.
  [[nodiscard]] bool may_have_patterns(const ChainGrid& work);
  // The removals of chains from one source in a subset of the grid; a superset of them if the grid
  // does not meet the requirement.
  CandidateBoard removed_by_chains(const ChainGrid& work);
  // Whether links and chains from one source find nothing in the grid itself.
  bool is_quiet_for_chains();

 private:
  static constexpr std::size_t kLevels = 6;
  // Of a level on this grid.
  enum class State : std::uint8_t { kUnknown, kUncertain, kClosed };
  struct Layer {
    CandidateBoard ground{};
    bool filled = false;  // closures belong to `ground`
    std::vector<Closure> on;
  };

  bool look_one_digit();
  bool look_static();
  bool look_dynamic(int level);
  // Whether the rules of a level (0 to 2) find nothing in the grid itself.
  bool is_quiet(int level);

  // Makes the closures of a level. False if rules of a lower level find something in the grid.
  bool close_all(int level);
  void close_one(int level, CandidateId id, bool continued);
  void close(OpenClosure& open, int level);
  // Applies nested rows to the closure of an assumption; true if they removed something.
  bool use_multiple(OpenClosure& open);
  bool use_trials(OpenClosure& open, int level);
  bool try_all(OpenClosure& open, int level);

  [[nodiscard]] bool has_hints(int level) const;
  bool collect(int level);
  bool contradicts_when_off(CandidateId id);
  const Closure& closure_off(CandidateId id);

  ChainGrid grid_;
  FilledCounts filled_;
  CandidateBoard ground_{};
  ClosureRules rules_;
  std::array<Layer, kLevels> layers_;
  std::array<State, kLevels> states_{};
  State chains_ = State::kUnknown;  // whether chains from one source find nothing in the grid

  // The places of each digit, in this grid or an earlier one, when no assumption about it was
  // contradictory.
  CandidateBoard one_digit_quiet_{};

  // The result of look().
  bool everything_ = false;
  int level_ = -1;  // of dynamic rows with known closures; else -1
  std::vector<Closure> off_;
  std::array<std::uint16_t, kCandidates> off_slot_{};  // 1 + index into off_, of the row's level
  Places dead_{};                                      // contradict when on
  Places dead_off_{};                                  // contradict when off
  CellSet shared_cells_;
  PerHouse<std::uint16_t> shared_houses_{};

  // Closures of the remaining candidates under an assumption.
  ClosureRules trial_rules_;
  std::vector<Closure> trials_;
};

}  // namespace nonet::chains
