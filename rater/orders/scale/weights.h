// Prices that a user may replace: a text file of lines "KEY NUMBER", with '#' comments.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace nonet {

struct Weight {
  std::string_view key;
  double value = 0;

  bool operator==(const Weight&) const = default;
};

// Parses the file's text. `defaults` has all keys, with the values of keys that the text leaves
// out; the result has the same keys in the same order. `source` names the file in errors: unknown
// or repeated keys, numbers that are not finite decimals, trailing text.
Result<std::vector<Weight>> parse_weights(std::string_view text, std::span<const Weight> defaults,
                                          const std::string& source);

}  // namespace nonet
