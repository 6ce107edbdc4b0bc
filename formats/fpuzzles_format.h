// The JSON object of f-puzzles.com, as found in its links and in the files that it saves:
//   {"size":9,"title":"...","author":"...","ruleset":"...","grid":[[{"value":5,"given":true},{},..
// A cell may have "givenPencilMarks", its only initial candidates.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Constraints beyond plain Sudoku are an error. `place` is the place of the text's first byte. If
// no cell is marked as given, all values are givens.
[[nodiscard]] Result<PuzzleText> parse_fpuzzles_object(std::string_view text, const Place& place);
// ASCII only.
[[nodiscard]] std::string fpuzzles_object(const PuzzleText& puzzle);

}  // namespace nonet
