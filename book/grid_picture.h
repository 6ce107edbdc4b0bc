// A picture of one grid: the puzzles and solutions of books, single images, and the steps of
// explanations, all by the same drawing code. Every kind of highlight has a colour and a shape of
// its own, so that it is told apart in grey too:
//
//              cell                         candidate
//   pattern    tint, a digit in it ringed    ring
//   elimination hatching                    struck through
//   placement  tint and thick inner frame   filled square, light digit
//   link on    thin inner frame             filled disc, light digit
//   link off   dashed inner frame           empty square
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "book/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

enum class Highlight { kPattern, kElimination, kPlacement, kLinkOn, kLinkOff };
// Strong: if one end is false the other is true (solid); weak: not both are true (dashed).
enum class LinkStrength { kStrong, kWeak };

struct CellHighlight {
  Cell cell;
  Highlight kind = Highlight::kPattern;
};

struct CandidateHighlight {
  Candidate candidate;
  Highlight kind = Highlight::kPattern;
  int number = 0;  // written beside it, as the lines of an argument are numbered; 0: none
};

// An arrow from one candidate to another.
struct CandidateLink {
  Candidate from;
  Candidate to;
  LinkStrength strength = LinkStrength::kStrong;
};

// A letter in the corner of a cell, as explanations name chains and cells by.
struct CellLabel {
  Cell cell;
  std::string text;
};

// 1-9 along the left and upper edge; A-I along the left.
enum class Coordinates { kNone, kNumbers, kLetters };

// What tells given digits from found ones.
enum class DigitTone {
  kColoured,  // givens bold; found ones regular and blue
  kAllBlack,  // the same, all black
  kAnswers,   // found ones black on white, for whoever looks for them; givens on grey
};

inline constexpr double kMarkPerCell = 0.25;        // size of a pencil mark's type
inline constexpr double kUsualDigitPerCell = 0.66;  // size of a digit's type

struct GridPicture {
  Grid givens;                       // bold
  Grid found;                        // digits of cells not given, lighter
  std::optional<PencilMarks> marks;  // shown in cells that are in neither grid
  std::vector<House> houses;         // tinted as a whole
  std::vector<House> covers;         // in a dashed frame as a whole
  std::vector<CellHighlight> cells;
  std::vector<CandidateHighlight> candidates;
  std::vector<CandidateLink> links;
  std::vector<CellLabel> labels;
  bool fade_others = false;  // candidates without a highlight play no part
  Coordinates coordinates = Coordinates::kNone;
  DigitTone tone = DigitTone::kColoured;
  double digit_per_cell = kUsualDigitPerCell;
  double mark_per_cell = kMarkPerCell;
};

// Draws the picture into the square; coordinates take their room from it.
void draw_grid(Drawing& drawing, const GridPicture& picture, const Rect& square,
               const Typefaces& typefaces);

struct ImageRequest {
  GridPicture picture;
  std::string caption;  // one line below the grid; may be empty
  double width = 360;   // points, margins included
};

// One grid on a white page of its own.
Drawing grid_image(const ImageRequest& request, const Typefaces& typefaces);

}  // namespace nonet
