#include "book/editions/section_targets.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>

#include "book/spec/level_rise.h"

namespace nonet {
namespace {

constexpr double kMinute = 60;  // seconds

// From the easiest level on. Measured on 300 puzzles a level with the usual clues: from a quarter
// to half of them lie within. The longest minutes of a level times kLevelRise are within the next
// one, so that even a section of one puzzle can be followed.
constexpr std::array<UsualMinutes, 8> kUsualMinutes = {{
    {0, 3.8, 4.6},
    {4.2, 5.3, 6.6},
    {5.5, 7.8, 10},
    {8, 10.8, 14},
    {11, 15, 19.5},
    {15.5, 20.5, 27},
    {21, 28.5, 37},
    {29, 39.5, std::numeric_limits<double>::infinity()},
}};

constexpr bool levels_leave_room() {
  for (std::size_t i = 1; i < kUsualMinutes.size(); ++i) {
    const UsualMinutes& before = kUsualMinutes[i - 1];
    const UsualMinutes& here = kUsualMinutes[i];
    if (here.middle < before.middle * kLevelRise || here.to < before.to * kLevelRise) return false;
  }
  return true;
}
static_assert(levels_leave_room());

}  // namespace

UsualMinutes usual_minutes(const LevelRow& level) {
  return kUsualMinutes[static_cast<std::size_t>(level.code - 1)];
}

SectionTargets::SectionTargets(const LevelRow& level, std::size_t count, const BookSection* before)
    : from_(usual_minutes(level).from * kMinute),
      middle_(usual_minutes(level).middle * kMinute),
      to_(usual_minutes(level).to * kMinute),
      below_left_((count - 1) / 2),
      above_left_(count - below_left_) {
  const LevelRow* easier = before == nullptr ? nullptr : find_level(before->level);
  if (easier == nullptr || easier->code >= level.code) return;
  const double median = median_target(*before);
  from_ = std::max(from_, median);
  middle_ = std::max(middle_, kLevelRise * median);
}

bool SectionTargets::wants(const BookPuzzle& puzzle) const {
  const double seconds = target_seconds(puzzle);
  return seconds >= from_ && seconds <= to_ && (seconds < middle_ ? below_left_ : above_left_) > 0;
}

void SectionTargets::take(const BookPuzzle& puzzle) {
  --(target_seconds(puzzle) < middle_ ? below_left_ : above_left_);
}

std::string SectionTargets::range_text() const {
  return to_ < std::numeric_limits<double>::infinity()
             ? fmt::format("{} to {}", clock_text(from_), clock_text(to_))
             : fmt::format("{} and more", clock_text(from_));
}

}  // namespace nonet
