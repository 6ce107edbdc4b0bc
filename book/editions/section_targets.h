// Which targets the section of a level takes in a generated book, so that levels do not overlap for
// a reader (book/spec/level_rise.h).
//
// Each level has usual minutes. A section's puzzles are taken in two halves, below and above its
// middle, so that its median is neither left to chance nor pulled down by the shorter targets,
// which are more frequent.
#pragma once

#include <cstddef>
#include <string>

#include "book/spec/book_spec.h"
#include "rater/orders/levels.h"

namespace nonet {

// Minutes of the puzzles of a level in a generated book. The middle is their median, roughly.
struct UsualMinutes {
  double from;
  double middle;
  double to;
};
UsualMinutes usual_minutes(const LevelRow& level);

class SectionTargets {
 public:
  // `before`: the last section of a level, if any; a harder level rises above it.
  // REQUIRES: count > 0.
  SectionTargets(const LevelRow& level, std::size_t count, const BookSection* before);

  [[nodiscard]] bool wants(const BookPuzzle& puzzle) const;
  // REQUIRES: the puzzle is wanted.
  void take(const BookPuzzle& puzzle);

  // The targets that the section accepts: "8:30 to 14:00".
  [[nodiscard]] std::string range_text() const;

 private:
  double from_;  // seconds
  double middle_;
  double to_;
  std::size_t below_left_;
  std::size_t above_left_;
};

}  // namespace nonet
