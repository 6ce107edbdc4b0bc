// What the length of a unique loop adds to its price, for the scale and for boards of other sizes.
#pragma once

namespace nonet {

// In tenths: a loop of 4 cells costs 4.5, of 6 4.6, of 8 4.7, longer loops 5.0.
constexpr int loop_surcharge(int cells) {
  if (cells >= 10) return 5;
  return cells > 4 ? (cells - 4) / 2 : 0;
}

}  // namespace nonet
