// The puzzles of a store that still lack ratings of a plan, the probably fastest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "formats/puzzle_input.h"
#include "tasks/lists/rated_record.h"
#include "tasks/lists/rating_work.h"

namespace nonet {

class RatingBacklog {
 public:
  // The puzzles that lack a rating of the plan. After a stop, the puzzles found until then.
  static Result<RatingBacklog> of(const Store& store, const RatingPlan& plan, unsigned threads,
                                  const RunControl& control);

  [[nodiscard]] std::size_t size() const { return waiting_.size(); }
  // A sample, for a forecast. Borrows this object and the store, which must be the one passed to
  // of().
  [[nodiscard]] RatingSample sample(const Store& store) const;
  // At most `most` puzzles, from index `first` on. REQUIRES: first < size(); the store is the one
  // passed to of().
  [[nodiscard]] Result<PuzzleChunk> chunk(const Store& store, std::size_t first,
                                          std::size_t most) const;

 private:
  struct Waiting {
    PuzzleId puzzle;
    std::uint8_t work;
  };

  std::vector<Waiting> waiting_;
};

}  // namespace nonet
