// A picture of one board of another size or shape than the classic 9x9: boxes and regions in thick
// lines, the cells of further houses (diagonals, windows) on grey that survives printing, darker
// where they are in several.
#pragma once

#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "book/drawings/board_symbols.h"
#include "book/drawings/grid_picture.h"
#include "book/drawings/highlights.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet {

// A candidate; `digit` from 1.
struct BoardSpot {
  variants::CellIndex cell;
  int digit;

  bool operator==(const BoardSpot&) const = default;
};

struct BoardSpotHighlight {
  BoardSpot spot;
  Highlight kind = Highlight::kPattern;
  int number = 0;  // of the argument's line, written beside it; 0: none
};

// What a step shows on a board.
struct BoardHighlights {
  std::vector<std::uint32_t> candidates = {};    // by cell, bit d-1 for digit d; empty: not shown
  std::vector<variants::CellIndex> houses = {};  // tinted
  std::vector<std::vector<variants::CellIndex>> covers = {};  // each in a dashed frame
  std::vector<std::pair<variants::CellIndex, Highlight>> cells = {};
  std::vector<BoardSpotHighlight> spots = {};
  std::vector<std::tuple<BoardSpot, BoardSpot, LinkStrength>> links = {};
  bool fade_others = false;  // draws candidates without a highlight faintly
};

struct BoardPicture {
  const variants::Geometry* geometry = nullptr;  // borrowed
  variants::CellDigits givens;                   // bold
  variants::CellDigits found = {};               // digits of cells not given; may be empty
  bool marks = false;                            // the digits that fit, in cells without a digit
  bool coordinates = false;                      // numbers of rows and columns
  DigitTone tone = DigitTone::kColoured;         // kAnswers: givens on grey, and no houses tinted
  double digit_per_cell = kUsualDigitPerCell;
  double mark_per_cell = kMarkPerCell;  // where marks stand three by three; else as much smaller
  BoardSymbols symbols = {};
  BoardHighlights highlights = {};
};

// By cell, how many further houses (diagonals, windows) are drawn on it in grey.
std::vector<int> tint_depths(const variants::Geometry& geometry);

// Candidates stand in rows of as many as make them about as wide as high.
int marks_in_a_row(const variants::Geometry& geometry);

// The narrowest width at which no type of the picture is smaller than this, in points.
double least_width(const BoardPicture& picture, double type);

// Height by width.
double board_shape(const BoardPicture& picture);

// Where a board lies that is as large as fits into the middle of a square.
Rect board_area(const variants::Geometry& geometry, const Rect& square);

// Draws the picture into the area, as wide as it; the height follows from board_shape().
void draw_board(Drawing& drawing, const BoardPicture& picture, const Rect& area,
                const Typefaces& typefaces);

}  // namespace nonet
