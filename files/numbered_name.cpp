#include "files/numbered_name.h"

#include <algorithm>
#include <fmt/format.h>

namespace nonet {

std::optional<NumberedName> NumberedName::in(const std::string& name) {
  const std::size_t start = name.find('%');
  const std::size_t end = name.find('d', start == std::string::npos ? name.size() : start);
  if (start == std::string::npos || end == std::string::npos) return std::nullopt;
  constexpr std::size_t kWidest = 20;
  std::size_t width = 0;
  for (std::size_t i = start + 1; i < end; ++i) {
    if (name[i] < '0' || name[i] > '9') return std::nullopt;
    width = std::min(width * 10 + static_cast<std::size_t>(name[i] - '0'), kWidest);
  }
  return NumberedName{name.substr(0, start), width, name.substr(end + 1)};
}

std::string NumberedName::of(std::string_view which, std::string_view part) const {
  const std::size_t dot = std::min(tail_.rfind('.'), tail_.size());
  return fmt::format("{}{}{}{}{}", head_, which, tail_.substr(0, dot), part, tail_.substr(dot));
}

std::string NumberedName::numbered(std::uint64_t number) const {
  return fmt::format("{:0{}}", number, width_);
}

}  // namespace nonet
