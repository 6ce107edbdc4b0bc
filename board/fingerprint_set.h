// What has been seen already: a set of grids by their fingerprints, 16 bytes each.
#pragma once

#include <cstddef>
#include <unordered_set>

#include "board/canonical.h"

namespace nonet {

struct LowBits {
  std::size_t operator()(const Fingerprint& print) const { return print.low; }
};

using FingerprintSet = std::unordered_set<Fingerprint, LowBits>;

}  // namespace nonet
