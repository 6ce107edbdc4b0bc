// The puzzle of a record as an image file: its givens, its solution or its candidates.
#pragma once

#include <string>

#include "base/result.h"
#include "book/fonts/typefaces.h"
#include "book/output/cairo_output.h"
#include "formats/puzzle_text.h"

namespace nonet {

struct ImageStyle {
  ImageOptions file;
  double width = 100;        // millimetres, margins included
  std::string caption = {};  // a line below the grid; may be empty
  bool marks = false;        // the candidates of empty cells
  bool coordinates = false;  // numbers of rows and columns
};

// The digits beside the givens: the record's own, or the solution's.
enum class Shown : bool { kPuzzle, kSolution };

// The bytes of the file. An error if the solution is requested and there is none or several, or if
// the typeface cannot show the caption.
Result<std::string> record_image(const PuzzleText& record, const ImageStyle& style, Shown shown,
                                 const Typefaces& typefaces);

}  // namespace nonet
