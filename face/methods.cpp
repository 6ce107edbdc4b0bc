#include "face/methods.h"

#include <array>

#include "generator/ascent.h"
#include "nonet/keys.h"

namespace nonet::v0 {

std::span<const MethodRow> methods() {
  static constexpr std::array kMethods = {
      MethodRow{method::kThinning, Method::kThinning},
      MethodRow{method::kForwardChecking, Method::kForwardChecking},
      MethodRow{method::kDesign, Method::kDesign},
      MethodRow{method::kNearDesign, Method::kNearDesign},
      MethodRow{method::kAscent, Method::kAscent, &ascend},
  };
  return kMethods;
}

}  // namespace nonet::v0
