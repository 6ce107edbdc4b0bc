// The marks made by a page's contents.
#pragma once

#include "pdf/facts.h"
#include "pdf/file.h"
#include "pdf/font.h"
#include "pdf/page_tree.h"

namespace nonet {

// Adds to `facts`, whose boxes are set. `hold` holds their memory.
void read_ink(const PdfTreePage& page, PdfFile& file, PdfFonts& fonts, PdfPageFacts& facts,
              PdfHold& hold);

}  // namespace nonet
