// Checks the file of a cover against its printer's template: `book --check` of a file with one
// page. It reads only the file, so it can check the covers of any program.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/output/pdf_rules.h"
#include "book/paper/print_figures.h"
#include "charts/drawing.h"

namespace nonet {

// What is known of the book inside. Without its trim and its pages the folds are not known, and
// text is only kept from the cut.
struct CoverRules {
  const ProfileFigures& figures;
  std::optional<Size> trim = {};
  std::optional<int> pages = {};
  const PaperFigures* paper = nullptr;
};

// Sheet, boxes and bleed; fonts, inks and pictures; text near a cut or a fold, or on a spine that
// is too thin; what stands in the box of the bar code. An error if the bytes are not a PDF.
Result<std::vector<PdfFault>> check_cover(std::string_view bytes, const CoverRules& rules);

// Whether a file of one page is a cover: books of the profile's printer have more.
bool is_cover(std::string_view bytes, const ProfileFigures& figures);

}  // namespace nonet
