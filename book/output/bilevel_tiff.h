// Pictures of black and white dots as TIFF 6.0 (Adobe, 1992), the form in which newspapers take
// line art: one bit a dot, PackBits.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nonet {

struct Bilevel {
  std::uint32_t width = 0;  // dots
  std::uint32_t height = 0;
  double dots_per_inch = 300;
  std::vector<bool> black;  // row by row from the top
};

std::string bilevel_tiff(const Bilevel& image);

}  // namespace nonet
