// A puzzle as a picture (docs/book-layout.md shows some). Needs the fonts of the Debian package
// fonts-lato.
#pragma once

#include <string>

#include "nonet/export.h"
#include "nonet/formats.h"
#include "nonet/grid.h"
#include "nonet/result.h"

namespace nonet::v0 {

struct ImageOptions {
  std::string format = "svg";  // or png, eps, pdf, tiff
  double width = 100;          // millimetres, margins included: 10 to 2000
  double dots_per_inch = 300;  // of png and tiff: 10 to 2400
  std::string caption = {};    // a line below the grid
  bool marks = false;          // the candidates of empty cells
  bool coordinates = false;    // numbers of rows and columns
  bool solution = false;       // the solution's digits beside the givens; of a puzzle only
};

// The bytes of the file: the same input gives the same bytes. Errors: kRequest for options out of
// bounds or a character that the typeface does not have; kFile if the fonts are missing. About a
// millisecond.
[[nodiscard]] NONET_API Result<std::string> image(const Puzzle& puzzle,
                                                  const ImageOptions& options = {});
// With its placed digits and its own candidates.
[[nodiscard]] NONET_API Result<std::string> image(const Record& record,
                                                  const ImageOptions& options = {});

}  // namespace nonet::v0
