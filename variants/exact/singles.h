// The kinds of singles that a board may be solved by.
#pragma once

#include <cstdint>

namespace nonet::variants {

// Which singles are placed: hidden singles in boxes, and the last cells of boxes, rows and columns;
// these and the last cells of further regions; hidden singles in all regions; these and naked ones.
enum class Singles : std::uint8_t { kInBoxes, kInBoxesOrLast, kHidden, kAll };

}  // namespace nonet::variants
