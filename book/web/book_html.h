// A book for a browser.
#pragma once

#include <string>

#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"

namespace nonet {

// The same book as one self-contained HTML file, with links in place of page numbers.
// REQUIRES: every section has puzzles.
std::string book_html(const BookSpec& spec, const Typefaces& typefaces);

}  // namespace nonet
