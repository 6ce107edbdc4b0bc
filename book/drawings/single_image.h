// One grid or board as an image file of its own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

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
  // Of the whole image, in dots of a PNG or TIFF and in points of other formats: `width` and the
  // resolution do not count then, the caption is above the grid, and the grid as large as it can
  // be.
  std::optional<Size> size = {};
  std::string brand = {};    // with `size`: a line below the grid; may be empty
  bool marks = false;        // the candidates of empty cells
  bool coordinates = false;  // numbers of rows and columns
};

// Formats for printing are drawn all black.
DigitTone tone_in(ImageFormat format);
// An error if the typeface cannot show the text; `what` names it: "--caption".
Status check_glyphs(std::string_view what, std::string_view text, const Typefaces& typefaces);
// The format and the resolution: of an image of a given size a point is a dot.
ImageOptions file_options(const ImageStyle& style);

// The bytes of the file. `style.marks` shows the picture's marks; a picture without marks gets the
// candidates that its digits leave. An error if the typeface cannot show a text.
Result<std::string> single_image(GridPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces);

// The same of a board of another size or shape; `style` overrides what the picture shows.
Result<std::string> single_image(BoardPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces);

}  // namespace nonet
