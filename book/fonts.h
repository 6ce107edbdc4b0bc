// The fonts inside of a program that was built with NONET_FONTS_INSIDE; written by
// cmake/fonts.cmake.
#pragma once

#include <string_view>

namespace nonet::fonts {

// The contents of a font file by its name; empty for one that is not there.
std::string_view bytes_of(std::string_view file);

}  // namespace nonet::fonts
