// SVG elements as text, for charts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "charts/drawing.h"

namespace nonet {

class SvgWriter {
 public:
  SvgWriter(Size size, std::string_view description);

  // `style` is the rest of the element's attributes, for example "stroke=\"red\"".
  void line(Point from, Point to, std::string_view style);
  void rect(const Rect& rect, std::string_view style);
  void path(std::string_view data, std::string_view style);
  // Elements of one style, which is written once.
  void paths(const std::vector<std::string>& data, std::string_view style);
  void text(Point at, std::string_view content, std::string_view style);

  [[nodiscard]] std::string finish() &&;

 private:
  std::string svg_;
};

// Rounded to hundredths, without trailing zeros.
std::string svg_number(double value);

}  // namespace nonet
