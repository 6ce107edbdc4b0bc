// The difficulty of a puzzle on any scale (docs/rating-scales.md), and the steps of its solution.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

struct ScaleInfo {
  std::string_view key;  // forever: "explainer", ...
  std::string_view name;
  std::string_view source;  // the program or paper that it follows
  int version = 0;          // changes whenever the scale's answers change
};
// Every scale; the first is the default of rate.
[[nodiscard]] NONET_API std::vector<ScaleInfo> scales();

struct TechniqueInfo {
  std::string_view key;  // forever: "x-wing", ...
  std::string_view name;
  std::string_view family;
};
// Every technique, family by family.
[[nodiscard]] NONET_API std::vector<TechniqueInfo> techniques();

// The levels used in books, from the easiest (code 1) to the hardest (8).
struct LevelInfo {
  int code = 0;
  std::string_view key;  // forever: "very-easy" .. "extreme"
  std::string_view name;
  std::string_view allows;  // techniques that are new at this level, for people
};
// All eight, in order.
[[nodiscard]] NONET_API std::vector<LevelInfo> levels();

// One named number of a rating, for example {"er", 7.2, 1}.
struct RatingValue {
  std::string key = {};
  double value = 0;
  int decimals = 0;  // digits usually printed after the decimal point

  bool operator==(const RatingValue&) const = default;
};

// Only kSolved has a score.
enum class RatingEnd {
  kSolved,
  kStuck,       // the scale's techniques do not solve the puzzle
  kAboveLimit,  // the score exceeds RateOptions::max_score
  kStopped,     // by the RunControl
};

// "solved", "stuck", "above-limit", "stopped": for other languages.
[[nodiscard]] constexpr std::string_view key_of(RatingEnd end) {
  constexpr std::array<std::string_view, 4> kKeys = {"solved", "stuck", "above-limit", "stopped"};
  return kKeys[static_cast<std::size_t>(end)];
}

struct Rating {
  std::string scale = {};  // its key
  int scale_version = 0;
  double score = 0;          // the scale's main number; explainer: ER, 1.0 to about 12
  std::string hardest = {};  // key of the hardest technique used; may be empty
  RatingEnd end = RatingEnd::kSolved;
  int cells_left = 0;                    // cells still empty at the end of the walk
  std::vector<RatingValue> values = {};  // the scale's columns; explainer: er, ep, ed

  [[nodiscard]] bool solved() const { return end == RatingEnd::kSolved; }
  // The value with this key; nullopt if there is none.
  [[nodiscard]] NONET_API std::optional<double> value(std::string_view key) const;

  bool operator==(const Rating&) const = default;
};

// The key of the level of an explainer rating; empty if it has no score.
[[nodiscard]] NONET_API std::string_view level_of(const Rating& rating);

// Replaces one of the scale's own prices.
struct Weight {
  std::string key = {};
  double value = 0;
};

struct RateOptions {
  std::string scale = "explainer";
  std::optional<double> max_score = {};   // stop once it is exceeded: faster
  std::vector<std::string> without = {};  // keys of techniques that must not be used
  std::vector<Weight> weights = {};       // for scales that have weights
  unsigned threads = 1;                   // for rate_all
};

// On the Explainer scale: ER, EP and ED of Sudoku Explainer 1.2.1. 10 microseconds if singles
// suffice, 50 up to ER 6.5, a millisecond at ER 7, 100 above ER 10, and seconds for a few puzzles.
[[nodiscard]] NONET_API Rating rate(const Puzzle& puzzle);

// Errors: kRequest for an unknown scale, technique or weight.
[[nodiscard]] NONET_API Result<Rating> rate(const Puzzle& puzzle, const RateOptions& options,
                                            const RunControl& control = {});

// The same for a sukaku. Errors also: kRequest for a scale that rates puzzles by their givens only;
// explainer rates both, and leaves out arguments from the uniqueness of the solution where the
// givens alone have several.
[[nodiscard]] NONET_API Result<Rating> rate(const Sukaku& sukaku, const RateOptions& options = {},
                                            const RunControl& control = {});

// Rates each puzzle, in order; after a stop only the first ones.
[[nodiscard]] NONET_API Result<std::vector<Rating>> rate_all(std::span<const Puzzle> puzzles,
                                                             const RateOptions& options = {},
                                                             const RunControl& control = {});

// A digit in a cell.
struct Candidate {
  Cell cell = {};
  int digit = 1;

  auto operator<=>(const Candidate&) const = default;
};

struct Step {
  std::string technique = {};                // key
  std::string name = {};                     // of the technique, for people
  double price = 0;                          // on the scale
  std::vector<Cell> cells = {};              // of the pattern
  std::vector<int> digits = {};              // of the pattern
  std::optional<Candidate> placement = {};   // the digit that the step places
  std::vector<Candidate> eliminations = {};  // candidates that it removes, beyond those that a
                                             // placement clears
  std::vector<std::string> reasons = {};     // why it holds: at most three lines
  std::string conclusion = {};               // "remove 4 from r3c1; r4c4 is 7"
};

struct Explanation {
  Rating rating = {};
  std::vector<Step> steps = {};  // in order; applied to the givens they solve the puzzle
  std::string text = {};         // all of it for people, as written by `nonet explain`
};

// The steps of the rating. Costs about twice the rating.
[[nodiscard]] NONET_API Result<Explanation> explain(const Puzzle& puzzle,
                                                    const RateOptions& options = {},
                                                    const RunControl& control = {});
// From a sukaku's candidates on. Errors also as in rate.
[[nodiscard]] NONET_API Result<Explanation> explain(const Sukaku& sukaku,
                                                    const RateOptions& options = {},
                                                    const RunControl& control = {});

}  // namespace nonet::v0
