#include "base/printable.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <optional>

namespace nonet {
namespace {

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 1;
};

struct CodePoints {
  char32_t first;
  char32_t last;
};

// Characters of two bytes or more: C1 controls, marks and overrides of the writing direction,
// zero-width characters, line separators.
constexpr std::array kUnprintable = {
    CodePoints{0x80, 0x9f},     CodePoints{0x61c, 0x61c},   CodePoints{0x200b, 0x200f},
    CodePoints{0x2028, 0x202e}, CodePoints{0x2060, 0x206f}, CodePoints{0xfeff, 0xfeff},
};

// The first character of the text; nullopt where it is not UTF-8. REQUIRES: !text.empty().
std::optional<CodePoint> first_of(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return CodePoint{byte(0), 1};
  const std::size_t size = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < size) return std::nullopt;
  char32_t value = byte(0) & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return std::nullopt;
    value = value << 6U | (byte(i) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xd800 && value <= 0xdfff;
  if (value < kLeast[size] || value > 0x10ffff || surrogate) return std::nullopt;
  return CodePoint{value, size};
}

bool is_printable(const CodePoint& character) {
  if (character.bytes == 1) return character.value >= ' ' && character.value != 0x7f;
  for (const CodePoints& range : kUnprintable) {
    if (character.value >= range.first && character.value <= range.last) return false;
  }
  return true;
}

std::string escaped(const CodePoint& character) {
  switch (character.value) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  const auto value = static_cast<std::uint32_t>(character.value);
  return character.bytes == 1 ? fmt::format("\\x{:02x}", value) : fmt::format("\\u{{{:x}}}", value);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto character = first_of(text);
    const std::size_t bytes = character ? character->bytes : 1;
    if (!character) {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
    } else if (is_printable(*character)) {
      out += text.substr(0, bytes);
    } else {
      out += escaped(*character);
    }
    text.remove_prefix(bytes);
  }
  return out;
}

}  // namespace nonet
