// The line of `rate --format`: text with letters after '%', as in serate; its letters have the same
// meaning here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/orders/catalog.h"

namespace nonet {

// The puzzle's own part of a line, on any board.
struct ListedPuzzle {
  std::string cells;
  int clues = 0;
  std::uint64_t ordinal = 0;
  std::string_view level;  // key; empty: none
};

class RatingFormat {
 public:
  // The error names an unknown letter.
  static Result<RatingFormat> parse(std::string_view text);

  // The scales whose ratings the line needs, each once.
  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const { return scales_; }
  // REQUIRES: one rating for each of scales(), in their order.
  [[nodiscard]] std::string line(const PuzzleText& puzzle, const std::vector<Rating>& ratings,
                                 std::uint64_t ordinal) const;
  [[nodiscard]] std::string line(const ListedPuzzle& puzzle,
                                 const std::vector<Rating>& ratings) const;

 private:
  struct Letter;
  struct Piece {
    std::string text;  // literal, if there is no letter
    const Letter* letter = nullptr;
    std::size_t scale = 0;  // index into scales_, if the letter needs one
  };
  struct Facts;

  static const Letter* find_letter(char name);
  std::size_t index_of_scale(const ScaleRow* scale);

  std::vector<Piece> pieces_;
  std::vector<const ScaleRow*> scales_;
};

}  // namespace nonet
