// What rows 23-30 of the procedure differ in: which links count, and what is searched for among
// assumptions.
#pragma once

#include <cstdint>

namespace nonet::chains {

enum class LinkMode : std::uint8_t {
  kStatic,    // links of the real grid
  kDynamic,   // deletions count
  kOneDigit,  // deletions count; no links within cells (Nishio)
};

// Levels as in docs/chain-engine.md: 0 links alone, 1 patterns, 2 and more nested chains.
struct ForcingRules {
  LinkMode mode = LinkMode::kStatic;
  int level = 0;
};

}  // namespace nonet::chains
