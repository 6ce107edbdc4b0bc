#include "rater/orders/scale/weights_identity.h"

#include <array>
#include <charconv>

namespace nonet {

std::string weights_identity(std::span<const Weight> weights, std::span<const Weight> defaults) {
  std::string identity;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == defaults[i]) continue;
    std::array<char, 32> digits{};
    const auto written =
        std::to_chars(digits.data(), digits.data() + digits.size(), weights[i].value);
    if (!identity.empty()) identity += ' ';
    identity.append(weights[i].key).append("=").append(digits.data(), written.ptr);
  }
  return identity;
}

}  // namespace nonet
