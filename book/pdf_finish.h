#pragma once

#include <string>

#include "book/cairo_output.h"

namespace nonet {

// Makes Cairo's PDF fit for the press (see the .cpp). Throws std::exception on a broken file.
std::string finish_pdf(const std::string& cairo_pdf, const PdfDocument& document);

}  // namespace nonet
