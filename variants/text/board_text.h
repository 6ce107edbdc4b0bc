// Boards as text: a character for each cell in reading order; 1-9, then A, B, ... in the order of
// value.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

// '.' for 0.
char symbol_of(int digit);

// The digits as one line without a line break.
std::string text_of(const CellDigits& digits);

// How the symbols of a text are to be read.
enum class Symbols : std::uint8_t {
  kFromOne,   // 1-9, A-P; 0 is an empty cell
  kFromZero,  // 0-9, A-F of a 16x16 board: 0 is the lowest digit
  kLetters,   // A-P of a board of at most 16 digits
};

// Sixteen digits are written 0-F or A-P by some. A text without G whose blanks are dots and that
// has a 0 is of the first kind; one of letters alone that goes beyond G, of the second.
Symbols symbols_of(std::string_view cells, const Geometry& geometry);

// The digits of exactly as many characters as the board has cells; `place` is that of the first. An
// error names the character that is no digit of the board, or two cells of a house that hold one
// digit.
Result<CellDigits> read_cells(std::string_view cells, const Geometry& geometry, const Place& place);

// The same of a text of any length, which may hold digits that contradict one another; an error
// names the length.
Result<CellDigits> read_position(std::string_view cells, const Geometry& geometry,
                                 const Place& place);

// An error names two cells of a house that hold one digit, at the column of the second if the
// digits stand in one line from `place` on.
Status check_houses(const CellDigits& digits, const Geometry& geometry, Place place = {});

// "r2c11".
std::string cell_name(const Geometry& geometry, CellIndex cell);
// "row 2", "window 1", "the diagonal".
std::string region_name(const Region& region);

}  // namespace nonet::variants
