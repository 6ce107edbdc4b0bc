// The boards in the links of sudokuwiki.org: two characters per cell, with candidates. (Andrew
// Stuart, "Sudoku String Definitions", sudokuwiki.org.)
//
//   S9B and 162 characters, base 36, since 2023    1-9 a clue, 10-18 a solved cell (digit + 9),
//                                                  19-529 candidates (bits + 18)
//   162 characters, base 32, for some months       candidates as bits, shifted left, + 1 for a clue
//
// Bit 0 stands for digit 1.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Judging by its length and its first characters.
[[nodiscard]] bool is_wiki_board(std::string_view text);
// Givens, placed digits, and candidates if they differ from those that these allow. `place` is the
// place of the first character.
[[nodiscard]] Result<PuzzleText> parse_wiki_board(std::string_view text, Place place);
// In the S9B form.
[[nodiscard]] std::string wiki_board(const PuzzleText& puzzle);

}  // namespace nonet
