// A proof for the publisher, not for print: a chart of the effort through the book, then every page
// at small size, with its safe area and its number, as the open book shows them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/fonts/typefaces.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"

namespace nonet {

// The sheets, A4 across. REQUIRES: all pages of the book are drawn.
std::vector<Drawing> proof_sheets(const BookSpec& spec, const PrintedBook& book,
                                  const Typefaces& typefaces);

// The PDF's bytes; nothing after a stop.
Result<std::optional<std::string>> proof_pdf(const BookSpec& spec, const PrintedBook& book,
                                             const Typefaces& typefaces,
                                             const RunControl& control = {});

}  // namespace nonet
