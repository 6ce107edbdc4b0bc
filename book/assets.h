// Styles and scripts of pages, from the files in book/assets, which the build writes into the
// program (cmake/assets.cmake).
#pragma once

#include <string_view>

namespace nonet::assets {

extern const std::string_view kExplanationStyle;
extern const std::string_view kExplanationScript;

}  // namespace nonet::assets
