// The kinds of singles that a board may be solved by, and the steps before them.
#pragma once

#include <cstdint>

namespace nonet::variants {

// Which singles are placed: hidden singles in boxes, and the last cells of boxes, rows and columns;
// these and the last cells of further regions; hidden singles in all regions; these and naked ones;
// these, and where there are none, what locked candidates and naked and hidden pairs remove.
enum class Singles : std::uint8_t { kInBoxes, kInBoxesOrLast, kHidden, kAll, kAfterPairs };

}  // namespace nonet::variants
