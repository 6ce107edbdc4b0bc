#include "variants/text/document_cells.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "formats/symbols.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

std::optional<int> symbol_in(std::string_view text, const ValueRule& rule) {
  text = trimmed(text);
  if (text.empty() || text == ".") return 0;
  if (text.size() == 1 && !rule.symbols.empty()) {
    const std::size_t at = rule.symbols.find(text.front());
    if (at != std::string_view::npos) return static_cast<int>(at) + 1;
    if (text == "0") return 0;
    return std::nullopt;
  }
  if (text.size() <= 2 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
    return std::stoi(std::string(text));
  if (text.size() > 1) return std::nullopt;
  for (int digit = 1; digit <= rule.digits; ++digit) {
    if (lower_case(text) == lower_case(std::string(1, symbol_of(digit)))) return digit;
  }
  return std::nullopt;
}

std::optional<int> value_in(const Json& value, const ValueRule& rule) {
  if (value.is_null()) return 0;
  if (value.is_string()) return symbol_in(value.get_ref<const std::string&>(), rule);
  if (!value.is_number()) return std::nullopt;
  const double number = value.get<double>();
  if (!(number >= 0 && number <= kMostDigits) || number != std::floor(number)) return std::nullopt;
  return static_cast<int>(number);
}

}  // namespace

std::optional<int> square_size(const Json& rows) {
  if (!rows.is_array() || rows.size() < 2 || rows.size() > kMostDigits) return std::nullopt;
  for (const Json& row : rows) {
    if (!row.is_array() || row.size() != rows.size()) return std::nullopt;
  }
  return static_cast<int>(rows.size());
}

Result<int> digit_in(const Json& value, Spot spot, const ValueRule& rule, const Place& place) {
  const auto digit = value_in(value, rule);
  if (digit && *digit <= rule.digits) return *digit;
  return document_error(
      fmt::format("a value from 1 to {} expected in r{}c{}, found {}", rule.digits, spot.row + 1,
                  spot.column + 1,
                  excerpt(value.dump(-1, ' ', true, Json::error_handler_t::replace))),
      place);
}

std::optional<Spot> spot_in(const Json& pair) {
  if (!pair.is_array() || pair.size() != 2) return std::nullopt;
  for (const Json& number : pair) {
    if (!number.is_number_unsigned() || number.get<std::uint64_t>() > kMostDigits)
      return std::nullopt;
  }
  return Spot{pair[0].get<int>(), pair[1].get<int>()};
}

Result<BoardDocument> document_of(Geometry geometry, CellDigits givens, const Place& place) {
  if (const Status sound = check_houses(givens, geometry); !sound)
    return document_error(sound.error().reason, place);
  return BoardDocument{std::move(geometry),
                       BoardRecord{.givens = std::move(givens), .place = place}};
}

void take_texts(const Json& object, std::span<const NamedText> names, BoardDocument& document) {
  for (const NamedText& name : names) {
    const Json& text = member(object, name.member);
    if (text.is_string() && says_something(text))
      document.record.fields.push_back({std::string(name.field), text.get<std::string>()});
  }
}

}  // namespace nonet::variants
