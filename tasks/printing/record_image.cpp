#include "tasks/printing/record_image.h"

#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"
#include "book/drawings/grid_picture.h"
#include "tasks/lists/proper_puzzles.h"

namespace nonet {
namespace {

constexpr double kPointsPerMillimetre = kPointsPerInch / 25.4;

Result<GridPicture> picture_of(const PuzzleText& record, const ImageStyle& style, Shown shown) {
  GridPicture picture;
  picture.givens = record.givens;
  picture.found = record.placed;
  if (shown == Shown::kSolution) {
    const auto proper = std::move(proper_puzzles({&record, 1}).front());
    if (!proper) return proper.error();
    picture.found = proper->solution();
    for (const Cell cell : record.givens.filled()) picture.found.clear(cell);
  }
  if (style.marks) {
    Grid position = picture.givens;
    for (const Cell cell : picture.found.filled()) position.set(cell, picture.found.digit(cell));
    picture.marks = record.marks.value_or(PencilMarks::of(position));
  }
  if (style.coordinates) picture.coordinates = Coordinates::kNumbers;
  // Formats for printing with black ink only are drawn all black.
  const ImageFormat format = style.file.format;
  if (format != ImageFormat::kSvg && format != ImageFormat::kPng) {
    picture.tone = DigitTone::kAllBlack;
  }
  return picture;
}

}  // namespace

Result<std::string> record_image(const PuzzleText& record, const ImageStyle& style, Shown shown,
                                 const Typefaces& typefaces) {
  auto picture = picture_of(record, style, shown);
  if (!picture) return picture.error();
  if (const auto missing = typefaces.missing_character(style.caption)) {
    return request_error(
        fmt::format("--caption \"{}\": the typeface has no glyph for {}", style.caption, *missing));
  }
  const ImageRequest request{.picture = *std::move(picture),
                             .caption = style.caption,
                             .width = style.width * kPointsPerMillimetre};
  return render_image(grid_image(request, typefaces), style.file, typefaces);
}

}  // namespace nonet
