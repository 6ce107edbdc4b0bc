#include "variants/board/kinds.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/request_error.h"
#include "variants/board/jigsaw.h"

namespace nonet::variants {
namespace {

using Layout = std::string_view;

Status add_nothing(Draft& /*draft*/, Layout /*layout*/) { return {}; }

Status add_diagonal(Draft& draft, Layout /*layout*/) {
  draft.add_layer(Layer::kDiagonal, [](Spot spot) { return spot.row == spot.column ? 0 : -1; });
  return {};
}

Status add_antidiagonal(Draft& draft, Layout /*layout*/) {
  const int last = draft.digits() - 1;
  draft.add_layer(Layer::kAntidiagonal,
                  [=](Spot spot) { return spot.row + spot.column == last ? 0 : -1; });
  return {};
}

Status add_both_diagonals(Draft& draft, Layout layout) {
  if (const Status added = add_diagonal(draft, layout); !added) return added;
  return add_antidiagonal(draft, layout);
}

// A line of the board by the windows: the lines of a window, 1 to 3 and 5 to 7 from 0, stand for
// themselves; the three lines between the windows are the third group.
int window_group(int line) { return line % 4 == 0 ? 2 : line / 4; }

// The four windows that are drawn, and the five that follow from them: three rows hold a digit
// three times, twice of these in the windows, so the nine cells beside those hold it once.
Status add_windows(Draft& draft, Layout /*layout*/) {
  draft.add_layer(Layer::kWindows, [](Spot spot) {
    constexpr std::array<std::array<int, 3>, 3> kNumbers = {{{0, 1, 6}, {2, 3, 7}, {4, 5, 8}}};
    const auto row = static_cast<std::size_t>(window_group(spot.row));
    const auto column = static_cast<std::size_t>(window_group(spot.column));
    return kNumbers.at(row).at(column);
  });
  return {};
}

Status add_disjoint(Draft& draft, Layout /*layout*/) {
  draft.add_layer(Layer::kDisjoint, [&](Spot spot) {
    return spot.row % draft.box_rows() * draft.box_columns() + spot.column % draft.box_columns();
  });
  return {};
}

// One house of nine cells; Mask has an 'o' for each, by rows.
Status add_house(Draft& draft, Layer layer, std::string_view mask) {
  draft.add_layer(layer, [&](Spot spot) {
    return mask[static_cast<std::size_t>(spot.row * 9 + spot.column)] == 'o' ? 0 : -1;
  });
  return {};
}

Status add_asterisk(Draft& draft, Layout /*layout*/) {
  return add_house(draft, Layer::kAsterisk,
                   "........."
                   "....o...."
                   "..o...o.."
                   "........."
                   ".o..o..o."
                   "........."
                   "..o...o.."
                   "....o...."
                   ".........");
}

Status add_center_dot(Draft& draft, Layout /*layout*/) {
  return add_house(draft, Layer::kCenterDot,
                   "........."
                   ".o..o..o."
                   "........."
                   "........."
                   ".o..o..o."
                   "........."
                   "........."
                   ".o..o..o."
                   ".........");
}

Status add_girandola(Draft& draft, Layout /*layout*/) {
  return add_house(draft, Layer::kGirandola,
                   "o.......o"
                   "....o...."
                   "........."
                   "........."
                   ".o..o..o."
                   "........."
                   "........."
                   "....o...."
                   "o.......o");
}

Status add_jigsaw(Draft& draft, Layout layout) {
  if (layout.empty())
    return request_error("'jigsaw' needs a layout: jigsaw:FILE, or jigsaw:random for any");
  const auto regions = read_jigsaw(layout, draft.digits());
  if (!regions) return regions.error();
  draft.add_layer(Layer::kBoxes, [&](Spot spot) {
    return (*regions)[static_cast<std::size_t>(spot.row * draft.digits() + spot.column)];
  });
  return {};
}

Status add_anti_knight(Draft& draft, Layout /*layout*/) {
  for (const auto& [down, right] : {std::pair(1, 2), {1, -2}, {2, 1}, {2, -1}})
    draft.keep_apart(down, right);
  return {};
}

Status add_anti_king(Draft& draft, Layout /*layout*/) {
  for (const int right : {1, -1}) draft.keep_apart(1, right);
  return {};
}

Status add_non_consecutive(Draft& draft, Layout /*layout*/) {
  draft.keep_far_apart(0, 1);
  draft.keep_far_apart(1, 0);
  return {};
}

constexpr bool kAnySize = false;
constexpr bool kNine = true;

constexpr std::array kKinds = {
    KindRow{"latin", "rows and columns only, no boxes", kAnySize, true, add_nothing},
    KindRow{"jigsaw", "jigsaw:FILE, connected regions in place of boxes; jigsaw:random draws them",
            kAnySize, true, add_jigsaw},
    KindRow{"x", "both diagonals are houses", kAnySize, false, add_both_diagonals},
    KindRow{"x\\", "the diagonal from the top left is a house", kAnySize, false, add_diagonal},
    KindRow{"x/", "the diagonal from the top right is a house", kAnySize, false, add_antidiagonal},
    KindRow{"disjoint", "the cells at one place of their boxes are a house", kAnySize, false,
            add_disjoint},
    KindRow{"windoku", "four windows are houses", kNine, false, add_windows},
    KindRow{"asterisk", "a house of nine cells like a star", kNine, false, add_asterisk},
    KindRow{"center-dot", "the middle cells of the boxes are a house", kNine, false,
            add_center_dot},
    KindRow{"girandola", "the corners, the middle and four more cells are a house", kNine, false,
            add_girandola},
    KindRow{"anti-knight", "cells a knight's move apart differ", kAnySize, false, add_anti_knight},
    KindRow{"anti-king", "cells a king's move apart differ", kAnySize, false, add_anti_king},
    KindRow{"non-consecutive", "neighbours in a row or column differ by more than one", kAnySize,
            false, add_non_consecutive},
};

}  // namespace

std::span<const KindRow> kinds() { return kKinds; }

}  // namespace nonet::variants
