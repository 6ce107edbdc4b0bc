// The methods of the browsers' core (bindings/wasm): no ascents, whose search for neighbours would
// add 16 KB to its 400.
#include <array>

#include "face/methods.h"
#include "nonet/keys.h"

namespace nonet::v0 {

std::span<const MethodRow> methods() {
  static constexpr std::array kMethods = {
      MethodRow{method::kThinning, Method::kThinning},
      MethodRow{method::kForwardChecking, Method::kForwardChecking},
      MethodRow{method::kDesign, Method::kDesign},
      MethodRow{method::kNearDesign, Method::kNearDesign},
  };
  return kMethods;
}

}  // namespace nonet::v0
