// The fonts inside a program that was built with NONET_FONTS_INSIDE; cmake/fonts.cmake writes them.
#pragma once

#include <string_view>

namespace nonet::fonts {

// The contents of a font file by its name; empty if there is no such file.
std::string_view bytes_of(std::string_view file);

}  // namespace nonet::fonts
