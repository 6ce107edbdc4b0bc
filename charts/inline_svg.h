// Drawings as small SVG text for the inside of an HTML page: text stays text, there are no ids, so
// that any number of them can stand in one page (Cairo's SVG defines glyphs under ids that clash).
#pragma once

#include <string>
#include <string_view>

#include "charts/drawing.h"

namespace nonet {

// What screens set text in: Lato where there is one, else the nearest that the machine has.
inline constexpr std::string_view kScreenFonts =
    "Lato, Carlito, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

// An <svg> element that scales to the width of its place; `description` is for screen readers.
std::string inline_svg(const Drawing& drawing, std::string_view description);

// The text with &, <, > and quotes written as entities.
std::string escaped(std::string_view text);

}  // namespace nonet
