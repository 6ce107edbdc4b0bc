#include "book/spec/book_spec.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "book/spec/board_name.h"
#include "rater/orders/levels.h"
#include "variants/making/board_levels.h"

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
    for (std::size_t i = 1; section.board == nullptr && i < section.puzzles.size(); ++i) {
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
  if (section.board == nullptr && section.among_boards) {
    BookSection alone = section;
    alone.among_boards = false;
    return fmt::format("{}, {}", kClassicName, section_name(alone, words));
  }
  const LevelRow* row = find_level(section.level);
  const std::string level = row != nullptr ? words.level_name(*row) : section.level;
  if (section.board != nullptr) {
    const std::string board = board_name(*section.board, words);
    return level.empty() ? board : fmt::format("{}, {}", board, level);
  }
  if (!section.topic) return level;
  const std::string topic = topic_name(*section.topic, words);
  return level.empty() ? topic : fmt::format("{}, {}", level, topic);
}

int section_stars(const BookSection& section) {
  if (section.board != nullptr) return variants::level_rank(*section.board, section.level);
  const LevelRow* level = find_level(section.level);
  return level != nullptr ? level->code : 0;
}

std::string_view section_invitation(const BookSection& section, const BookWords& words) {
  const LevelRow* level = find_level(section.level);
  if (level == nullptr) return {};
  // The hardest puzzles of small boards ask for chains, no more.
  const bool small = section.board != nullptr && variants::has_childrens_levels(*section.board);
  return small && section.level == "extreme" ? words[Phrase::kInviteExpert]
                                             : words.invitation(*level);
}

void note_boards(std::vector<BookSection>& sections) {
  const bool several = std::ranges::any_of(sections, [&](const BookSection& section) {
    const auto& first = sections.front().board;
    return (section.board == nullptr) != (first == nullptr) ||
           (first != nullptr && section.board->key() != first->key());
  });
  for (BookSection& section : sections) section.among_boards = several;
}

bool has_classic(const BookSpec& spec) {
  return spec.sections.empty() ||
         std::ranges::any_of(spec.sections,
                             [](const BookSection& section) { return section.board == nullptr; });
}

bool is_first_of_board(const BookSpec& spec, std::size_t section) {
  const auto key_of = [&](std::size_t i) {
    const auto& board = spec.sections[i].board;
    return board == nullptr ? std::string() : board->key();
  };
  for (std::size_t i = 0; i < section; ++i) {
    if (key_of(i) == key_of(section)) return false;
  }
  return true;
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
