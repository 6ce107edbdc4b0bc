// A PDF against the rules of a profile: `book --check`. It reads the file and nothing else, so it
// judges books of any program.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "book/print_figures.h"

namespace nonet {

struct PdfFault {
  int page = 0;  // from 1; 0: of the file as a whole
  std::string text;

  // "page 12: ...".
  [[nodiscard]] std::string line() const;
};

// All faults, in the order of the rules, then of the pages; equal ones of a page once. An error
// where the bytes are no PDF.
Result<std::vector<PdfFault>> check_pdf(const std::string& bytes, const ProfileFigures& figures);

}  // namespace nonet
