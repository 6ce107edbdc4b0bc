#include "base/number_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace nonet {

std::string grouped(std::uint64_t number) {
  const std::string digits = fmt::format("{}", number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::string duration_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::lround(std::max(0.0, seconds)));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

std::string short_number(double value) {
  if (value < 10) return fmt::format("{:.2g}", value);
  if (value < 1e4) return fmt::format("{:.0f}", value);
  if (value < 1e6) return fmt::format("{:.1f}k", value / 1e3);
  return fmt::format("{:.2f}M", value / 1e6);
}

}  // namespace nonet
