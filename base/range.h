// "24:28": a range of numbers as people type it.
#pragma once

#include <limits>
#include <optional>
#include <string_view>

namespace nonet {

// From "A:B"; a missing end is infinite.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
};

// "A:B", "A:", ":B" or "A"; nullopt for anything else, and where A > B.
std::optional<Range> parse_range(std::string_view text);

// A range of a named quantity: "hodoku:5000:".
struct KeyedRange {
  std::string_view key;  // a part of the text; empty where the range stands alone
  Range range;
};

// From "A:B" or "KEY:A:B"; nullopt for anything else.
std::optional<KeyedRange> parse_keyed_range(std::string_view text);

}  // namespace nonet
