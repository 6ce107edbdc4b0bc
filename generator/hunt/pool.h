// The puzzles an island breeds from: the best so far by merit, at most so many of one solution
// grid, so that one lineage cannot take the pool over as soon as it leads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/canonical.h"
#include "board/puzzle.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

// A puzzle of the hunt, with what the screens and the rating said of it so far.
struct HuntedPuzzle {
  Puzzle puzzle;
  Fingerprint form;  // of the canonical form
  // Of the solution: as it stands in a climb, where that is enough and cheap; of its canonical
  // form in a rated pool.
  Fingerprint solution;
  int weight = 0;          // after the basics
  int refuted = -1;        // by one round of trials; -1: not tried
  int agreed = 0;          // taken away by what the trials agree on
  int consequences = 0;    // tenths, mean of the trials that were not refuted
  bool closed = true;      // trials and basics together solve it
  bool expanded = false;   // its neighbours have been bred
  int depth = 0;           // of trial and error, where classes are hunted
  int braids = 0;          // and BxB, where that is
  int er = 0;              // tenths; until it is rated, that of its parent; 0: of no rated parent
  std::int64_t merit = 0;  // what the island climbs now
};

void save_hunted_puzzle(StateWriter& state, const HuntedPuzzle& hunted);
// nullopt where the state holds none.
std::optional<HuntedPuzzle> restored_hunted_puzzle(StateReader& state);

struct PoolLimits {
  std::size_t size = 0;
  std::size_t per_solution = 10;
};

class Pool {
 public:
  explicit Pool(PoolLimits limits) : limits_(limits) {}

  // Takes the puzzle in where it is better than what it would push out: the worst of its solution
  // grid, if that has its share, else the worst of all, if the pool is full. False where it is not
  // better, or isomorphic to a member.
  bool insert(const HuntedPuzzle& hunted);
  // The merit that insert asks for at least, whatever the solution grid; of the least value while
  // there is room.
  [[nodiscard]] std::int64_t bar() const;

  // The best member that has not been expanded; it counts as expanded from now on.
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
