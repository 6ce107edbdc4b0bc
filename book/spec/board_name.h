// What readers are told about a board of another size or shape: its name and its rules. Each kind
// of board is a row (book/spec/board_name.cpp); an exact rule is in variants/board/kinds.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "book/drawings/board_symbols.h"
#include "book/words/words.h"
#include "variants/board/geometry.h"

namespace nonet {

// The name of the classic board among others.
inline constexpr std::string_view kClassicName = "9×9";

// "6×6", "X-Sudoku", "6×6 X-Sudoku + Anti-Knight".
std::string board_name(const variants::Geometry& board, const BookWords& words);

// What each house holds: "each of the digits 1 to 6". The symbols suit the board.
std::string each_symbol(const variants::Geometry& board, const BookWords& words,
                        const BoardSymbols& symbols);

// The rules, a sentence or two each: that of rows, columns and boxes, then those of the kinds.
std::vector<std::string> board_rules(const variants::Geometry& board, const BookWords& words,
                                     const BoardSymbols& symbols = {});

}  // namespace nonet
