// The items of a guide for readers, which the printed and the HTML book each lay out in their own
// way.
#pragma once

#include <string>
#include <variant>
#include <vector>

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
struct CaptionedPicture {
  GridPicture picture;
  std::string caption;
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
