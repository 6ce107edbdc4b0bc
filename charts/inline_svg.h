// Drawings as small SVG text for use in an HTML page: text stays text, and there are no ids, so
// that any number of them fit in one page (Cairo's SVG defines glyphs under ids that clash).
#pragma once

#include <string>
#include <string_view>

#include "charts/drawing.h"

namespace nonet {

// Fonts on screens: Lato if present, else the machine's nearest.
inline constexpr std::string_view kScreenFonts =
    "Lato, Carlito, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

// An <svg> element that scales to the available width; `description` is for screen readers.
// REQUIRES: no pictures.
std::string inline_svg(const Drawing& drawing, std::string_view description);

// The text with &, <, > and quotes written as entities.
std::string escaped(std::string_view text);

}  // namespace nonet
