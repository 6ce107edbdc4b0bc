// QR codes (ISO/IEC 18004), which lead from a page to a screen. libqrencode computes the modules;
// size and margin are set here, and check_book checks each printed code.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/cell.h"
#include "charts/drawing.h"

namespace nonet {

// Modules of white that the standard wants on each side.
inline constexpr int kQuietModules = 4;
// The placeholders of the cells and of the board's key in a link to a puzzle.
inline constexpr std::string_view kPuzzlePlace = "{puzzle}";
inline constexpr std::string_view kBoardPlace = "{board}";
// Its code is smaller than those of other sites that take 81 cells.
inline constexpr std::string_view kPuzzleLink = "https://www.sudokuwiki.org/sudoku.htm?bd={puzzle}";

struct MatrixCode {
  int side = 0;            // modules, without the quiet zone
  std::vector<bool> dark;  // row by row from the top

  [[nodiscard]] bool at(int row, int column) const {
    return dark[static_cast<std::size_t>(row * side + column)];
  }
  [[nodiscard]] int side_with_quiet_zone() const { return side + 2 * kQuietModules; }
  bool operator==(const MatrixCode&) const = default;
};

// The smallest code of this text that can be read with 15 % of it damaged (level M). Refuses text
// that is too long for a code of printable size.
Result<MatrixCode> matrix_code_of(std::string_view text);

// A board as links name it.
struct LinkedBoard {
  std::string key = "9x9";
  int cells = kCells;
  int digits = 9;
};
// Whether the link leads to the puzzles of other boards, too: it has a place for their key.
bool takes_boards(std::string_view form);

// The link with the puzzle's cells in it, 0 for an empty one: a run of digits takes less than half
// the room of other characters. `board`: the key, in which all but letters and digits are escaped.
std::string puzzle_link(std::string_view form, std::string_view board, std::string cells);
// Refuses links that do not lead to a web page, for example scripts.
Status check_web_link(std::string_view link);
// The same; the link must also have a placeholder for the cells, and a code of printable size for
// all puzzles of the board.
Status check_puzzle_link(std::string_view form, const LinkedBoard& board = {});

// Sides of printed codes in points, quiet zone included. REQUIRES: a link that passes its check.
double code_side(const MatrixCode& code);
double puzzle_code_side(std::string_view form, const LinkedBoard& board = {});

// Black, in one shape, the quiet zone around it inside of `square`.
void draw_code(Drawing& page, const MatrixCode& code, const Rect& square);

// The code that is drawn in the square, read from its ink. All modules are dark if no code is drawn
// there.
MatrixCode drawn_code(const Drawing& page, const Rect& square, int side);

}  // namespace nonet
