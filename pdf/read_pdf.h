// A PDF as a printer's preflight sees it (facts.h), read from the bytes alone. It shares nothing
// with the code that writes books, nor with the library that finishes them.
//
// The bytes may be anybody's: time grows with them and with nothing else, memory and depth have
// bounds (budget.h), and a stop is noticed at any moment.
#pragma once

#include <functional>
#include <string_view>

#include "base/result.h"
#include "base/run_control.h"
#include "pdf/facts.h"

namespace nonet {

// A page as it was read, and all that is known of the file but its fonts: those of the pages so
// far.
using PdfPageSink = std::function<void(const PdfPageFacts& page, const PdfFacts& file)>;

// Reads the pages one after the other, and reports how many. After a stop: the facts so far. An
// error where the bytes are no PDF, are damaged, or ask for more than a file may.
Result<PdfFacts> read_pdf(std::string_view bytes, const PdfPageSink& page,
                          const RunControl& control = {});

}  // namespace nonet
