// The puzzle of a record as an image file: what it gives, its solution or its candidates.
#pragma once

#include <string>

#include "base/result.h"
#include "book/cairo_output.h"
#include "book/typefaces.h"
#include "formats/puzzle_text.h"

namespace nonet {

struct ImageStyle {
  ImageOptions file;
  double width = 100;        // millimetres, margins included
  std::string caption = {};  // a line below the grid; may be empty
  bool marks = false;        // the candidates of empty cells
  bool coordinates = false;  // numbers of rows and columns
};

// The digits beside the givens: those that the record has, or those of the solution.
enum class Shown : bool { kPuzzle, kSolution };

// The bytes of the file. An error where the solution is wanted and there is none or several, and
// where the typeface cannot write the caption.
Result<std::string> record_image(const PuzzleText& record, const ImageStyle& style, Shown shown,
                                 const Typefaces& typefaces);

}  // namespace nonet
