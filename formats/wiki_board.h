// The boards that sudokuwiki.org puts into its links: two characters a cell, with candidates.
// (Andrew Stuart, "Sudoku String Definitions", sudokuwiki.org.)
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

// By its length and its first characters.
[[nodiscard]] bool is_wiki_board(std::string_view text);
// Givens, placed digits and, where they differ from what these leave, candidates. `place` is that
// of the first character.
[[nodiscard]] Result<PuzzleText> parse_wiki_board(std::string_view text, Place place);
// As S9B.
[[nodiscard]] std::string wiki_board(const PuzzleText& puzzle);

}  // namespace nonet
