// A digit or letter of a grid, centred by its ink and not by its advance: a lone 1 centred by its
// advance looks off-centre.
#pragma once

#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

// Anchored at its middle, so that a browser with another font still centres it nearly.
void draw_centred(Drawing& drawing, char symbol, Point center, const TextStyle& style,
                  const Typefaces& typefaces);

}  // namespace nonet
