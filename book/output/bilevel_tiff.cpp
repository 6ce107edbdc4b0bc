#include "book/output/bilevel_tiff.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "base/own_mark.h"

namespace nonet {
namespace {

// Types of a field's values.
constexpr std::uint16_t kAscii = 2;
constexpr std::uint16_t kShort = 3;
constexpr std::uint16_t kLong = 4;
constexpr std::uint16_t kRational = 5;

struct Field {
  std::uint16_t tag;
  std::uint16_t kind;
  std::uint32_t value;  // or its offset in the file
  std::uint32_t count = 1;
};

void append(std::string& bytes, std::uint32_t number, int count) {
  for (int i = 0; i < count; ++i) bytes += static_cast<char>((number >> (8 * i)) & 255U);
}

std::string packed_row(const Bilevel& image, std::uint32_t row) {
  std::string bytes((image.width + 7) / 8, '\0');
  for (std::uint32_t x = 0; x < image.width; ++x) {
    if (!image.black[static_cast<std::size_t>(row) * image.width + x]) continue;
    char& byte = bytes[x / 8];
    byte = static_cast<char>(static_cast<unsigned char>(byte) | (128U >> (x % 8)));
  }
  return bytes;
}

std::size_t run_at(const std::string& row, std::size_t at) {
  std::size_t end = at + 1;
  while (end < row.size() && end - at < 128 && row[end] == row[at]) ++end;
  return end - at;
}

// A run of equal bytes is written as 257 minus its length, then the byte; other bytes as their
// count less one, then the bytes.
void append_pack_bits(std::string& bytes, const std::string& row) {
  for (std::size_t at = 0; at < row.size();) {
    const std::size_t run = run_at(row, at);
    if (run > 1) {
      append(bytes, static_cast<std::uint32_t>(257 - run), 1);
      bytes += row[at];
      at += run;
      continue;
    }
    std::size_t end = at + 1;
    while (end < row.size() && end - at < 128 && run_at(row, end) == 1) ++end;
    append(bytes, static_cast<std::uint32_t>(end - at - 1), 1);
    bytes.append(row, at, end - at);
    at = end;
  }
}

}  // namespace

// Header, fields, the resolution, the mark, the dots.
std::string bilevel_tiff(const Bilevel& image) {
  constexpr std::uint32_t kHeader = 8;
  constexpr std::uint32_t kFields = 13;
  constexpr std::uint32_t kResolution = kHeader + 2 + 12 * kFields + 4;
  constexpr std::uint32_t kMark = kResolution + 8;
  constexpr auto kMarkSize = static_cast<std::uint32_t>(kOwnMark.size()) + 1;  // it ends with 0
  constexpr std::uint32_t kDots = kMark + kMarkSize + kMarkSize % 2;
  constexpr std::uint32_t kParts = 1000;  // of a dot
  std::string dots;
  for (std::uint32_t row = 0; row < image.height; ++row) {
    append_pack_bits(dots, packed_row(image, row));
  }
  const std::array<Field, kFields> fields{{
      {256, kLong, image.width},
      {257, kLong, image.height},
      {258, kShort, 1},      // bits a dot
      {259, kShort, 32773},  // PackBits
      {262, kShort, 0},      // 0 is white
      {273, kLong, kDots},
      {277, kShort, 1},
      {278, kLong, image.height},  // all rows in one strip
      {279, kLong, static_cast<std::uint32_t>(dots.size())},
      {282, kRational, kResolution},
      {283, kRational, kResolution},
      {296, kShort, 2},                 // dots an inch
      {305, kAscii, kMark, kMarkSize},  // the program
  }};
  std::string bytes("II*\0", 4);
  append(bytes, kHeader, 4);
  append(bytes, kFields, 2);
  for (const Field& field : fields) {
    append(bytes, field.tag, 2);
    append(bytes, field.kind, 2);
    append(bytes, field.count, 4);
    append(bytes, field.value, 4);
  }
  append(bytes, 0, 4);
  append(bytes, static_cast<std::uint32_t>(std::lround(image.dots_per_inch * kParts)), 4);
  append(bytes, kParts, 4);
  bytes += kOwnMark;
  bytes.resize(kDots);
  return bytes + dots;
}

}  // namespace nonet
