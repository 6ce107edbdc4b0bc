// A PDF against the rules of a profile: `book --check`. It reads the file and nothing else, so it
// judges books of any program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/print_figures.h"

namespace nonet {

struct PdfFault {
  int page = 0;  // from 1; 0: of the file as a whole
  std::string text;

  // "page 12: ...".
  [[nodiscard]] std::string line() const;
};

// All faults: of the file as a whole, then of its pages; equal ones of a page once, and of each
// page a hundred. After a stop: of the pages so far. An error where the bytes are no PDF, or ask
// for more work or memory than a file may (pdf/budget.h).
Result<std::vector<PdfFault>> check_pdf(std::string_view bytes, const ProfileFigures& figures,
                                        const RunControl& control = {});

}  // namespace nonet
