// A record of a list, rated: on one scale or several side by side, as a line of a table or in a
// format of letters, for an average solver or for one's own readers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/any_puzzle.h"
#include "db/run_recorder.h"
#include "formats/puzzle_text.h"
#include "rater/orders/catalog.h"
#include "rater/orders/minutes/reader.h"
#include "study/lists/known_ratings.h"
#include "study/lists/rating_format.h"
#include "study/lists/rating_table.h"

namespace nonet {

struct RatingPlan {
  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const {
    return format ? format->scales() : table.scales();
  }
  // What keeps sukakus from being rated, as not_for_sukakus() has it; empty where nothing does.
  [[nodiscard]] std::string refuses_sukakus() const;
  // An error where there is not one scale, or it has no weights.
  [[nodiscard]] Status check_takes_weights() const;
  // Reads lines KEY NUMBER, which replace weights of the scale, out of a file called `name`.
  // REQUIRES: check_takes_weights().
  Status take_weights(const std::string& text, const std::string& name);

  RatingTable table{{find_scale("explainer")}};
  std::vector<Weight> weights;
  std::string other_weights;  // what tells them from the scale's own
  std::optional<double> max_er;
  std::optional<RatingFormat> format;  // instead of the table
  ReaderProfile reader;                // whose minutes they are
  bool store = false;
  // What need not be rated again; may be null. Borrowed.
  const KnownRatings* known = nullptr;
};

// The line of output, and what the store is to have: the ratings of the average solver.
struct RatedRecord {
  std::string line;
  // Where the plan stores: the puzzle, and its ratings on the scales where none was known. Absent
  // where all were.
  std::optional<RunFind> find;
};

// Whether all of the plan's ratings of the puzzle are known, and nothing of it need be computed.
bool all_known(const AnyPuzzle& puzzle, const RatingPlan& plan);

// `ordinal`: which record of the list it is, counted from 1; `memory` may be that of any other call
// on the same thread. REQUIRES: no sukaku where the plan refuses them.
RatedRecord rate_record(const PuzzleText& text, const AnyPuzzle& puzzle, std::uint64_t ordinal,
                        const RatingPlan& plan, const RateRequest& request);

}  // namespace nonet
