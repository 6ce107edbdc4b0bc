// The puzzles of a store that a plan of ratings has still to rate, those first that will probably
// be done soonest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "formats/puzzle_input.h"
#include "study/lists/rated_record.h"
#include "study/lists/rating_work.h"

namespace nonet {

class RatingBacklog {
 public:
  // Those that lack a rating of the plan. After a stop it holds those that were found until then.
  static Result<RatingBacklog> of(const Store& store, const RatingPlan& plan, unsigned threads,
                                  const RunControl& control);

  [[nodiscard]] std::size_t size() const { return waiting_.size(); }
  // Some of them, for a forecast. Borrows this and the store, which is the one of of().
  [[nodiscard]] RatingSample sample(const Store& store) const;
  // At most `most` of them, from the one with this number on, counted from 0. REQUIRES: it is
  // below size(); the store is the one of of().
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
