// Only heads are read here. A PNG is then decoded by Cairo; the bytes of a JPEG go into the PDF as
// they are.

#include "book/output/raster_file.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

#include "base/request_error.h"
#include "book/output/cairo_output.h"

namespace nonet {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kPngStart = "\x89PNG\r\n\x1a\n"sv;
constexpr std::string_view kJpegStart = "\xff\xd8\xff"sv;

// Formats that are known by their first bytes and refused by name.
struct OtherFormat {
  std::string_view start;
  std::string_view name;
};
constexpr std::array kOtherFormats = {
    OtherFormat{"<svg"sv, "an SVG drawing"},
    OtherFormat{"<?xml"sv, "an SVG drawing"},
    OtherFormat{"GIF8"sv, "a GIF"},
    OtherFormat{"RIFF"sv, "a WebP picture"},
    OtherFormat{"II*\0"sv, "a TIFF"},
    OtherFormat{"MM\0*"sv, "a TIFF"},
    OtherFormat{"%PDF"sv, "a PDF"},
    OtherFormat{"%!PS"sv, "PostScript"},
    OtherFormat{"BM"sv, "a BMP"},
    OtherFormat{"8BPS"sv, "a Photoshop file"},
};

// Numbers of several bytes, the highest first.
std::uint32_t number_at(std::string_view bytes, std::size_t at, int length) {
  std::uint32_t number = 0;
  for (int i = 0; i < length; ++i) {
    const auto index = at + static_cast<std::size_t>(i);
    number = number << 8U | (index < bytes.size() ? static_cast<unsigned char>(bytes[index]) : 0U);
  }
  return number;
}

// Of a JPEG's frame.
struct JpegFrame {
  int marker = 0;
  int bits = 0;
  int rows = 0;
  int columns = 0;
  int inks = 0;
};

bool begins_frame(int marker) {
  constexpr int kHuffman = 0xC4;
  constexpr int kReserved = 0xC8;
  constexpr int kArithmetic = 0xCC;
  return marker >= 0xC0 && marker <= 0xCF && marker != kHuffman && marker != kReserved &&
         marker != kArithmetic;
}

// Nullopt if the file has no frame. Segments are a marker, a length and content.
std::optional<JpegFrame> frame_of(std::string_view bytes) {
  constexpr int kScan = 0xDA;
  for (std::size_t at = 2; at + 4 <= bytes.size();) {
    if (number_at(bytes, at, 1) != 0xFF) return std::nullopt;
    const auto marker = static_cast<int>(number_at(bytes, at + 1, 1));
    if (marker == 0xFF) {  // a filling byte
      ++at;
      continue;
    }
    if (begins_frame(marker)) {
      const auto field = [&](std::size_t offset, int length) {
        return static_cast<int>(number_at(bytes, at + offset, length));
      };
      return JpegFrame{marker, field(4, 1), field(5, 2), field(7, 2), field(9, 1)};
    }
    if (marker == kScan) return std::nullopt;
    at += 2 + number_at(bytes, at + 2, 2);
  }
  return std::nullopt;
}

std::optional<std::string> objection_to(const JpegFrame& frame) {
  if (frame.marker > 0xC2) {
    return "a JPEG of a kind that printers do not read; save it as a usual JPEG";
  }
  if (frame.bits != 8) return fmt::format("a JPEG of {} bits; save it with 8", frame.bits);
  if (frame.inks == 4) return "a JPEG in CMYK; save it in RGB or grey";
  if (frame.inks != 1 && frame.inks != 3) return "a JPEG that is neither RGB nor grey";
  return std::nullopt;
}

Result<RasterFile> read_jpeg(std::string bytes) {
  const auto frame = frame_of(bytes);
  const bool whole = bytes.rfind("\xff\xd9"sv) != std::string::npos;
  if (!frame || !whole) return request_error("a damaged JPEG");
  if (const auto objection = objection_to(*frame)) return request_error(*objection);
  return RasterFile{RasterFile::Kind::kJpeg, frame->columns, frame->rows, std::move(bytes)};
}

Result<RasterFile> read_png(std::string bytes) {
  // Signature, length and name of the first chunk, columns, rows.
  constexpr std::size_t kWidthAt = 16;
  const auto columns = static_cast<int>(number_at(bytes, kWidthAt, 4));
  const auto rows = static_cast<int>(number_at(bytes, kWidthAt + 4, 4));
  return RasterFile{RasterFile::Kind::kPng, columns, rows, std::move(bytes)};
}

Error not_a_picture(std::string_view bytes) {
  for (const OtherFormat& other : kOtherFormats) {
    if (!bytes.starts_with(other.start)) continue;
    return request_error(fmt::format(
        "{}: a cover takes PNG or JPEG; save it as PNG with 300 dots an inch", other.name));
  }
  return request_error("neither PNG nor JPEG");
}

Status check_dots(const RasterFile& file) {
  if (file.columns < 1 || file.rows < 1) return request_error("a picture without dots");
  if (file.columns > kMostDots / file.rows) {
    return request_error(
        fmt::format("{} by {} dots, more than {} in all", file.columns, file.rows, kMostDots));
  }
  return check_picture(file) ? Status() : request_error("a damaged PNG");
}

}  // namespace

Result<RasterFile> read_raster(std::string bytes) {
  const bool png = bytes.starts_with(kPngStart);
  if (!png && !bytes.starts_with(kJpegStart)) return not_a_picture(bytes);
  auto file = png ? read_png(std::move(bytes)) : read_jpeg(std::move(bytes));
  if (!file) return file;
  if (Status dots = check_dots(*file); !dots) return std::move(dots).error();
  return file;
}

}  // namespace nonet
