#include "charts/svg_writer.h"

#include <cmath>
#include <fmt/format.h>

#include "charts/inline_svg.h"

namespace nonet {

std::string svg_number(double value) {
  // Adding zero turns -0 into 0.
  return fmt::format("{:.10g}", std::round(value * 100) / 100 + 0.0);
}

SvgWriter::SvgWriter(Size size, std::string_view description)
    : svg_(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
                       "width=\"{0}\" height=\"{1}\" role=\"img\" fill=\"currentColor\" "
                       "font-family=\"{2}\" font-size=\"12\"><title>{3}</title>\n",
                       svg_number(size.width), svg_number(size.height), kScreenFonts,
                       escaped(description))) {}

void SvgWriter::line(Point from, Point to, std::string_view style) {
  svg_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" {}/>\n", svg_number(from.x),
                      svg_number(from.y), svg_number(to.x), svg_number(to.y), style);
}

void SvgWriter::rect(const Rect& rect, std::string_view style) {
  svg_ +=
      fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}/>\n", svg_number(rect.x),
                  svg_number(rect.y), svg_number(rect.width), svg_number(rect.height), style);
}

void SvgWriter::path(std::string_view data, std::string_view style) {
  svg_ += fmt::format("<path d=\"{}\" {}/>\n", data, style);
}

void SvgWriter::paths(const std::vector<std::string>& data, std::string_view style) {
  if (data.empty()) return;
  svg_ += fmt::format("<g {}>\n", style);
  for (const std::string& one : data) svg_ += fmt::format("<path d=\"{}\"/>\n", one);
  svg_ += "</g>\n";
}

void SvgWriter::text(Point at, std::string_view content, std::string_view style) {
  if (content.empty()) return;
  svg_ += fmt::format("<text x=\"{}\" y=\"{}\" {}>{}</text>\n", svg_number(at.x), svg_number(at.y),
                      style, escaped(content));
}

std::string SvgWriter::finish() && { return std::move(svg_) + "</svg>\n"; }

}  // namespace nonet
