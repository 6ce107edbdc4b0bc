#include "formats/number_field.h"

#include <string>

#include "base/parse_number.h"

namespace nonet {

std::optional<double> positive_field(const PuzzleText& record, std::string_view key) {
  const std::string* text = record.field(key);
  if (text == nullptr) return std::nullopt;
  const auto number = parse_number<double>(*text);
  return number && *number > 0 ? number : std::nullopt;
}

}  // namespace nonet
