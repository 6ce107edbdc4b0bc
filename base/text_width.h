// Breaking text into lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet {

inline constexpr std::size_t kTextWidth = 80;

// `text` broken at blanks into lines of at most `width` columns; it starts at column `indent`, and
// so do all further lines.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = kTextWidth);

}  // namespace nonet
