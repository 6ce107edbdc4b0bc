#include "book/spec/level_rise.h"

#include <algorithm>
#include <fmt/format.h>

#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr std::size_t kAllowedShorter = 20;  // one in so many

// 0 without a level, and on another board: its puzzles have no targets.
int level_code(const BookSection& section) {
  if (section.board != nullptr) return 0;
  const LevelRow* level = find_level(section.level);
  return level == nullptr ? 0 : level->code;
}

// A section of a level, and the harder one behind it.
struct RisingPair {
  const BookSection* before;
  const BookSection* section;
};
std::vector<RisingPair> rising_pairs(const std::vector<BookSection>& sections) {
  std::vector<RisingPair> pairs;
  const BookSection* before = nullptr;
  for (const BookSection& section : sections) {
    if (level_code(section) == 0 || section.puzzles.empty()) continue;
    if (before != nullptr && level_code(section) > level_code(*before)) {
      pairs.push_back({before, &section});
    }
    before = &section;
  }
  return pairs;
}

std::size_t shorter_than(const BookSection& section, double seconds) {
  return static_cast<std::size_t>(std::ranges::count_if(
      section.puzzles, [&](const BookPuzzle& puzzle) { return target_seconds(puzzle) < seconds; }));
}

bool levels_overlap(const RisingPair& pair) {
  const double before = median_target(*pair.before);
  return median_target(*pair.section) < kLevelRise * before ||
         shorter_than(*pair.section, before) * kAllowedShorter > pair.section->puzzles.size();
}

}  // namespace

double median_target(const BookSection& section) {
  std::vector<int> targets;
  for (const BookPuzzle& puzzle : section.puzzles) targets.push_back(target_seconds(puzzle));
  std::ranges::sort(targets);
  const std::size_t half = targets.size() / 2;
  return targets.size() % 2 == 1 ? targets[half] : (targets[half - 1] + targets[half]) / 2.0;
}

std::string clock_text(double seconds) {
  const int whole = static_cast<int>(seconds);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::vector<LevelOverlap> overlaps_in(const std::vector<BookSection>& sections) {
  std::vector<LevelOverlap> found;
  for (const RisingPair& pair : rising_pairs(sections)) {
    if (!levels_overlap(pair)) continue;
    found.push_back(
        {pair.before, pair.section, shorter_than(*pair.section, median_target(*pair.before))});
  }
  return found;
}

bool levels_rise(const std::vector<BookSection>& sections) {
  const bool of_levels = std::ranges::all_of(
      sections, [](const BookSection& section) { return level_code(section) > 0; });
  return of_levels && sections.size() > 1 && rising_pairs(sections).size() + 1 == sections.size() &&
         overlaps_in(sections).empty();
}

}  // namespace nonet
