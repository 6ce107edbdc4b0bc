// The puzzles that an island breeds from: the best so far by merit, with a limit per solution grid,
// so that one lineage cannot take over the pool as soon as it leads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/canonical.h"
#include "board/puzzle.h"
#include "generator/hunt/state_fields.h"

namespace nonet {

// A puzzle of the hunt, with the measurements of the screens and the rating so far.
struct HuntedPuzzle {
  Puzzle puzzle;
  Fingerprint form;  // of the canonical form
  // During a climb, of the solution itself, which is enough and cheap; in a rated pool, of the
  // solution's canonical form.
  Fingerprint solution;
  int weight = 0;          // after the basics
  int refuted = -1;        // by one round of trials; -1: not tried
  int agreed = 0;          // candidates that the trials agree to remove
  int consequences = 0;    // tenths, mean over the unrefuted trials
  bool closed = true;      // trials and basics together solve it
  bool expanded = false;   // its neighbours have been bred
  int depth = 0;           // of trial and error, when classes are hunted
  int braids = 0;          // BxB, when that is hunted
  int er = 0;              // tenths; until it is rated, its parent's; 0: no rated parent
  std::int64_t merit = 0;  // the island's current objective
};

template <>
inline constexpr auto kFields<HuntedPuzzle> =
    std::tuple{field(&HuntedPuzzle::form),   field(&HuntedPuzzle::solution),
               field(&HuntedPuzzle::closed), field(&HuntedPuzzle::expanded),
               field(&HuntedPuzzle::weight), field(&HuntedPuzzle::refuted),
               field(&HuntedPuzzle::agreed), field(&HuntedPuzzle::consequences),
               field(&HuntedPuzzle::depth),  field(&HuntedPuzzle::braids),
               field(&HuntedPuzzle::er),     field(&HuntedPuzzle::merit)};

void save_hunted_puzzle(StateWriter& state, const HuntedPuzzle& hunted);
// nullopt if the state holds none.
std::optional<HuntedPuzzle> restored_hunted_puzzle(StateReader& state);

struct PoolLimits {
  std::size_t size = 0;
  std::size_t per_solution = 10;
};

class Pool {
 public:
  explicit Pool(PoolLimits limits) : limits_(limits) {}

  // Takes the puzzle in if it is better than the one it would push out: the worst of its solution
  // grid if that has its share, else the worst of all if the pool is full. False if it is not
  // better, or isomorphic to a member.
  bool insert(const HuntedPuzzle& hunted);
  // The least merit that insert accepts for any solution grid; the minimum value while there
  // is room.
  [[nodiscard]] std::int64_t bar() const;

  // The best unexpanded member, which counts as expanded from now on.
  std::optional<HuntedPuzzle> take_unexpanded();

  // Best first.
  [[nodiscard]] std::span<const HuntedPuzzle> members() const { return members_; }
  [[nodiscard]] bool full() const { return members_.size() >= limits_.size; }
  [[nodiscard]] double mean_merit() const;
  [[nodiscard]] std::size_t solution_count() const;
  void clear() { members_.clear(); }

  void save(StateWriter& state) const;
  void restore(StateReader& state);

 private:
  PoolLimits limits_;
  std::vector<HuntedPuzzle> members_;
};

}  // namespace nonet
