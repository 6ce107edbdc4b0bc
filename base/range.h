// "24:28": numbers between two, as people type them.
#pragma once

#include <limits>
#include <optional>
#include <string_view>

namespace nonet {

// From "A:B"; an end left out is infinite.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
};

// "A:B", "A:", ":B" or "A"; nullopt for anything else, and where A > B.
std::optional<Range> parse_range(std::string_view text);

}  // namespace nonet
