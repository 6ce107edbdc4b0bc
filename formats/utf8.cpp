#include "formats/utf8.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr char32_t kReplacement = 0xfffd;

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
constexpr bool is_high_surrogate(char16_t unit) { return (unit & 0xfc00U) == 0xd800U; }
constexpr bool is_low_surrogate(char16_t unit) { return (unit & 0xfc00U) == 0xdc00U; }

// The properties of a first byte: the length, and the allowed range of the second byte.
struct Lead {
  std::size_t length = 0;
  unsigned char least = 0x80;
  unsigned char most = 0xbf;
};

constexpr Lead lead_of(unsigned char byte) {
  if (byte < 0x80) return {1};
  if (byte < 0xc2) return {};
  if (byte < 0xe0) return {2};
  if (byte == 0xe0) return {3, 0xa0, 0xbf};
  if (byte == 0xed) return {3, 0x80, 0x9f};
  if (byte < 0xf0) return {3};
  if (byte == 0xf0) return {4, 0x90, 0xbf};
  if (byte < 0xf4) return {4};
  if (byte == 0xf4) return {4, 0x80, 0x8f};
  return {};
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
  const Lead lead = lead_of(static_cast<unsigned char>(text.front()));
  if (lead.length <= 1) return lead.length;
  if (text.size() < lead.length) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  if (second < lead.least || second > lead.most) return 0;
  const bool continued = std::ranges::all_of(text.substr(2, lead.length - 2), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
  });
  return continued ? lead.length : 0;
}

bool is_utf8(std::string_view text) {
  if (std::ranges::all_of(text, is_ascii)) return true;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string utf8_text(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string out;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      append_utf8(out, static_cast<unsigned char>(text.front()));
      text.remove_prefix(1);
    } else {
      out += text.substr(0, length);
      text.remove_prefix(length);
    }
  }
  return out;
}

void append_utf8(std::string& out, char32_t character) {
  const auto continuation = [character](unsigned shift) {
    return static_cast<char>(0x80U | (character >> shift & 0x3fU));
  };
  if (character < 0x80) {
    out += static_cast<char>(character);
  } else if (character < 0x800) {
    out += {static_cast<char>(0xc0U | character >> 6U), continuation(0)};
  } else if (character < 0x10000) {
    out += {static_cast<char>(0xe0U | character >> 12U), continuation(6), continuation(0)};
  } else {
    out += {static_cast<char>(0xf0U | character >> 18U), continuation(12), continuation(6),
            continuation(0)};
  }
}

std::string utf8_of(std::u16string_view units) {
  std::string out;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const char16_t unit = units[i];
    if (is_high_surrogate(unit) && i + 1 < units.size() && is_low_surrogate(units[i + 1])) {
      append_utf8(out, 0x10000U + ((unit & 0x3ffU) << 10U) + (units[++i] & 0x3ffU));
    } else {
      append_utf8(out, is_high_surrogate(unit) || is_low_surrogate(unit) ? kReplacement : unit);
    }
  }
  return out;
}

}  // namespace nonet
