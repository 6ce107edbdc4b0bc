#include "formats/sdk_header.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "formats/symbols.h"

namespace nonet {
namespace {

struct HeaderLetter {
  char letter;
  std::string_view key;  // of the field; empty: the comment
};
constexpr std::array kHeaderLetters = {
    HeaderLetter{'A', "author"}, HeaderLetter{'D', "description"}, HeaderLetter{'C', ""},
    HeaderLetter{'B', "date"},   HeaderLetter{'S', "source"},      HeaderLetter{'L', "level"},
    HeaderLetter{'U', "url"},
};

void set_field(std::vector<Field>& fields, std::string_view key, std::string_view value) {
  const auto known = std::ranges::find(fields, key, &Field::key);
  if (known != fields.end()) {
    *known = {std::string(key), std::string(value)};
  } else {
    fields.push_back({std::string(key), std::string(value)});
  }
}

}  // namespace

void append_sdk_header(std::string& out, const std::string& comment,
                       std::span<const Field> fields) {
  for (const HeaderLetter& row : kHeaderLetters) {
    const auto field = std::ranges::find(fields, row.key, &Field::key);
    const std::string* value = row.key.empty()         ? &comment
                               : field == fields.end() ? nullptr
                                                       : &field->value;
    if (value == nullptr || value->empty()) continue;
    out += '#';
    out += row.letter;
    out += one_line(*value);
    out += '\n';
  }
}

void take_sdk_header(std::span<const std::string> header, std::string& comment,
                     std::vector<Field>& fields) {
  for (const std::string& line : header) {
    const auto row =
        std::ranges::find(kHeaderLetters, line.size() > 1 ? line[1] : ' ', &HeaderLetter::letter);
    if (row == kHeaderLetters.end()) continue;
    const std::string_view value = trimmed(std::string_view(line).substr(2));
    if (row->key.empty()) {
      comment = value;
    } else {
      set_field(fields, row->key, value);
    }
  }
}

}  // namespace nonet
