// The cover of a paperback on the printer's template: back, spine and front on one sheet with
// bleed.
//
//     bleed | back | spine | front | bleed
//
// The spine is as wide as the pages are thick. The white box for the barcode is in the lower corner
// of the back, beside the spine.
#pragma once

#include <string>

#include "base/result.h"
#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"

namespace nonet {

struct CoverPlan {
  Size sheet;  // with bleed, points
  Rect back;   // after cutting
  Rect spine;  // after folding
  Rect front;
  Rect barcode;             // left white
  bool spine_text = false;  // the spine is wide enough for text by the printer's rules
};
CoverPlan plan_cover(Size trim, int pages, const PaperFigures& paper);

// Title, subtitle, author and the pattern of the first puzzle; on the back `blurb`, or the contents
// of the book. Refuses text that does not fit. REQUIRES: the spec has puzzles.
Result<Drawing> draw_cover(const BookSpec& spec, const CoverPlan& plan, const std::string& blurb,
                           const Typefaces& typefaces);

// The PDF's bytes: in colour, or grey if the profile's printer takes PDF/X-1a.
Result<std::string> cover_pdf(const BookSpec& spec, const Drawing& cover,
                              const Typefaces& typefaces);

// The whole way: opens the typefaces, plans and draws the cover of a book with this many pages.
// Returns the PDF's bytes.
Result<std::string> bind_cover(const BookSpec& spec, int pages, const PaperFigures& paper,
                               const std::string& blurb);

}  // namespace nonet
