// The children of an island that wait for their exact rating, the most promising first. A rating
// takes as long as a thousand children, so children are collected and the best of them rated.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board/grid.h"
#include "generator/hunt/operator_catalog.h"
#include "generator/hunt/pool.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

// A child with its origin.
struct BredChild {
  HuntedPuzzle child;
  std::vector<Grid> parents = {};                      // givens
  std::optional<OperatorId> operation = std::nullopt;  // none: not bred from rated puzzles
};

class RatingQueue {
 public:
  // Puts the child in its place by promise.
  void wait(BredChild bred);
  // Puts the child at the end; it is rated without being chosen.
  void demand(BredChild bred);
  // Counts children that were bred since the last choice.
  void note_bred(std::uint64_t children) { bred_ += children; }
  // Chooses the next to be rated, if enough children have come. Returns those that have waited in
  // vain, the last first.
  std::vector<BredChild> choose();

  [[nodiscard]] bool has_chosen() const { return to_rate_ > 0; }
  // REQUIRES: has_chosen().
  [[nodiscard]] const BredChild& first() const { return waiting_.front(); }
  void drop_first();

  void save(StateWriter& state) const;
  void restore(StateReader& state);

 private:
  std::vector<BredChild> waiting_;
  std::uint64_t bred_ = 0;     // children since the last choice
  std::uint64_t arrived_ = 0;  // those among them that joined the waiting
  std::uint64_t to_rate_ = 0;  // of the waiting, from the first
};

}  // namespace nonet
