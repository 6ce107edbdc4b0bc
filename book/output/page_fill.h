// How well the pages of a PDF are filled: advice for a publisher, which no printer asks for. It
// reads only the file.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/output/pdf_rules.h"
#include "book/paper/print_figures.h"

namespace nonet {

// Faults of pages with a page number: a text that filled the page before ends in the first third,
// more than two fifths of the page are empty between two things, or a paragraph leaves one line
// alone on a page. After a stop: the faults so far. An error if the bytes are not a PDF.
Result<std::vector<PdfFault>> page_fill_advice(std::string_view bytes,
                                               const ProfileFigures& figures,
                                               const RunControl& control = {});

}  // namespace nonet
