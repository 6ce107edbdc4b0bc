#include "book/drawings/single_image.h"

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

Status check_caption(const ImageStyle& style, const Typefaces& typefaces) {
  const auto missing = typefaces.missing_character(style.caption);
  if (!missing) return {};
  return request_error(
      fmt::format("--caption \"{}\": the typeface has no glyph for {}", style.caption, *missing));
}

// Formats for printing are drawn all black.
bool is_for_print(ImageFormat format) {
  return format != ImageFormat::kSvg && format != ImageFormat::kPng;
}

}  // namespace

Result<std::string> single_image(GridPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces) {
  if (const Status caption = check_caption(style, typefaces); !caption) return caption.error();
  if (!style.marks) picture.marks.reset();
  if (style.marks && !picture.marks) picture.marks = marks_left_in(picture);
  if (style.coordinates) picture.coordinates = Coordinates::kNumbers;
  if (is_for_print(style.file.format)) picture.tone = DigitTone::kAllBlack;
  const ImageRequest request{.picture = std::move(picture),
                             .caption = style.caption,
                             .width = style.width * kPointsPerMillimetre};
  return render_image(grid_image(request, typefaces), style.file, typefaces);
}

Result<std::string> single_image(BoardPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces) {
  if (const Status caption = check_caption(style, typefaces); !caption) return caption.error();
  picture.marks = style.marks;
  picture.coordinates = style.coordinates;
  if (is_for_print(style.file.format)) picture.tone = DigitTone::kAllBlack;
  const Drawing page = image_page(
      style.width * kPointsPerMillimetre, board_shape(picture), style.caption,
      [&](Drawing& drawing, const Rect& area) { draw_board(drawing, picture, area, typefaces); });
  return render_image(page, style.file, typefaces);
}

}  // namespace nonet
