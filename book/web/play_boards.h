// A page to play on with puzzles of another board than the classic one: the same page, whose
// scripts learn from the pack what the board is.
//
//   board    across, down, digits; places: of each cell across * row + column, where overlapping
//            grids leave gaps; houses: their cells, names: kind (row, column, box or null) and
//            name of each; apart, far: pairs of cells that differ, and that differ by more than
//            one; edges: a path around boxes, in cells; tints: cells of further houses
//   rules    as HTML: fold: behind their title, sheet: on paper; room: its lines, and one more
//   puzzles  as in play_pack.h; o: the solution, where the steps do not lead to it
//
//   a step   k: kind, p: placement, e: eliminations, w and m: texts of the first two rungs, c, d,
//   h, u:
//            what to draw, t: the whole step as text, without its conclusion
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/spec/book_spec.h"
#include "book/words/words.h"
#include "variants/making/board_levels.h"

namespace nonet {

struct PlayBoard {
  BoardDigits digits;
  std::optional<variants::BoardPath> path;  // with proofs; none where the board has no ratings
  std::string level;                        // its name in the list: "Hard"
  std::string name = {};                    // instead of number and level
};

// Why the board has no play page: more than 16 digits.
Status check_playable(const variants::Geometry& board);

// The puzzle with its path and level. `rater` may be null: the board has none.
PlayBoard play_board(BoardDigits digits, const variants::BoardRater* rater,
                     const variants::BoardLevels& levels, const BookWords& words,
                     const RunControl& control);

// REQUIRES: check_playable(board).
Result<std::string> play_boards_page(const variants::Geometry& board,
                                     std::span<const PlayBoard> puzzles, std::string_view title,
                                     const BookWords& words);

}  // namespace nonet
