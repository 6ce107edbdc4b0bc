// Counts of sets of cells, for all cells at once.
#pragma once

#include "board/bands.h"

namespace nonet::genetic {

using bands::Bands;

// Adds up bits position by position, up to "more than two".
struct BandTally {
  Bands once = {};
  Bands twice = {};
  Bands more = {};
  void add(Bands bits) {
    more |= twice & bits;
    twice |= once & bits;
    once |= bits;
  }
  [[nodiscard]] Bands exactly_once() const { return once & ~twice; }
  [[nodiscard]] Bands exactly_twice() const { return twice & ~more; }
};

}  // namespace nonet::genetic
