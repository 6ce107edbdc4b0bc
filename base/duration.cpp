#include "base/duration.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace nonet {
namespace {

struct Unit {
  std::string_view name;
  double seconds;
};
// Longest first: a duration names them in this order, each once.
constexpr std::array kUnits = {Unit{"d", 86400}, Unit{"h", 3600}, Unit{"m", 60}, Unit{"s", 1},
                               Unit{"ms", 0.001}};

// Cuts the letters at the start of the text off; "s" where there are none.
std::string_view take_unit(std::string_view& text) {
  const std::size_t size = std::min(text.find_first_of("0123456789"), text.size());
  const std::string_view unit = text.substr(0, size);
  text.remove_prefix(size);
  return unit.empty() ? "s" : unit;
}

}  // namespace

std::optional<double> parse_duration(std::string_view text) {
  double seconds = 0;
  std::size_t unit = 0;
  while (!text.empty()) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const std::string_view name = take_unit(text);
    while (unit < kUnits.size() && kUnits[unit].name != name) ++unit;
    if (unit == kUnits.size()) return std::nullopt;
    seconds += kUnits[unit++].seconds * number;
  }
  if (seconds <= 0) return std::nullopt;
  return seconds;
}

}  // namespace nonet
