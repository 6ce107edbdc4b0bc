#include "formats/json_document.h"

#include <algorithm>
#include <cmath>

#include "formats/symbols.h"

namespace nonet {
namespace {

// Text such as "5"; surrounding blanks are ignored.
std::optional<int> number_in(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return 0;
  if (text.size() != 1 || !is_cell_symbol(text.front())) return std::nullopt;
  return symbol_value(text.front());
}

std::optional<int> whole_number(const Json& value) {
  if (value.is_null()) return 0;
  if (value.is_string()) return number_in(value.get_ref<const std::string&>());
  if (!value.is_number()) return std::nullopt;
  const double number = value.get<double>();
  if (!(number >= 0 && number <= kSize) || number != std::floor(number)) return std::nullopt;
  return static_cast<int>(number);
}

}  // namespace

Result<Json> parse_document(std::string_view text, const Place& start) {
  if (text.size() > kLongestDocument) {
    return Error{ErrorKind::kInput, "a JSON object of more than 4 MiB", start};
  }
  // First event by event, to get errors with places and to refuse deep nesting.
  if (auto members = members_of_object(text, start); !members) return std::move(members).error();
  return Json::parse(text);
}

Result<std::optional<Digit>> digit_of(const Json& value, Cell cell, const Place& place) {
  const std::optional<int> number = whole_number(value);
  if (!number) {
    return Error{ErrorKind::kInput,
                 "a value from 1 to 9 expected in " + cell_name(cell) + ", found " +
                     excerpt(value.dump(-1, ' ', true, Json::error_handler_t::replace)),
                 place};
  }
  return *number == 0 ? std::optional<Digit>() : Digit(*number);
}

const Json& member(const Json& object, std::string_view key) {
  static const Json kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

const Json* cell_in(const Json& rows, Cell cell) {
  if (!rows.is_array() || rows.size() != kSize) return nullptr;
  const Json& row = rows[static_cast<std::size_t>(cell.row())];
  if (!row.is_array() || row.size() != kSize) return nullptr;
  return &row[static_cast<std::size_t>(cell.column())];
}

bool says_something(const Json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number()) return value.get<double>() != 0;
  if (value.is_string()) return !value.get_ref<const std::string&>().empty();
  return !value.empty();
}

std::optional<std::string> member_beyond(const Json& object,
                                         std::span<const std::string_view> plain) {
  for (const auto& [key, value] : object.items()) {
    if (says_something(value) && std::ranges::find(plain, key) == plain.end()) return excerpt(key);
  }
  return std::nullopt;
}

void take_texts(const Json& object, std::span<const NamedText> names, PuzzleText& puzzle) {
  for (const NamedText& name : names) {
    const Json& text = member(object, name.member);
    if (text.is_string() && says_something(text)) {
      puzzle.set_field(name.field, text.get<std::string>());
    }
  }
}

std::optional<Error> take_digits(const Grid& givens, const Grid& placed, const Place& place,
                                 PuzzleText& puzzle) {
  Grid all = givens;
  for (const Cell c : placed.filled()) all.set(c, placed.digit(c));
  if (const auto clash = all.clash()) return clash_error(all, *clash, place);
  puzzle.givens = givens;
  puzzle.placed = placed;
  puzzle.place = place;
  return std::nullopt;
}

}  // namespace nonet
