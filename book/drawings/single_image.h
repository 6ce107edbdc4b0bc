// One grid or board as an image file of its own.
#pragma once

#include <string>

#include "base/result.h"
#include "book/drawings/board_picture.h"
#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "book/output/cairo_output.h"

namespace nonet {

struct ImageStyle {
  ImageOptions file;
  double width = 100;        // millimetres, margins included
  std::string caption = {};  // a line below the grid; may be empty
  bool marks = false;        // the candidates of empty cells
  bool coordinates = false;  // numbers of rows and columns
};

// The bytes of the file. `style.marks` shows the picture's marks; a picture without marks gets the
// candidates that its digits leave. An error if the typeface cannot show the caption.
Result<std::string> single_image(GridPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces);

// The same of a board of another size or shape; `style` overrides what the picture shows.
Result<std::string> single_image(BoardPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces);

}  // namespace nonet
