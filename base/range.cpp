#include "base/range.h"

#include "base/parse_number.h"

namespace nonet {

std::optional<Range> parse_range(std::string_view text) {
  const auto end_of = [](std::string_view part, double open) -> std::optional<double> {
    return part.empty() ? open : parse_number<double>(part);
  };
  const std::size_t colon = text.find(':');
  if (text.empty() || text == ":") return std::nullopt;
  const Range all;
  const auto low = end_of(text.substr(0, colon), all.low);
  const auto high =
      colon == std::string_view::npos ? low : end_of(text.substr(colon + 1), all.high);
  if (!low || !high || *low > *high) return std::nullopt;
  return Range{*low, *high};
}

std::optional<KeyedRange> parse_keyed_range(std::string_view text) {
  if (const auto alone = parse_range(text)) return KeyedRange{{}, *alone};
  const std::size_t colon = text.find(':');
  if (colon == 0 || colon == std::string_view::npos) return std::nullopt;
  if (parse_number<double>(text.substr(0, colon))) return std::nullopt;  // a range upside down
  const auto range = parse_range(text.substr(colon + 1));
  return range ? std::optional(KeyedRange{text.substr(0, colon), *range}) : std::nullopt;
}

}  // namespace nonet
