#include "book/pages/guide.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <optional>

#include "book/boards/puzzle_board.h"
#include "book/spec/board_level_text.h"
#include "book/spec/board_name.h"
#include "book/spec/level_rise.h"
#include "rater/orders/levels.h"
#include "rater/orders/minutes/people.h"

namespace nonet {
namespace {

constexpr double kAlittleMore = 1.02;  // so that rounding makes no type too small

constexpr std::string_view kExampleGivens =
    "..43...98....894..1......7.4.2.365..6..8.5..2..821.7.9.6......4..165....82...39..";

// Why r3c2 is the only place for an 8 in the first box.
CaptionedPicture place_example(const BookWords& words) {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::box(0)};
  picture.cells = {{Cell(0, 8), Highlight::kPattern},
                   {Cell(1, 4), Highlight::kPattern},
                   {Cell(5, 2), Highlight::kPattern},
                   {Cell(2, 1), Highlight::kPlacement}};
  picture.found.set(Cell(2, 1), Digit(8));
  return {picture, words[Phrase::kPlaceExample]};
}

// Why r4c9 can only be 1.
CaptionedPicture digit_example(const BookWords& words) {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::row(3), House::column(8), House::box(5)};
  picture.cells = {{Cell(3, 8), Highlight::kPlacement}};
  picture.found.set(Cell(3, 8), Digit(1));
  return {picture, words[Phrase::kDigitExample]};
}

// Explains the targets, as far as this book has them.
void add_targets(std::vector<GuideItem>& items, const BookSpec& spec) {
  std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  std::erase_if(puzzles, [&](const NumberedPuzzle& each) {
    return spec.sections[static_cast<std::size_t>(each.section)].board != nullptr;
  });
  const bool have_targets = std::ranges::all_of(
      puzzles, [](const NumberedPuzzle& each) { return !target_text(*each.puzzle).empty(); });
  if (!have_targets || puzzles.empty()) return;
  items.emplace_back(GuideParagraph{spec.words[Phrase::kTargetText]});
  const bool beyond = std::ranges::any_of(puzzles, [](const NumberedPuzzle& each) {
    return outside_measured(each.puzzle->givens.clue_count(), each.puzzle->effort).has_value();
  });
  if (beyond) items.emplace_back(GuideParagraph{spec.words[Phrase::kTargetBeyond]});
}

// The levels of the section's puzzles, from the easiest on.
std::vector<const LevelRow*> levels_in(const BookSection& section) {
  std::vector<const LevelRow*> levels;
  for (const LevelRow& row : level_catalog()) {
    const auto is_of_level = [&](const BookPuzzle& puzzle) {
      return level_of_er(static_cast<int>(std::lround(puzzle.er * 10))) == &row;
    };
    if (std::ranges::any_of(section.puzzles, is_of_level)) levels.push_back(&row);
  }
  return levels;
}

GuideLevel board_level_entry(const BookSection& section, const BookWords& words) {
  const LevelRow* level = find_level(section.level);
  if (level == nullptr) return {};
  return {section_name(section, words), section_stars(section),
          board_level_text(*section.board, *level, words)};
}

// What a section is, with the stars of its hardest puzzles. A section by level is its level.
GuideLevel level_entry(const BookSection& section, const BookWords& words) {
  if (section.board != nullptr) return board_level_entry(section, words);
  if (const LevelRow* level = find_level(section.level)) {
    return {words.level_name(*level), level->code, words.techniques(*level)};
  }
  if (!section.topic) return {};
  const auto levels = levels_in(section);
  const int stars = levels.empty() ? 0 : levels.back()->code;
  const std::string name = section_name(section, words);
  if (section.topic->kind == SectionTopic::Kind::kTechnique) {
    return {name, stars, words.say(Phrase::kSectionNeeds, name)};
  }
  std::string names;
  for (const LevelRow* level : levels) {
    names += (names.empty() ? "" : ", ") + words.level_name(*level);
  }
  return {name, stars, names.empty() ? "" : words.say(Phrase::kSectionSpans, names)};
}

bool has_others(const BookSpec& spec) {
  return std::ranges::any_of(spec.sections,
                             [](const BookSection& section) { return section.board != nullptr; });
}

void add_levels(std::vector<GuideItem>& items, const BookSpec& spec) {
  const BookWords& words = spec.words;
  items.emplace_back(GuideTitle{words[Phrase::kLevelsTitle]});
  std::string hardness = words[Phrase::kHardness];
  const Rise rise = rise_of(spec);
  const bool timed = has_classic(spec);
  if (timed && rise == Rise::kStrict) hardness += ' ' + words[Phrase::kRisesStrictly];
  if (timed && rise == Rise::kNeverFalls) hardness += ' ' + words[Phrase::kNeverFalls];
  if (levels_rise(spec.sections)) hardness += ' ' + words[Phrase::kLevelsRise];
  items.emplace_back(GuideParagraph{std::move(hardness)});
  add_targets(items, spec);
  if (has_others(spec)) items.emplace_back(GuideParagraph{words[Phrase::kOtherOrder]});
  std::vector<std::string> listed;
  for (const BookSection& section : spec.sections) {
    GuideLevel entry = level_entry(section, words);
    if (entry.name.empty() || std::ranges::find(listed, entry.name) != listed.end()) continue;
    listed.push_back(entry.name);
    items.emplace_back(std::move(entry));
  }
}

// Explains the book's QR codes. A page of HTML has none below its puzzles.
void add_codes(std::vector<GuideItem>& items, const BookSpec& spec, Medium medium) {
  const bool below = !spec.puzzle_link.empty() && medium == Medium::kPaper;
  if (!below && spec.play_link.empty()) return;
  items.emplace_back(GuideHeading{spec.words[Phrase::kPlay]});
  if (below) items.emplace_back(GuideParagraph{spec.words[Phrase::kPlayPuzzle]});
  if (!spec.play_link.empty()) {
    items.emplace_back(GuideCode{spec.words[Phrase::kPlayBook], spec.play_link});
  }
}

// The phrase for the place of the solutions; nullopt if there are none.
std::optional<Phrase> way_to_solutions(const BookSpec& spec, Medium medium) {
  if (medium == Medium::kScreenPage) return Phrase::kFindSolutionLinks;
  switch (spec.solutions) {
    case SolutionsPlace::kUpsideDown:
      return Phrase::kFindSolutionBelow;
    case SolutionsPlace::kSeparateFile:
      return Phrase::kFindSolutionFile;
    case SolutionsPlace::kNone:
      return std::nullopt;
    default:
      return Phrase::kFindSolutionPages;
  }
}

}  // namespace

Grid example_givens() { return *Grid::from_line(kExampleGivens); }

std::vector<GuideItem> guide_items(const BookSpec& spec, Medium medium) {
  const BookWords& words = spec.words;
  std::vector<GuideItem> items{GuideTitle{words[Phrase::kHowToPlay]}};
  const bool classic = has_classic(spec);
  items.emplace_back(GuideParagraph{words[classic ? Phrase::kRules : Phrase::kOneSolution]});
  if (has_others(spec)) items.emplace_back(GuideParagraph{words[Phrase::kOtherBoards]});
  items.emplace_back(GuideHeading{words[Phrase::kTwoWays]});
  items.emplace_back(GuideParagraph{words[Phrase::kTwoWaysText]});
  if (classic) items.emplace_back(GuidePictures{place_example(words), digit_example(words)});
  items.emplace_back(GuideHeading{words[Phrase::kPencilMarks]});
  items.emplace_back(GuideParagraph{words[Phrase::kPencilMarksText]});
  const bool has_hints = spec.hints && medium == Medium::kPaper;
  const std::optional<Phrase> way = way_to_solutions(spec, medium);
  if (way || has_hints) items.emplace_back(GuideHeading{words[Phrase::kFindSolution]});
  if (way) items.emplace_back(GuideParagraph{words[*way]});
  if (has_hints) items.emplace_back(GuideParagraph{words[Phrase::kFindHint]});
  add_codes(items, spec, medium);
  add_levels(items, spec);
  return items;
}

std::vector<GuideItem> rule_items(const BookSpec& spec, std::size_t index, double smallest) {
  const BookSection& section = spec.sections[index];
  const BookWords& words = spec.words;
  const variants::Geometry& board = *section.board;
  const BoardSymbols symbols = symbols_on(board, spec.symbols);
  std::vector<GuideItem> items{GuideTitle{board_name(board, words)}};
  for (std::string& rule : board_rules(board, words, symbols)) {
    items.emplace_back(GuideParagraph{std::move(rule)});
  }
  if (section.example.givens.empty()) return items;
  BoardPicture puzzle;
  puzzle.geometry = &board;
  puzzle.givens = section.example.givens;
  puzzle.tone = DigitTone::kAllBlack;
  puzzle.symbols = symbols;
  BoardPicture solved = puzzle;
  solved.found = section.example.solution;
  solved.tone = DigitTone::kAnswers;
  const double least =
      smallest / kUsualDigitPerCell * std::max(board.rows(), board.columns()) * kAlittleMore;
  items.emplace_back(GuidePictures{{puzzle, words[Phrase::kBoardExample], least},
                                   {solved, words[Phrase::kBoardExampleSolved], least}});
  return items;
}

std::vector<std::string> copyright_lines(const BookSpec& spec) {
  const BookWords& words = spec.words;
  std::vector<std::string> lines{spec.title};
  if (!spec.author.empty() || spec.year != 0) {
    std::string line = words[Phrase::kCopyright];
    if (spec.year != 0) line += fmt::format(" {}", spec.year);
    if (!spec.author.empty()) line += ' ' + spec.author;
    lines.push_back(line);
    lines.push_back(words[Phrase::kRightsReserved]);
  }
  if (!spec.isbn.empty()) lines.push_back("ISBN " + spec.isbn);
  lines.push_back(words[Phrase::kVerified]);
  if (!spec.build.empty()) lines.push_back(spec.build);
  lines.push_back(words[Phrase::kSetIn]);
  return lines;
}

std::string series_line(const BookSpec& spec) {
  if (spec.volume == 0) return spec.series;
  const std::string volume = spec.words.say(Phrase::kVolume, spec.volume);
  return spec.series.empty() ? volume : fmt::format("{}, {}", spec.series, volume);
}

}  // namespace nonet
