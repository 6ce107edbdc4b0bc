// What a scale is: the row that a file of rater/orders fills, and the options that its functions
// take.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "base/work_budget.h"
#include "board/puzzle.h"
#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"
#include "rater/orders/scale/path.h"
#include "rater/orders/scale/producer.h"
#include "rater/orders/scale/rating.h"
#include "rater/orders/scale/weights.h"

namespace nonet {

// The options of a rating. Everything pointed to is borrowed for the call.
struct RateRequest {
  std::optional<double> max_score;       // stop, with RatingEnd::kAboveLimit, once it is exceeded
  std::span<const Weight> weights;       // replaces the scale's own weights; from parse_weights
  std::span<const TechniqueId> without;  // techniques that the solver may not use
  std::span<const TechniqueId> with;     // techniques of Tried::kByName that it may use
  WalkMemory* memory = nullptr;          // kept between calls on one thread, it saves allocations
  const RunControl* control = nullptr;
  // Boards that the searches of a class may cost; once they are spent the rating ends with
  // RatingEnd::kStopped. nullptr: no limit. Scales with steps take no notice.
  WorkBudget* boards = nullptr;
  FinderRunner* runner = nullptr;  // nullptr: the walk calls its finders; used by `catalog` only
};

// Properties of a scale besides its answers.
struct ScaleTraits {
  int decimals = 0;            // of a step's price
  bool rates_quickly = false;  // some thousand puzzles a second; other scales take milliseconds per
                               // puzzle
  bool even_points = false;  // a point has the same meaning anywhere on the scale; else a tenth of
                             // the score has
  bool takes_sukakus = false;  // else puzzles must be decided by their givens
  bool of_reader = false;      // for_reader() converts ratings from the average solver to another
  std::span<const std::string_view> parts = {};  // keys of values that are not columns
  // The word for the value of the first column; null if the value stays a number.
  std::string_view (*word)(double value) = nullptr;
};

struct ScaleRow {
  std::string_view key;   // forever: database and command line
  std::string_view name;  // for people
  int version;            // changes whenever the scale's answers change
  std::string_view source;
  std::span<const std::string_view> columns;  // of a table of ratings, without "puzzle"
  std::span<const Weight> weights;            // the weights that --weights may replace, with their
                                              // defaults
  Rating (*rate)(const Puzzle& puzzle, const RateRequest& request);
  Path (*explain)(const Puzzle& puzzle, const RateRequest& request);
  // The least score of a puzzle whose path uses the technique; nullopt: there is none.
  std::optional<double> (*least_score_with)(TechniqueId technique);
  // In the order of the walk; `price` decides whether a step is on the scale.
  std::vector<Producer> (*producers)();
  // The price of the step; nullopt: it is not on the scale.
  std::optional<double> (*price)(const Step& step);
  std::string_view (*name_of)(TechniqueId technique);  // the name among the scale's users
  ScaleTraits traits = {};
};

}  // namespace nonet
