#include "cli/duration.h"

#include <array>
#include <charconv>
#include <cstdint>

namespace nonet {
namespace {

struct Unit {
  char letter;
  std::uint32_t seconds;
};
// Longest first: a duration names them in this order, each once.
constexpr std::array kUnits = {Unit{'d', 86400}, Unit{'h', 3600}, Unit{'m', 60}, Unit{'s', 1}};

}  // namespace

std::optional<double> parse_duration(std::string_view text) {
  double seconds = 0;
  std::size_t unit = 0;
  while (!text.empty()) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const char letter = text.empty() ? 's' : text.front();
    while (unit < kUnits.size() && kUnits[unit].letter != letter) ++unit;
    if (unit == kUnits.size()) return std::nullopt;
    seconds += static_cast<double>(kUnits[unit++].seconds) * number;
    if (!text.empty()) text.remove_prefix(1);
  }
  if (seconds <= 0) return std::nullopt;
  return seconds;
}

}  // namespace nonet
