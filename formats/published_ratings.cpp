#include "formats/published_ratings.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "formats/json_format.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 3> kRatingSigns = {"ED=", "ER=", "SE="};
constexpr std::array<std::string_view, 3> kRatingFields = {"er", "ep", "ed"};

constexpr bool is_word_character(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// The text after the first rating sign at the start of a word; empty if there is none.
std::string_view behind_sign(std::string_view comment) {
  for (const std::string_view sign : kRatingSigns) {
    for (std::size_t at = comment.find(sign); at != comment.npos; at = comment.find(sign, at + 1)) {
      if (at == 0 || !is_word_character(comment[at - 1])) return comment.substr(at + sign.size());
    }
  }
  return {};
}

// Takes the number at the front, unless it is part of a longer word; empty if there is none.
std::string_view take_number(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
  std::string_view number = text.substr(0, end);
  if (number.ends_with('.')) number.remove_suffix(1);  // the end of a sentence
  const char next = end < text.size() ? text[end] : ' ';
  if (!is_json_number(number) || is_word_character(next)) return {};
  text.remove_prefix(end);
  return number;
}

}  // namespace

void take_published_ratings(PuzzleText& puzzle) {
  std::string_view text = behind_sign(puzzle.comment);
  for (const std::string_view key : kRatingFields) {
    const std::string_view number = take_number(text);
    if (number.empty()) return;
    if (puzzle.field(key) == nullptr) {
      puzzle.set_field(key, std::string(number), FieldKind::kJson);
    }
    if (!text.starts_with('/')) return;
    text.remove_prefix(1);
  }
}

}  // namespace nonet
