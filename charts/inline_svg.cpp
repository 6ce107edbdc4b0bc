#include "charts/inline_svg.h"

#include <cassert>
#include <cmath>
#include <fmt/format.h>

#include "charts/svg_writer.h"

namespace nonet {
namespace {

struct FaceStyle {
  Face face;
  int weight;
  std::string_view style;
};
constexpr std::array<FaceStyle, kFaces> kFaceStyles{{
    {Face::kLight, 300, ""},
    {Face::kRegular, 400, ""},
    {Face::kItalic, 400, " font-style=\"italic\""},
    {Face::kSemibold, 600, ""},
    {Face::kBold, 700, ""},
}};

std::string hex(Ink ink) {
  const auto byte = [](double part) { return static_cast<int>(std::lround(part * 255)); };
  return fmt::format("#{:02x}{:02x}{:02x}", byte(ink.red), byte(ink.green), byte(ink.blue));
}

std::string path_data(const Contour& path) {
  std::string data;
  const auto put = [&](Point p) { data += svg_number(p.x) + ' ' + svg_number(p.y) + ' '; };
  for (const auto& [kind, p] : path) {
    switch (kind) {
      case ContourStepKind::kMove:
        data += 'M';
        put(p[0]);
        break;
      case ContourStepKind::kLine:
        data += 'L';
        put(p[0]);
        break;
      case ContourStepKind::kCurve:
        data += 'C';
        for (const Point point : p) put(point);
        break;
      case ContourStepKind::kClose:
        data += 'Z';
        break;
    }
  }
  while (data.ends_with(' ')) data.pop_back();
  return data;
}

std::string element(const Shape& shape) {
  std::string text = "<path d=\"" + path_data(shape.path) + '"';
  text += fmt::format(" fill=\"{}\"", shape.fill ? hex(*shape.fill) : "none");
  if (shape.stroke) {
    const Stroke& stroke = *shape.stroke;
    text +=
        fmt::format(R"( stroke="{}" stroke-width="{}")", hex(stroke.ink), svg_number(stroke.width));
    if (stroke.dash > 0) text += fmt::format(" stroke-dasharray=\"{}\"", svg_number(stroke.dash));
    if (stroke.end == LineEnd::kRound) text += " stroke-linecap=\"round\"";
    if (stroke.end == LineEnd::kSquare) text += " stroke-linecap=\"square\"";
  }
  return text + "/>";
}

std::string element(const TextRun& run) {
  const FaceStyle& face = kFaceStyles[static_cast<std::size_t>(run.style.face)];
  std::string text =
      fmt::format(R"(<text x="{}" y="{}" font-size="{}" fill="{}")", svg_number(run.at.x),
                  svg_number(run.at.y), svg_number(run.style.size), hex(run.style.ink));
  if (face.weight != 400) text += fmt::format(" font-weight=\"{}\"", face.weight);
  text += face.style;
  if (run.stand != Stand::kUpright) {
    text +=
        fmt::format(R"x( transform="rotate({} {} {})")x", run.stand == Stand::kTurned ? 180 : 90,
                    svg_number(run.at.x), svg_number(run.at.y));
  }
  if (run.anchor == Anchor::kMiddle) text += " text-anchor=\"middle\"";
  if (run.anchor == Anchor::kEnd) text += " text-anchor=\"end\"";
  return text + '>' + escaped(run.text) + "</text>";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string inline_svg(const Drawing& drawing, std::string_view description) {
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" "
      "font-family=\"{}\">",
      svg_number(drawing.size.width), svg_number(drawing.size.height), kScreenFonts);
  svg += "<title>" + escaped(description) + "</title>";
  for (const Mark& mark : drawing.marks) {
    assert(!std::holds_alternative<Picture>(mark));
    if (const auto* shape = std::get_if<Shape>(&mark)) svg += element(*shape);
    if (const auto* run = std::get_if<TextRun>(&mark)) svg += element(*run);
  }
  return svg + "</svg>";
}

}  // namespace nonet
