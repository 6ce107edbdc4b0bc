#include "book/spec/book_spec.h"

#include <cmath>
#include <fmt/format.h>

#include "rater/orders/levels.h"

namespace nonet {
namespace {

std::string topic_name(const SectionTopic& topic, const BookWords& words) {
  switch (topic.kind) {
    case SectionTopic::Kind::kMinutes:
      return words.say(Phrase::kSectionMinutes, fmt::format("{:g}", topic.low),
                       fmt::format("{:g}", topic.high));
    case SectionTopic::Kind::kRating:
      return words.say(Phrase::kSectionRating, fmt::format("{:.1f}", topic.low),
                       fmt::format("{:.1f}", topic.high));
    case SectionTopic::Kind::kTechnique:
      return words.technique(topic.technique);
  }
  return {};
}

}  // namespace

int target_seconds(const BookPuzzle& puzzle) {
  return static_cast<int>(std::lround(puzzle.effort * 60));
}

std::string target_text(const BookPuzzle& puzzle) {
  if (puzzle.effort >= kBeyondMinutes) return {};
  const int seconds = target_seconds(puzzle);
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

Rise rise_of(const BookSpec& spec) {
  Rise rise = Rise::kStrict;
  for (const BookSection& section : spec.sections) {
    for (std::size_t i = 1; i < section.puzzles.size(); ++i) {
      const int before = target_seconds(section.puzzles[i - 1]);
      const int after = target_seconds(section.puzzles[i]);
      if (after < before) return Rise::kFalls;
      if (after == before) rise = Rise::kNeverFalls;
    }
  }
  return rise;
}

std::string section_name(const BookSection& section, const BookWords& words) {
  if (!section.name.empty()) return section.name;
  const LevelRow* row = find_level(section.level);
  const std::string level = row != nullptr ? words.level_name(*row) : section.level;
  if (!section.topic) return level;
  const std::string topic = topic_name(*section.topic, words);
  return level.empty() ? topic : fmt::format("{}, {}", level, topic);
}

int section_stars(const BookSection& section) {
  const LevelRow* level = find_level(section.level);
  return level != nullptr ? level->code : 0;
}

std::vector<NumberedPuzzle> numbered_puzzles(const BookSpec& spec) {
  std::vector<NumberedPuzzle> puzzles;
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    for (const BookPuzzle& puzzle : spec.sections[i].puzzles) {
      puzzles.push_back({&puzzle, static_cast<int>(i)});
    }
  }
  return puzzles;
}

}  // namespace nonet
