// The marks that a page's contents make.
#pragma once

#include "pdf/facts.h"
#include "pdf/file.h"
#include "pdf/font.h"
#include "pdf/page_tree.h"

namespace nonet {

// Adds to `facts`, whose boxes are known. What they take of memory is held by `hold`.
void read_ink(const PdfTreePage& page, PdfFile& file, PdfFonts& fonts, PdfPageFacts& facts,
              PdfHold& hold);

}  // namespace nonet
