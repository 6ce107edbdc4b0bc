// Bar codes of books: EAN-13 of the ISBN, and beside it EAN-5 of the price (GS1 General
// Specifications, sections 5.2 and 7.9).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

// From left to right, a value for each module; without quiet zones.
using Bars = std::vector<bool>;
Bars ean_13_bars(std::string_view digits);  // 95; REQUIRES: 13 digits, the last a right check digit
Bars ean_5_bars(std::string_view digits);   // 47; REQUIRES: 5 digits

struct BarCode {
  std::string digits;   // of the ISBN, thirteen
  std::string add_on;   // of the price, five; or empty
  std::string heading;  // above the bars, "ISBN 978-..."
};

// With its quiet zones, in points: 92 % of the nominal size, the usual one on books.
Size bar_code_size(const BarCode& code);

// Black on a white box, in the middle of `box`. REQUIRES: the box has at least bar_code_size.
void draw_bar_code(Drawing& page, const BarCode& code, const Rect& box, const Typefaces& typefaces);

}  // namespace nonet
