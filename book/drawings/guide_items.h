// The items of a guide for readers, which the printed and the HTML book each lay out in their own
// way.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "book/drawings/board_picture.h"
#include "book/drawings/grid_picture.h"

namespace nonet {

struct GuideTitle {
  std::string text;
};
struct GuideHeading {
  std::string text;
};
struct GuideParagraph {
  std::string text;
};
struct GuideLevel {
  std::string name;
  int stars = 0;
  std::string techniques;
};
// A picture of the classic grid or of another board, drawn into the middle of a square.
using SquarePicture = std::variant<GridPicture, BoardPicture>;
void draw_in_square(Drawing& drawing, const SquarePicture& picture, const Rect& square,
                    const Typefaces& typefaces);
// The picture on a white page of its own; `width` in points, margins included.
Drawing square_image(const SquarePicture& picture, double width, const Typefaces& typefaces);

struct CaptionedPicture {
  SquarePicture picture;
  std::string caption;
  double least = 0;  // points: its smallest side, where there is room for it
};
using GuidePictures = std::vector<CaptionedPicture>;  // side by side
// A QR code, its meaning and its link beside it.
struct GuideCode {
  std::string text;
  std::string link;
};

using GuideItem =
    std::variant<GuideTitle, GuideHeading, GuideParagraph, GuideLevel, GuidePictures, GuideCode>;

}  // namespace nonet
