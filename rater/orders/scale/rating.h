// A scale's rating of a puzzle, in the form that commands print and the store keeps.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet {

// One column of a scale's output, for example {"er", 7.2, 1}. Keys as in docs/rating-scales.
struct RatingValue {
  std::string_view key;  // refers to the scale's table, valid for ever
  double value = 0;
  int decimals = 0;            // digits printed after the decimal point
  std::string_view word = {};  // replaces the number in columns of words: a level

  bool operator==(const RatingValue&) const = default;
};

// How a rating ended. Only kSolved gives a score; kAboveLimit: the score exceeds the requested
// limit; kStopped: the caller requested a stop.
enum class RatingEnd : std::uint8_t { kSolved, kStuck, kAboveLimit, kStopped };

struct Rating {
  std::string_view scale;    // key of the scale
  int scale_version = 0;     // changes whenever the scale's answers change
  double score = 0;          // the scale's main number: ER, Bridi difficulty, HoDoKu score
  std::string_view hardest;  // key of the hardest technique used; empty if none was needed
  RatingEnd end = RatingEnd::kSolved;
  int cells_left = 0;               // cells still empty at the end of the walk; 0: solved
  std::vector<RatingValue> values;  // the scale's columns, in their order

  [[nodiscard]] bool solved() const { return end == RatingEnd::kSolved; }
  // The scale's techniques do not solve the puzzle. A stuck rating has no score.
  [[nodiscard]] bool stuck() const { return end == RatingEnd::kStuck; }
};

}  // namespace nonet
