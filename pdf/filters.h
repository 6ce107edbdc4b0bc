// Undoes the filters of a stream (ISO 32000-1, 7.4), except those of pictures (DCT, JPX, CCITT,
// JBIG2): pictures are not decoded.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "pdf/budget.h"
#include "pdf/object.h"

namespace nonet {

// How rows of bytes were turned into differences before compression.
struct PdfPredictor {
  std::size_t kind = 1;  // 1 none, 2 of TIFF, from 10 on those of PNG
  std::size_t colours = 1;
  std::size_t bits = 8;
  std::size_t columns = 1;
};

struct PdfFilterUse {
  std::string name;
  PdfPredictor predictor = {};
  bool early_change = true;  // LZW: codes become longer one code early
};

// The target of a reference.
using PdfResolve = std::function<PdfObject(const PdfObject&)>;

// The filters of a stream's dictionary, the outermost first.
std::vector<PdfFilterUse> filters_of(const PdfObject& stream, const PdfResolve& resolve);

// Throws PdfRefused for damaged bytes and unknown filters.
PdfBytes without_filters(std::string_view raw, const std::vector<PdfFilterUse>& filters,
                         PdfBudget& budget);

}  // namespace nonet
