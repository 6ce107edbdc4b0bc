// The printer's template of a paperback's cover: back, spine and front on one sheet with bleed.
//
//     bleed | back | spine | front | bleed
//
// The spine is as wide as the pages are thick. The white box of the bar code is in the lower corner
// of the back, beside the spine.
#pragma once

#include "book/paper/page_layout.h"
#include "book/paper/print_figures.h"
#include "charts/drawing.h"

namespace nonet {

struct CoverPlan {
  Size sheet;        // with bleed, points
  double bleed = 0;  // points
  Rect back;         // after cutting
  Rect spine;        // after folding
  Rect front;
  Rect barcode;  // white
  // The room of text on each panel: beyond the printer's safety on a front and a back, a little
  // more for looks. Width 0 if the spine has no text by the printer's rules.
  Rect back_text;
  Rect spine_text;
  Rect front_text;

  // A panel with the bleed at its outer edges, where colours go on.
  [[nodiscard]] Rect front_with_bleed() const;
  [[nodiscard]] Rect back_with_bleed() const;
  [[nodiscard]] Rect spine_with_bleed() const;
};
CoverPlan plan_cover(Size trim, int pages, const PaperFigures& paper, const CoverFigures& figures);

}  // namespace nonet
