// The JSON object of SudokuPad, as it saves a puzzle:
//   {"cells":[[{"value":5},{},...],...],"metadata":{"title":"..."},"regions":[...],"cages":[...]}
// Titles and authors of older puzzles are in cages without cells, as "title: ...".
#pragma once

#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Lines, arrows, cages with cells and other possible rules are an error. `place` is the place of
// the text's first byte.
[[nodiscard]] Result<PuzzleText> parse_sudokupad_object(std::string_view text, const Place& place);

}  // namespace nonet
