#include "book/drawings/single_image.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"

namespace nonet {
namespace {

constexpr double kPointsPerMillimetre = kPointsPerInch / 25.4;

PencilMarks marks_left_in(const GridPicture& picture) {
  Grid position = picture.givens;
  for (const Cell cell : picture.found.filled()) position.set(cell, picture.found.digit(cell));
  return PencilMarks::of(position);
}

Status check_texts(const ImageStyle& style, const Typefaces& typefaces) {
  if (Status caption = check_glyphs("--caption", style.caption, typefaces); !caption) {
    return caption;
  }
  return check_glyphs("--brand", style.brand, typefaces);
}

// A line in the middle, as large as its style says or as fits.
void add_line(Drawing& drawing, std::string_view text, double baseline, TextStyle style,
              const Typefaces& typefaces) {
  if (text.empty()) return;
  const double room = drawing.size.width * 0.9;
  const double width = typefaces.width(style, text);
  if (width > room) style.size *= room / width;
  drawing.text({{drawing.size.width / 2, baseline}, Anchor::kMiddle, style, std::string(text)});
}

// An image of the style's size: the caption, what draw(drawing, area) draws into an area of a
// height per width, the brand.
template <typename Draw>
Result<std::string> sized_image(const ImageStyle& style, const Typefaces& typefaces, double shape,
                                Draw draw) {
  const Size size = *style.size;
  const double least = std::min(size.width, size.height);
  const double text = least * 0.042;
  const double margin = least * 0.05;
  const double above = style.caption.empty() ? 0 : text * 1.8;
  const double below = style.brand.empty() ? 0 : text * 1.8;
  const double side = std::min(size.width, size.height - above - below) - 2 * margin;
  const double top = (size.height - side - above - below) / 2 + above;
  Drawing drawing;
  drawing.size = size;
  const double width = side / std::max(1.0, shape);
  draw(drawing, Rect{(size.width - width) / 2, top, width, width * shape});
  add_line(drawing, style.caption, top - text * 0.8, {Face::kRegular, text, kBlack}, typefaces);
  add_line(drawing, style.brand, top + side + text * 1.4, {Face::kRegular, text * 0.8, kBlack},
           typefaces);
  return render_image(drawing, file_options(style), typefaces);
}

}  // namespace

DigitTone tone_in(ImageFormat format) {
  const bool for_screens = format == ImageFormat::kSvg || format == ImageFormat::kPng;
  return for_screens ? DigitTone::kColoured : DigitTone::kAllBlack;
}

Status check_glyphs(std::string_view what, std::string_view text, const Typefaces& typefaces) {
  const auto missing = typefaces.missing_character(text);
  if (!missing) return {};
  return request_error(
      fmt::format("{} \"{}\": the typeface has no glyph for {}", what, text, *missing));
}

ImageOptions file_options(const ImageStyle& style) {
  return {style.file.format, style.size ? kPointsPerInch : style.file.dots_per_inch};
}

Result<std::string> single_image(GridPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces) {
  if (const Status texts = check_texts(style, typefaces); !texts) return texts.error();
  if (!style.marks) picture.marks.reset();
  if (style.marks && !picture.marks) picture.marks = marks_left_in(picture);
  if (style.coordinates) picture.coordinates = Coordinates::kNumbers;
  picture.tone = tone_in(style.file.format);
  if (style.size) {
    return sized_image(style, typefaces, 1, [&](Drawing& drawing, const Rect& area) {
      draw_grid(drawing, picture, area, typefaces);
    });
  }
  const ImageRequest request{.picture = std::move(picture),
                             .caption = style.caption,
                             .width = style.width * kPointsPerMillimetre};
  return render_image(grid_image(request, typefaces), style.file, typefaces);
}

Result<std::string> single_image(BoardPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces) {
  if (const Status texts = check_texts(style, typefaces); !texts) return texts.error();
  picture.marks = style.marks;
  picture.coordinates = style.coordinates;
  picture.tone = tone_in(style.file.format);
  const auto draw = [&](Drawing& drawing, const Rect& area) {
    draw_board(drawing, picture, area, typefaces);
  };
  if (style.size) return sized_image(style, typefaces, board_shape(picture), draw);
  const Drawing page =
      image_page(style.width * kPointsPerMillimetre, board_shape(picture), style.caption, draw);
  return render_image(page, style.file, typefaces);
}

}  // namespace nonet
