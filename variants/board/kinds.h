// The kinds of boards, a row each: what "+x" adds to a board.
#pragma once

#include <span>
#include <string_view>

#include "base/result.h"
#include "variants/board/draft.h"

namespace nonet::variants {

struct KindRow {
  std::string_view key;
  std::string_view text;  // for help: a house or a rule, in a few words
  bool only_nine;         // defined for boards of nine digits
  bool without_boxes;     // the regular boxes are no houses
  // What it adds; `layout` is the text after the key's colon, empty for kinds without one.
  Status (*add)(Draft&, std::string_view layout);
};

// Of a windoku's nine windows the first four are drawn; the others follow from them.
inline constexpr int kDrawnWindows = 4;

// In the order of a geometry's key.
std::span<const KindRow> kinds();

}  // namespace nonet::variants
