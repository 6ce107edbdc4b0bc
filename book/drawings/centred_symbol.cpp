#include "book/drawings/centred_symbol.h"

#include <string>
#include <utility>

namespace nonet {

void draw_centred(Drawing& drawing, char symbol, Point center, const TextStyle& style,
                  const Typefaces& typefaces) {
  std::string text(1, symbol);
  const auto ink = typefaces.ink_span(style, symbol);
  const double off_centre = (ink.left + ink.right - typefaces.width(style, text)) / 2;
  const double y = center.y + typefaces.cap_height(style) / 2;
  drawing.text({{center.x - off_centre, y}, Anchor::kMiddle, style, std::move(text)});
}

}  // namespace nonet
