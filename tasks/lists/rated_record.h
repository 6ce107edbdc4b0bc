// A rated record of a list: on one scale or several, as a line of a table or in a format of
// letters, for an average solver or for the user's own readers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "formats/puzzle_text.h"
#include "generator/find.h"
#include "rater/orders/catalog.h"
#include "rater/orders/minutes/reader.h"
#include "tasks/lists/known_ratings.h"
#include "tasks/lists/rating_format.h"
#include "tasks/lists/rating_table.h"

namespace nonet {

struct RatingPlan {
  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const {
    return format ? format->scales() : table.scales();
  }
  // The scale that keeps sukakus from being rated, as in not_for_sukakus(); empty if none does.
  [[nodiscard]] std::string refuses_sukakus() const;
  // An error unless there is exactly one scale, with weights.
  [[nodiscard]] Status check_takes_weights() const;
  // Reads lines KEY NUMBER, which replace weights of the scale, from a file called `name`.
  // REQUIRES: check_takes_weights().
  Status take_weights(const std::string& text, const std::string& name);

  RatingTable table{{find_scale("explainer")}};
  std::vector<Weight> weights;
  std::string other_weights;  // a name for weights other than the scale's own
  std::optional<double> max_er;
  std::optional<RatingFormat> format;  // instead of the table
  ReaderProfile reader;                // the reader for the scale `minutes`
  bool store = false;
  // Ratings that need not be computed again; may be null. Borrowed.
  const KnownRatings* known = nullptr;
};

// The line of output, and the ratings to store, which are those of the average solver.
struct RatedRecord {
  std::string line;
  // If the plan stores: the puzzle, with the ratings that were not known before. Absent if all
  // were.
  std::optional<Find> find;
};

// Whether all of the plan's ratings of the puzzle are known, so that none need be computed.
bool all_known(const Puzzle& puzzle, const RatingPlan& plan);

// `ordinal`: the number of the record in the list, from 1; `memory` may be shared with other calls
// on the same thread. REQUIRES: no sukaku if the plan refuses them.
RatedRecord rate_record(const PuzzleText& text, const Puzzle& puzzle, std::uint64_t ordinal,
                        const RatingPlan& plan, const RateRequest& request);

}  // namespace nonet
