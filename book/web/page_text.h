// Text inside the HTML of a page: packed, so that it takes less room and does not meet the eye, and
// with the phrases of a language.
#pragma once

#include <string>
#include <string_view>

#include "book/words/words.h"

namespace nonet {

// Deflated in the zlib format, which browsers call "deflate", as base64.
std::string packed(std::string_view bytes);

// The text with the phrase of the page in each place "{{key}}".
std::string with_phrases(std::string_view text, const BookWords& words);

}  // namespace nonet
