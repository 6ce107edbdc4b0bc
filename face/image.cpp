#include "nonet/image.h"

#include <fmt/format.h>

#include "book/drawings/single_image.h"
#include "face/values.h"

namespace nonet::v0 {
namespace {

Result<void> check_between(std::string_view name, double value, double low, double high) {
  if (value >= low && value <= high) return {};
  return request_error(fmt::format("{} must lie between {} and {}", name, low, high));
}

Result<ImageStyle> style_of(const ImageOptions& options) {
  const auto format = image_format("image." + options.format);
  if (!format) return request_error(fmt::format("{}: no such format of images", options.format));
  if (const auto fit = check_between("width", options.width, 10, 2000); !fit) return fit.error();
  if (const auto fit = check_between("dots_per_inch", options.dots_per_inch, 10, 2400); !fit) {
    return fit.error();
  }
  return ImageStyle{.file = {*format, options.dots_per_inch},
                    .width = options.width,
                    .caption = options.caption,
                    .marks = options.marks,
                    .coordinates = options.coordinates};
}

Result<std::string> image_of(GridPicture picture, const ImageOptions& options) {
  const auto style = style_of(options);
  if (!style) return style.error();
  const auto typefaces = Typefaces::open();
  if (!typefaces) return to_face(typefaces.error());
  auto bytes = single_image(std::move(picture), *style, *typefaces);
  if (!bytes) return to_face(bytes.error());
  return *std::move(bytes);
}

}  // namespace

Result<std::string> image(const Puzzle& puzzle, const ImageOptions& options) {
  GridPicture picture;
  picture.givens = to_inner(puzzle.givens());
  if (options.solution) {
    picture.found = to_inner(puzzle.solution());
    for (const nonet::Cell cell : picture.givens.filled()) picture.found.clear(cell);
  }
  return image_of(std::move(picture), options);
}

Result<std::string> image(const Record& record, const ImageOptions& options) {
  if (options.solution) return request_error("a record has no proved solution to show");
  GridPicture picture;
  picture.givens = to_inner(record.givens);
  picture.found = to_inner(record.placed);
  if (record.candidates) picture.marks = to_inner(*record.candidates);
  return image_of(std::move(picture), options);
}

}  // namespace nonet::v0
