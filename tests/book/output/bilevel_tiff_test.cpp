// The file is unpacked here as the standard says (TIFF 6.0, sections 2, 3 and 9), without the code
// that packs it.
#include "book/output/bilevel_tiff.h"

#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "base/random_stream.h"
#include "book/drawings/grid_picture.h"
#include "book/output/cairo_output.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

std::uint32_t number_at(const std::string& bytes, std::size_t at, int count) {
  std::uint32_t number = 0;
  for (int i = count; i-- > 0;) {
    number = number << 8U | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
  }
  return number;
}

std::map<std::uint32_t, std::uint32_t> fields_of(const std::string& bytes) {
  std::map<std::uint32_t, std::uint32_t> fields;
  std::size_t at = number_at(bytes, 4, 4);
  const std::uint32_t count = number_at(bytes, at, 2);
  at += 2;
  for (std::uint32_t i = 0; i < count; ++i, at += 12) {
    fields[number_at(bytes, at, 2)] = number_at(bytes, at + 8, 4);
  }
  return fields;
}

std::string unpacked(const std::string& packed) {
  std::string bytes;
  for (std::size_t at = 0; at < packed.size();) {
    const auto head = static_cast<signed char>(packed[at++]);
    if (head >= 0) {
      bytes.append(packed, at, static_cast<std::size_t>(head) + 1);
      at += static_cast<std::size_t>(head) + 1;
    } else if (head != -128) {
      bytes.append(static_cast<std::size_t>(1 - head), packed[at++]);
    }
  }
  return bytes;
}

Bilevel random_image(std::uint32_t width, std::uint32_t height, std::uint32_t one_in) {
  RandomStream random(7, "bilevel", width);
  Bilevel image{.width = width, .height = height, .dots_per_inch = 600, .black = {}};
  for (std::uint32_t i = 0; i < width * height; ++i)
    image.black.push_back(random.below(one_in) == 0);
  return image;
}

TEST_CASE("A TIFF holds every dot of its picture", "[book][tiff]") {
  for (const std::uint32_t width : {1U, 7U, 8U, 9U, 640U, 5000U}) {
    for (const std::uint32_t one_in : {1U, 2U, 40U, 4000U}) {
      const Bilevel image = random_image(width, 11, one_in);
      const std::string bytes = bilevel_tiff(image);
      CHECK(bytes.starts_with(std::string("II*\0", 4)));
      auto fields = fields_of(bytes);
      CHECK(fields[256] == width);
      CHECK(fields[257] == 11);
      CHECK(fields[262] == 0);
      CHECK(number_at(bytes, fields[282], 4) == 600 * number_at(bytes, fields[282] + 4, 4));
      REQUIRE(fields[273] + fields[279] == bytes.size());
      const std::string rows = unpacked(bytes.substr(fields[273]));
      const std::size_t stride = (width + 7) / 8;
      REQUIRE(rows.size() == stride * 11);
      bool same = true;
      for (std::size_t i = 0; i < image.black.size(); ++i) {
        const auto byte = static_cast<unsigned char>(rows[i / width * stride + i % width / 8]);
        same = same && image.black[i] == ((byte >> (7 - i % width % 8) & 1U) != 0);
      }
      CHECK(same);
    }
  }
}

TEST_CASE("A picture as TIFF is black on white, of the requested size", "[book][tiff]") {
  GridPicture picture;
  picture.givens = *Grid::from_line(std::string(kCells, '8'));
  picture.tone = DigitTone::kAllBlack;
  const auto bytes =
      render_image(grid_image({picture, "Monday", 144}, testing::typefaces()),
                   {.format = ImageFormat::kTiff, .dots_per_inch = 300}, testing::typefaces());
  REQUIRE(bytes.ok());
  auto fields = fields_of(*bytes);
  CHECK(fields[256] == 600);
  CHECK(fields[258] == 1);
  const std::string rows = unpacked(bytes->substr(fields[273]));
  std::size_t black = 0;
  for (const char byte : rows) {
    for (unsigned bit = 0; bit < 8; ++bit) black += static_cast<unsigned char>(byte) >> bit & 1U;
  }
  const double share = static_cast<double>(black) / (600.0 * fields[257]);
  CHECK(share > 0.05);
  CHECK(share < 0.4);
}

}  // namespace
}  // namespace nonet
