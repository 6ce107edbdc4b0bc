// A book for readers of e-books: EPUB 3.2 in fixed layout. Each page is the drawing that a PDF
// would have, as SVG with real text; the links of captions lead from puzzle to solution and back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/fonts/typefaces.h"
#include "book/output/cairo_output.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"

namespace nonet {

// The file's bytes, fonts included; nothing after a stop. `outline` is the table of contents.
// REQUIRES: all pages of the book are drawn.
Result<std::optional<std::string>> book_epub(const BookSpec& spec, const PrintedBook& book,
                                             const std::vector<OutlineEntry>& outline,
                                             const Typefaces& typefaces,
                                             const RunControl& control = {});

}  // namespace nonet
