// The cover of a paperback as a file for the printer.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/cover/cover_designs.h"
#include "book/cover/cover_palette.h"
#include "book/cover/cover_plan.h"
#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"
#include "charts/drawing.h"

namespace nonet {

// A cover as its publisher describes it. Title, author, series and ISBN are those of the book.
struct CoverSpec {
  const CoverDesign* design = &cover_designs().front();
  const CoverPalette* palette = &kCoverPalettes.front();
  std::vector<std::string> blurb;         // paragraphs on the back; none: the contents of the book
  std::string price;                      // five digits beside the bar code; may be empty
  std::shared_ptr<const RasterFile> art;  // in the place of the grids; may be null
};

// Back, spine and front, with the bar code of the book's ISBN, or its box left white for the
// printer's own. Refuses text that does not fit and art with fewer than 300 dots an inch. REQUIRES:
// the book has puzzles.
Result<Drawing> draw_cover(const BookSpec& book, const CoverSpec& cover, const CoverPlan& plan,
                           const Typefaces& typefaces);

// The PDF's bytes, with bleed and TrimBox: in RGB, or in CMYK if the profile's printer takes
// PDF/X-1a.
Result<std::string> cover_pdf(const BookSpec& book, const Drawing& cover, double bleed,
                              const Typefaces& typefaces);

// The whole way: opens the typefaces, plans and draws the cover of a book with this many pages, and
// checks its bytes. Returns the PDF's bytes.
Result<std::string> bind_cover(const BookSpec& book, const CoverSpec& cover, int pages,
                               const PaperFigures& paper);

// Faults for which bind_cover refuses a cover, whatever the book's puzzles.
Status check_cover_spec(const BookSpec& book, const CoverSpec& cover);

}  // namespace nonet
