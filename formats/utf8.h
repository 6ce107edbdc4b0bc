// Text is UTF-8. Input need not be: old lists have Latin-1 comments.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet {

// The length in bytes of the UTF-8 character at the front; 0 if there is none (RFC 3629: no
// surrogates, nothing above U+10FFFF, no overlong forms). REQUIRES: !text.empty().
[[nodiscard]] std::size_t utf8_length(std::string_view text);

// The text itself if it is UTF-8. Each byte outside a UTF-8 character is read as Latin-1, so that
// the result is always UTF-8.
[[nodiscard]] std::string utf8_text(std::string_view text);
[[nodiscard]] bool is_utf8(std::string_view text);

void append_utf8(std::string& out, char32_t character);
// From the code units of UTF-16; a surrogate without its other half becomes U+FFFD.
[[nodiscard]] std::string utf8_of(std::u16string_view units);

}  // namespace nonet
