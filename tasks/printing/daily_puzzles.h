// The puzzles of a list for a newspaper, one for each day: the puzzle of each day, the names of its
// files, its caption, and its record for the newspaper's system.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/puzzle.h"
#include "book/editions/daily_plan.h"
#include "book/editions/editions.h"
#include "book/words/words.h"
#include "formats/puzzle_text.h"

namespace nonet {

// A puzzle of the list with its level, by which days are planned. Of another board `text` is empty.
struct DailyPuzzle {
  PuzzleText text = {};
  LeveledPuzzle leveled = {};
  std::shared_ptr<const variants::Geometry> board = {};  // null: the classic one
};

// A puzzle and its day.
struct DatedPuzzle {
  DailyPuzzle puzzle;
  PlannedDay day;

  // "2026-05-04_mon_easy", for file names.
  [[nodiscard]] std::string name() const;
  // The caption with {date}, written as `date`, {weekday}, {level} and {minutes} filled in; of
  // another board the minutes are empty.
  [[nodiscard]] std::string caption(std::string_view pattern, const std::string& date,
                                    const BookWords& words) const;
  // A JSON line. `solution_file`: empty if there is none.
  [[nodiscard]] std::string manifest_line(const std::string& caption, const std::string& file,
                                          const std::string& solution_file) const;
};

// In the order of the days, from `first` ("2026-05-04") on. REQUIRES: all have the same board.
Result<std::vector<DatedPuzzle>> dated_puzzles(std::string_view first,
                                               std::vector<DailyPuzzle> puzzles);

}  // namespace nonet
