// HoDoKu's library lines:
//   :technique:digits:givens:deleted candidates:eliminations:placements:comment
// In the givens a '+' precedes a digit that was placed later. Candidates are digit, row, column:
// 614 is 6 in r1c4.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

[[nodiscard]] Result<PuzzleText> parse_hodoku(std::string_view text, Place line);
void append_hodoku(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
