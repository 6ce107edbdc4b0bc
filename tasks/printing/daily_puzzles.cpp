#include "tasks/printing/daily_puzzles.h"

#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "book/boards/puzzle_board.h"

namespace nonet {
namespace {

std::string_view level_of(const LeveledPuzzle& puzzle) {
  return puzzle.level != nullptr ? puzzle.level->key : "unrated";
}

// Nobody has measured times on other boards, and their ratings are the order.
double effort_of(const DailyPuzzle& daily) {
  const BookPuzzle& puzzle = daily.leveled.puzzle;
  return daily.board == nullptr ? puzzle.effort : puzzle.hardness;
}

}  // namespace

std::string DatedPuzzle::name() const {
  return fmt::format("{}_{}_{}", day.iso_date(), day.weekday_key(), level_of(puzzle.leveled));
}

std::string DatedPuzzle::caption(std::string_view pattern, const std::string& date,
                                 const BookWords& words) const {
  const LevelRow* level = puzzle.leveled.level;
  const std::array<std::pair<std::string_view, std::string>, 4> places{
      {{"{date}", date},
       {"{weekday}", std::string(day.weekday_key())},
       {"{level}", level != nullptr ? words.level_name(*level) : ""},
       {"{minutes}", target_text(puzzle.leveled.puzzle)}}};
  std::string caption(pattern);
  for (const auto& [place, text] : places) {
    for (std::size_t at = 0; (at = caption.find(place, at)) != std::string::npos;) {
      caption.replace(at, place.size(), text);
      at += text.size();
    }
  }
  return caption;
}

std::string DatedPuzzle::manifest_line(const std::string& caption, const std::string& file,
                                       const std::string& solution_file) const {
  const BookPuzzle& printed = puzzle.leveled.puzzle;
  BookSection section;
  section.board = puzzle.board;
  const auto board = board_of(section);
  nlohmann::ordered_json line;
  line["schema"] = 1;
  line["date"] = day.iso_date();
  line["weekday"] = day.weekday_key();
  line["level"] = level_of(puzzle.leveled);
  if (puzzle.board == nullptr) line["target"] = target_text(printed);
  line["rating"] = printed.rating;
  line["clues"] = board->clues_of(printed);
  line["caption"] = caption;
  line["file"] = file;
  if (!solution_file.empty()) line["solution_file"] = solution_file;
  if (puzzle.board != nullptr) line["board"] = board->key();
  line["puzzle"] = board->givens_of(printed);
  line["solution"] = board->solution_of(printed);
  line["canonical"] = board->canonical_of(printed);
  return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

Result<std::vector<DatedPuzzle>> dated_puzzles(std::string_view first,
                                               std::vector<DailyPuzzle> puzzles) {
  std::vector<double> efforts;
  efforts.reserve(puzzles.size());
  for (const DailyPuzzle& each : puzzles) efforts.push_back(effort_of(each));
  auto days = plan_days(first, efforts);
  if (!days) return days.error();
  std::vector<DatedPuzzle> dated;
  dated.reserve(puzzles.size());
  for (PlannedDay& day : *days) {
    DailyPuzzle& puzzle = puzzles[day.puzzle];  // each has one day
    dated.push_back({std::move(puzzle), std::move(day)});
  }
  return dated;
}

}  // namespace nonet
