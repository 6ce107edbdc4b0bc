// The facts of a PDF for a printer's preflight (facts.h), read from the bytes alone. It shares
// nothing with the code that writes books, nor with the library that finishes them.
//
// The bytes may come from anyone: time grows only with their number, memory and depth are bounded
// (budget.h), and a stop is noticed at any moment.
#pragma once

#include <functional>
#include <string_view>

#include "base/result.h"
#include "base/run_control.h"
#include "pdf/facts.h"

namespace nonet {

// Receives a page, and the facts of the file with the fonts of the pages so far.
using PdfPageSink = std::function<void(const PdfPageFacts& page, const PdfFacts& file)>;

// Reads the pages in order and reports progress. After a stop: the facts so far. An error if the
// bytes are not a PDF, are damaged, or exceed the limits.
Result<PdfFacts> read_pdf(std::string_view bytes, const PdfPageSink& page,
                          const RunControl& control = {});

}  // namespace nonet
