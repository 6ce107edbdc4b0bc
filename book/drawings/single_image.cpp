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

}  // namespace

Result<std::string> single_image(GridPicture picture, const ImageStyle& style,
                                 const Typefaces& typefaces) {
  if (const auto missing = typefaces.missing_character(style.caption)) {
    return request_error(
        fmt::format("--caption \"{}\": the typeface has no glyph for {}", style.caption, *missing));
  }
  if (!style.marks) picture.marks.reset();
  if (style.marks && !picture.marks) picture.marks = marks_left_in(picture);
  if (style.coordinates) picture.coordinates = Coordinates::kNumbers;
  // Formats for printing with black ink only are drawn all black.
  const ImageFormat format = style.file.format;
  if (format != ImageFormat::kSvg && format != ImageFormat::kPng) {
    picture.tone = DigitTone::kAllBlack;
  }
  const ImageRequest request{.picture = std::move(picture),
                             .caption = style.caption,
                             .width = style.width * kPointsPerMillimetre};
  return render_image(grid_image(request, typefaces), style.file, typefaces);
}

}  // namespace nonet
