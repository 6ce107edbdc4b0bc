// Checks a PDF against the rules of a profile: `book --check`. It reads only the file, so it can
// check the books of any program.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/output/pdf_rules.h"
#include "book/paper/print_figures.h"

namespace nonet {

// All faults: of the whole file, then of its pages; equal faults of a page once, and at most a
// hundred per page. After a stop: faults of the pages so far. An error if the bytes are not a PDF,
// or need more work or memory than the limits of pdf/budget.h.
Result<std::vector<PdfFault>> check_pdf(std::string_view bytes, const ProfileFigures& figures,
                                        const RunControl& control = {});

}  // namespace nonet
