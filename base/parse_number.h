// Text that is one number and nothing else.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace nonet {

#ifndef __cpp_lib_to_chars
// LLVM's library up to version 19 has std::from_chars for integers only. The programs made with it
// (WebAssembly) have no locale but "C".
inline std::optional<double> parse_fraction(std::string_view text) {
  if (text.empty() || text.front() == '+') return std::nullopt;
  if (text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return std::nullopt;
  const std::string whole(text);
  char* stop = nullptr;
  const double value = std::strtod(whole.c_str(), &stop);
  if (stop != whole.c_str() + whole.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}
#endif

// The whole text as one number: no space, no plus sign, no trailing text, no "nan" and no "inf".
// nullopt for anything else, and where the number is too large for its type.
template <typename Number>
std::optional<Number> parse_number(std::string_view text) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [stop, failure] = std::from_chars(text.data(), end, value);
  if (failure != std::errc() || stop != end) return std::nullopt;
  if constexpr (std::floating_point<Number>) {
    if (!std::isfinite(value)) return std::nullopt;
  }
  return value;
}

#ifndef __cpp_lib_to_chars
template <>
inline std::optional<double> parse_number(std::string_view text) {
  return parse_fraction(text);
}
#endif

}  // namespace nonet
