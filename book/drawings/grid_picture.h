// A picture of one grid: the puzzles and solutions of books, single images, and the steps of
// explanations, all by the same drawing code.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "book/drawings/highlights.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

struct CellHighlight {
  Cell cell;
  Highlight kind = Highlight::kPattern;
};

struct CandidateHighlight {
  Candidate candidate;
  Highlight kind = Highlight::kPattern;
  int number = 0;  // of the argument's line, written beside it; 0: none
};

// An arrow from one candidate to another.
struct CandidateLink {
  Candidate from;
  Candidate to;
  LinkStrength strength = LinkStrength::kStrong;
};

// A letter in the corner of a cell, by which explanations name chains and cells.
struct CellLabel {
  Cell cell;
  std::string text;
};

// kNumbers: 1-9 along the left and upper edge; kLetters: A-I along the left.
enum class Coordinates { kNone, kNumbers, kLetters };

// How given digits differ from found ones.
enum class DigitTone {
  kColoured,  // givens bold; found ones regular and blue
  kAllBlack,  // the same, all black
  kAnswers,   // for solution pages: found ones black on white, givens on grey
};

inline constexpr Ink kGivenTint = Ink::grey(0.86);  // of givens among answers
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
  bool fade_others = false;  // draws candidates without a highlight faintly
  Coordinates coordinates = Coordinates::kNone;
  DigitTone tone = DigitTone::kColoured;
  double digit_per_cell = kUsualDigitPerCell;
  double mark_per_cell = kMarkPerCell;
};

// Draws the picture into the square; coordinates are inside the square, too.
void draw_grid(Drawing& drawing, const GridPicture& picture, const Rect& square,
               const Typefaces& typefaces);

// Widths of the lines between cells of this side and around boxes, in points: printable, and
// clearly different.
double thin_line(double side);
double thick_line(double side);

// A white page with something painted on it, margins around it, and a line of text below it unless
// that is empty. `width` in points, margins included.
using PaintArea = std::function<void(Drawing& drawing, const Rect& area)>;
Drawing image_page(double width, double height_per_width, const std::string& caption,
                   const PaintArea& paint);

struct ImageRequest {
  GridPicture picture;
  std::string caption;  // one line below the grid; may be empty
  double width = 360;   // points, margins included
};

// One grid on its own white page.
Drawing grid_image(const ImageRequest& request, const Typefaces& typefaces);

}  // namespace nonet
