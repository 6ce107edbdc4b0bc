// A publisher's picture: PNG or JPEG, as far as a file for print can hold it.
#pragma once

#include <string>

#include "base/result.h"
#include "charts/drawing.h"

namespace nonet {

// The largest file and picture that are read.
inline constexpr std::size_t kLongestPicture = 100'000'000;  // bytes
inline constexpr int kMostDots = 100'000'000;                // columns times rows

// Reads the head of the file and checks the rest as far as it can be checked without a press. The
// error says why a picture cannot be printed: another format, CMYK, damage.
Result<RasterFile> read_raster(std::string bytes);

}  // namespace nonet
