// Says, before a row of 23-30 is searched, where in the grid it can find a hint at all. The
// closures (closure.h) of all candidates tell which assumptions contradict themselves and which
// cells and houses have conclusions in common; most rows end here, with nothing. Where there is
// something, the procedure's own propagations are made of those assumptions only.
//
// Only assumptions that a candidate is on are closed: what follows from x off also follows from
// every other candidate of its cell, so x off gives no hint where the cell gives none.
//
// A closure outlives the grid it was made for: in a grid with fewer candidates all of it still
// holds, and it is only continued.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "rater/chains/forcing/propagator.h"
#include "rater/chains/lookahead/closure.h"

namespace nonet::chains {

struct ForcingRules {
  LinkMode mode = LinkMode::kStatic;
  int level = 0;
};

class Lookahead {
 public:
  // Both are copied.
  void load(const ChainGrid& ground, const FilledCounts& filled);
  // What is loaded next are parts of the grid that the other one has loaded.
  void expect_parts_of(const Lookahead& other) { rules_.links().expect_grounds_in(other.ground_); }

  // False: the row has no hint. True: it may have those that the functions below allow. `may` says
  // yes to everything where the grid does not meet the requirement of closures.
  bool look(const ForcingRules& rules);

  [[nodiscard]] bool may_contradict(CandidateId source, bool on) const;
  // Conclusions that all candidates of the cell share, or one of them on and off.
  [[nodiscard]] bool may_share(Cell cell) const;
  [[nodiscard]] bool may_share(House house, Digit digit) const;
  // What follows at the row's level; nullptr where that is not known.
  const Closure* closure(CandidateId source, bool on);

  // False: the patterns of level 1 remove nothing from a part of the grid in which links say
  // nothing more.
  [[nodiscard]] bool may_have_patterns(const ChainGrid& work);
  // What chains from one source remove from a part of the grid; a superset where the grid does not
  // meet the requirement.
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
  // Whether the grid itself has nothing left for rules of a level (0 to 2).
  bool is_quiet(int level);

  // Makes the closures of a level. False where the grid has something left for a lower one.
  bool close_all(int level);
  void close_one(int level, CandidateId id, bool continued);
  void close(OpenClosure& open, int level);
  // Nested rows on the closure of an assumption; true where they removed something.
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

  // Places of digits, in this grid or an earlier one, in which no candidate contradicts itself.
  CandidateBoard one_digit_quiet_{};

  // What the row may find.
  bool everything_ = false;
  int level_ = -1;  // of dynamic rows whose closures are known
  std::vector<Closure> off_;
  std::array<std::uint16_t, kCandidates> off_slot_{};  // 1 + index into off_, of the row's level
  Places dead_{};                                      // contradict when on
  Places dead_off_{};                                  // contradict when off
  CellSet shared_cells_;
  PerHouse<std::uint16_t> shared_houses_{};

  // Closures of the candidates that an assumption leaves, with it.
  ClosureRules trial_rules_;
  std::vector<Closure> trials_;
};

}  // namespace nonet::chains
