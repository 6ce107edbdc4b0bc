// What a scale says of a puzzle, in the form that commands print and the store keeps.
#pragma once

#include <string_view>
#include <vector>

namespace nonet {

// One column of a scale's output, for example {"er", 7.2, 1}. Keys are those of docs/rating-scales.
struct RatingValue {
  std::string_view key;  // refers to the scale's table, valid for ever
  double value = 0;
  int decimals = 0;  // how it is written
};

struct Rating {
  std::string_view scale;    // key of the scale
  int scale_version = 0;     // changes whenever the scale's answers change
  double score = 0;          // the scale's main number: ER, Bridi difficulty, HoDoKu score
  std::string_view hardest;  // key of the hardest technique used; empty where none was needed
  // Cells still empty where the scale's techniques stopped; 0: solved. A stuck rating has no score.
  int cells_left = 0;
  std::vector<RatingValue> values;  // the scale's columns, in their order

  [[nodiscard]] bool stuck() const { return cells_left > 0; }
};

}  // namespace nonet
