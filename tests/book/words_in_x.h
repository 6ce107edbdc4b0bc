// A language whose only small letter is x: a text with another small letter was not translated.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "book/words/words.h"

namespace nonet::testing {

inline bool is_small(char c) { return c >= 'a' && c <= 'z'; }

// The file with x for each small letter of its texts; keys and placeholders do not change.
inline std::string in_x(const std::string& file) {
  std::string text;
  bool key = true;
  bool place = false;
  for (const char c : file) {
    if (c == '\n') key = true;
    if (c == '{') place = true;
    if (c == '}') place = false;
    text += !key && !place && is_small(c) ? 'x' : c;
    if (c == '=') key = false;
  }
  return text;
}

inline BookWords words_in_x() {
  auto words = BookWords::read(in_x(BookWords().as_file()), "x");
  INFO((words ? std::string() : words.error().text()));
  REQUIRE(words.ok());
  return *std::move(words);
}

}  // namespace nonet::testing
