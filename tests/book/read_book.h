// A PDF that must be readable, with all its pages at once.
#pragma once

#include <string>
#include <vector>

#include "pdf/read_pdf.h"

namespace nonet::testing {

struct ReadBook {
  PdfFacts file;
  std::vector<PdfPageFacts> pages;
};

ReadBook read_book(const std::string& bytes);

}  // namespace nonet::testing
