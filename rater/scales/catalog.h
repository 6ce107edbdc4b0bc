// One table of all rating scales. Commands, the store and the tests go through its rows; adding a
// scale is a file here and a row (docs/rating-scales.md).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "board/sukaku.h"
#include "rater/path.h"
#include "rater/rating.h"
#include "rater/scales/producer.h"
#include "rater/scales/weights.h"
#include "rater/techniques/finder.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

// What a caller may ask beyond the puzzle. Everything pointed to is borrowed for the call.
struct RateRequest {
  std::optional<double> max_score;  // give up, with RatingEnd::kAboveLimit, once it is exceeded
  std::span<const Weight> weights;  // replaces the scale's own; from parse_weights
  std::span<const TechniqueId> without;  // techniques that the solver is not to know
  std::span<const TechniqueId> with;     // techniques of Asked::kByName that it is to know
  WalkMemory* memory = nullptr;          // kept between calls on one thread, it saves allocations
  const RunControl* control = nullptr;
};

// What callers may want to know of a scale beside its answers.
struct ScaleTraits {
  int decimals = 0;            // of a step's price
  bool rates_quickly = false;  // some thousand puzzles a second, where others take milliseconds
  bool even_points = false;  // a point is as much anywhere on the scale; else a tenth of the score
  bool of_reader = false;    // for_reader() tells the rating of the average solver for another
  std::span<const std::string_view> parts = {};  // keys of a rating's values that are no columns
  // The word that stands for the value of the first column; null where that is a number.
  std::string_view (*word)(double value) = nullptr;
};

struct ScaleRow {
  std::string_view key;   // forever: database and command line
  std::string_view name;  // for people
  int version;            // changes whenever the scale's answers change
  std::string_view source;
  std::span<const std::string_view> columns;  // of a table of ratings, "puzzle" not among them
  std::span<const Weight> weights;            // what --weights may replace, with the defaults
  Rating (*rate)(const Puzzle& puzzle, const RateRequest& request);
  Path (*explain)(const Puzzle& puzzle, const RateRequest& request);
  // A puzzle whose path uses the technique has at least this score; nullopt: none does.
  std::optional<double> (*least_score_with)(TechniqueId technique);
  // In the order of the walk; whether a step is on the scale is for `price` to say.
  std::vector<Producer> (*producers)();
  // What the step costs; nullopt: it is not on the scale.
  std::optional<double> (*price)(const Step& step);
  std::string_view (*name_of)(TechniqueId technique);  // what the scale's users call it
  // Of sukakus; nullptr where the scale is for puzzles that are decided by their givens.
  Rating (*rate_sukaku)(const Sukaku& sukaku, RateRequest request) = nullptr;
  Path (*explain_sukaku)(const Sukaku& sukaku, RateRequest request) = nullptr;
  ScaleTraits traits = {};
};

std::span<const ScaleRow> scale_catalog();
// nullptr where there is no such key.
const ScaleRow* find_scale(std::string_view key);

// What a column is called where several scales stand side by side: "bridi_difficulty". A scale with
// one column is named by it: "te_depth", "bxb".
std::string full_column_name(const ScaleRow& scale, std::string_view column);

// The texts of the scale's columns for one rating: numbers with their decimals, the key of the
// hardest technique; for a rating without a score "stuck" (or "above", "stopped") and the cells
// left in the first column, "-" in the others.
std::vector<std::string> column_texts(const ScaleRow& scale, const Rating& rating);

}  // namespace nonet
