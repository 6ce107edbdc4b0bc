// Nine sets of digits side by side in one vector, one for each box of the grid: the sets of the
// same cell, or the same line, of all boxes. Two layouts have the same functions:
//
//   in_all(bits)                  the same set in every box
//   in_one(lane, bits)            a set in one box, nothing in the others
//   load(lanes), bits_of(x, lane) all sets of a cell, and the set of one box
//   next_in_band(x), ...          every box has the set of the next, the last one of its band or
//   stack without_first(x)              every set without its first digit where_empty(x) all digits
//   in boxes whose set is empty, none in the others any(x)                        whether some set
//   has a digit EmptySets                     looks for an empty set among many vectors
//
// Lanes that are no boxes (kernel.h) hold all digits; kNineBoxes masks them.
#pragma once

#if defined(__AVX2__)
#include "solvers/exact/single/boxes_in_lanes.h"
#else
#include "solvers/exact/single/boxes_in_fields.h"
#endif

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

// Looks for an empty set among many vectors.
class EmptySets {
 public:
  NONET_INLINE void check(Boxes x) { least_ = least_filled(least_, x); }
  // Something in the boxes where some set was empty.
  [[nodiscard]] NONET_INLINE Boxes found() const { return unfilled(least_); }

 private:
  Boxes least_ = ~Boxes{};
};

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
