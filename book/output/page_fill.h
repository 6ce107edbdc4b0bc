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

// Pages with a page number on which a text ends before the first third, having filled the page
// before; pages with a gap of more than two fifths between two things; and paragraphs that leave
// one line alone on a page. After a stop, those so far. An error if the bytes are not a PDF.
Result<std::vector<PdfFault>> page_fill_advice(std::string_view bytes,
                                               const ProfileFigures& figures,
                                               const RunControl& control = {});

}  // namespace nonet
