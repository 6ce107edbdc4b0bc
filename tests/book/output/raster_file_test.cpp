#include "book/output/raster_file.h"

#include <catch2/catch.hpp>
#include <string_view>

#include "book/output/cairo_output.h"
#include "book/output/press_inks.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using namespace std::string_view_literals;

// The head of a JPEG of 640 by 480 dots, and its last marker; nothing between.
std::string jpeg_with(std::string_view frame, std::string_view end) {
  return std::string("\xff\xd8\xff\xe0\x00\x04\x00\x00"sv) + std::string(frame) + std::string(end);
}
constexpr auto kRgbFrame = "\xff\xc0\x00\x11\x08\x01\xe0\x02\x80\x03"sv;
constexpr auto kCmykFrame = "\xff\xc0\x00\x14\x08\x01\xe0\x02\x80\x04"sv;
constexpr auto kJpegEnd = "\x00\x00\x00\xff\xd9"sv;

std::string raster_reason(std::string bytes) {
  return read_raster(std::move(bytes)).error().text();
}

TEST_CASE("A picture is known by its bytes", "[book][art]") {
  Drawing drawing;
  drawing.size = {72, 36};
  const auto png = render_image(drawing, {.format = ImageFormat::kPng}, testing::typefaces());
  REQUIRE(png.ok());
  const auto read = read_raster(*png);
  REQUIRE(read.ok());
  CHECK(read->columns == 300);
  CHECK(read->rows == 150);
  CHECK(raster_reason(png->substr(0, png->size() / 2)) == "a damaged PNG");
  const auto jpeg = read_raster(jpeg_with(kRgbFrame, kJpegEnd));
  REQUIRE(jpeg.ok());
  CHECK(jpeg->columns == 640);
  CHECK(jpeg->rows == 480);
}

TEST_CASE("Pictures that a file for print cannot hold are refused by name", "[book][art]") {
  CHECK(raster_reason(jpeg_with(kRgbFrame, "")) == "a damaged JPEG");
  CHECK(raster_reason(jpeg_with("", kJpegEnd)) == "a damaged JPEG");
  CHECK(raster_reason(jpeg_with(kCmykFrame, kJpegEnd)) == "a JPEG in CMYK; save it in RGB or grey");
  CHECK(raster_reason("<svg xmlns=\"http://www.w3.org/2000/svg\"/>") ==
        "an SVG drawing: a cover takes PNG or JPEG; save it as PNG with 300 dots an inch");
  CHECK(raster_reason("GIF89a").starts_with("a GIF"));
  CHECK(raster_reason("hello") == "neither PNG nor JPEG");
  CHECK(raster_reason("") == "neither PNG nor JPEG");
}

TEST_CASE("A picture fills its area, and equal parts of two sides are cut off", "[book][art]") {
  const Picture picture{
      {10, 10, 72, 72},
      std::make_shared<RasterFile>(RasterFile{RasterFile::Kind::kPng, 600, 300, ""})};
  CHECK(picture.whole() == Rect{-26, 10, 144, 72});
  CHECK(picture.dots_per_inch() == Approx(300));
}

TEST_CASE("Colours of the press have no more ink than it takes", "[book]") {
  for (int red = 0; red <= 10; ++red) {
    for (int green = 0; green <= 10; ++green) {
      for (int blue = 0; blue <= 10; ++blue) {
        const PressInks inks = press_inks_of(red / 10.0, green / 10.0, blue / 10.0);
        CHECK(inks.cyan + inks.magenta + inks.yellow + inks.black <= kMostInk + 1e-9);
        CHECK(std::min({inks.cyan, inks.magenta, inks.yellow, inks.black}) >= 0);
      }
    }
  }
  CHECK(press_inks_of(0, 0, 0).black == 1);
  CHECK(press_inks_of(1, 1, 0).yellow == 1);
}

}  // namespace
}  // namespace nonet
