// The pages of a file, in order, with inherited attributes (ISO 32000-1, 7.7.3).
#pragma once

#include <vector>

#include "pdf/file.h"

namespace nonet {

struct PdfTreePage {
  PdfObject page;
  PdfObject resources;  // its own or inherited
  PdfObject media_box;
};

// Throws PdfRefused for a tree that contains itself, is too deep or has too many pages.
std::vector<PdfTreePage> pages_of(PdfFile& file);

}  // namespace nonet
