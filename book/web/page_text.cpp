#include "book/web/page_text.h"

#include <cstdint>
#include <new>
#include <zlib.h>

#include "charts/inline_svg.h"

namespace nonet {

namespace {

// Browsers call the format "deflate".
std::string in_zlib_format(std::string_view text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string bytes(size, '\0');
  // The only errors are lack of room, which is excluded, and lack of memory.
  if (compress2(reinterpret_cast<Bytef*>(bytes.data()), &size,
                reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()),
                Z_BEST_COMPRESSION) != Z_OK) {
    throw std::bad_alloc();
  }
  bytes.resize(size);
  return bytes;
}

std::string base64_of(std::string_view bytes) {
  constexpr std::string_view kSymbols =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      const bool there = i + j < bytes.size();
      group = (group << 8) | (there ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      const bool there = i + j <= bytes.size();
      text += there ? kSymbols[(group >> (18 - 6 * j)) & 63U] : '=';
    }
  }
  return text;
}

}  // namespace

std::string packed(std::string_view bytes) { return base64_of(in_zlib_format(bytes)); }

// The text with the phrase of the page in each place "{{key}}".
std::string with_phrases(std::string_view text, const BookWords& words) {
  std::string filled;
  for (std::size_t at = text.find("{{"); at != std::string_view::npos; at = text.find("{{")) {
    const std::size_t end = text.find("}}", at);
    filled += text.substr(0, at);
    filled += escaped(words.page(text.substr(at + 2, end - at - 2)));
    text.remove_prefix(end + 2);
  }
  return filled += text;
}

}  // namespace nonet
