// Whether levels of a book overlap for a reader, by the targets that it prints: the median target
// of a level should be at least a third longer than that of the level before, and at most one
// puzzle in twenty may have a shorter target than that median.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "book/spec/book_spec.h"

namespace nonet {

// From the median of a level to that of the next, at least.
inline constexpr double kLevelRise = 4.0 / 3;

// In seconds. REQUIRES: the section has puzzles.
double median_target(const BookSection& section);
// Seconds as targets are printed: "8:30".
std::string clock_text(double seconds);

// A level whose targets do not rise that far above the targets of the level before.
struct LevelOverlap {
  const BookSection* before = nullptr;
  const BookSection* section = nullptr;
  std::size_t shorter = 0;  // targets below the median before
};
// Compares each level with the easier one before it in the book; skips sections without a level.
// The results point into `sections`.
std::vector<LevelOverlap> overlaps_in(const std::vector<BookSection>& sections);

// Whether there are several levels, each harder than the one before, without overlaps.
bool levels_rise(const std::vector<BookSection>& sections);

}  // namespace nonet
