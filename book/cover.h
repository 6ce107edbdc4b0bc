// The cover of a paperback on the printer's template: back, spine and front on one sheet with
// bleed.
//
//     bleed | back | spine | front | bleed
//
// The spine is as wide as the pages are thick; the white box for the barcode stands in the lower
// corner of the back, beside the spine.
#pragma once

#include <string>

#include "base/result.h"
#include "book/book.h"

namespace nonet {

struct CoverPlan {
  Size sheet;  // with bleed, points
  Rect back;   // as it is cut
  Rect spine;  // as it is folded
  Rect front;
  Rect barcode;             // left white
  bool spine_text = false;  // the spine is wide enough for the printer to take text on it
};
CoverPlan plan_cover(Size trim, int pages, const PaperFigures& paper);

// Title, subtitle, author and the pattern of the first puzzle; on the back `blurb`, or what the
// book holds. Refuses text that does not fit. REQUIRES: the spec has puzzles.
Result<Drawing> draw_cover(const BookSpec& spec, const CoverPlan& plan, const std::string& blurb,
                           const Typefaces& typefaces);

// The PDF's bytes: in colour, or grey where the profile's printer takes PDF/X-1a.
Result<std::string> cover_pdf(const BookSpec& spec, const Drawing& cover,
                              const Typefaces& typefaces);

// All of it: opens the typefaces, plans and draws the cover of a book with so many pages; the PDF's
// bytes.
Result<std::string> bind_cover(const BookSpec& spec, int pages, const PaperFigures& paper,
                               const std::string& blurb);

}  // namespace nonet
