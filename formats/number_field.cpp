#include "formats/number_field.h"

#include <charconv>
#include <string>
#include <system_error>

namespace nonet {

std::optional<double> positive_field(const PuzzleText& record, std::string_view key) {
  const std::string* text = record.field(key);
  if (text == nullptr) return std::nullopt;
  double number = 0;
  const char* const end = text->data() + text->size();
  const auto [stop, failure] = std::from_chars(text->data(), end, number);
  return failure == std::errc() && stop == end && number > 0 ? std::optional(number) : std::nullopt;
}

}  // namespace nonet
