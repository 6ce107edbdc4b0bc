// Locked candidates of one digit in the whole grid at once, as a set (board/bands.h): for closures,
// which need neither the order nor the steps.
#pragma once

#include "board/bands.h"

namespace nonet::bands {

// Of three places a, b, c that lie `step` bits apart: the places that are alone.
inline Bands alone_of_three(Bands set, int step, std::uint32_t firsts) {
  const Bands a = set & firsts;
  const Bands b = (set >> step) & firsts;
  const Bands c = (set >> (2 * step)) & firsts;
  return (a & ~b & ~c) | (b & ~a & ~c) << step | (c & ~a & ~b) << (2 * step);
}
// For each of the three, the other two.
inline Bands others_of_three(Bands set, int step, std::uint32_t firsts) {
  const Bands a = set & firsts;
  const Bands b = (set >> step) & firsts;
  const Bands c = (set >> (2 * step)) & firsts;
  return (b | c) | (a | c) << step | (a | b) << (2 * step);
}

// The removals of a digit's locked candidates: all places of a line lie in one box, or all places
// of a box in one line.
inline Bands locked_out(Bands places) {
  const Bands minirows = (places | places >> 1 | places >> 2) & kMinirowFirst;
  const Bands row_in_box = alone_of_three(minirows, 3, kRowFirst);
  const Bands box_in_row = alone_of_three(minirows, 9, kBoxFirst);
  const Bands by_rows =
      others_of_three(row_in_box, 9, kBoxFirst) | others_of_three(box_in_row, 3, kRowFirst);
  const Bands columns = (places | places >> 9 | places >> 18) & kRowCells;
  const Bands column_in_box = columns & ~next_band(columns) & ~last_band(columns);
  const Bands box_in_column = alone_of_three(columns, 1, kBoxFirst);
  const Bands by_columns = others_of_three(column_in_box, 1, kBoxFirst) | next_band(box_in_column) |
                           last_band(box_in_column);
  return fill_minirows(by_rows) | fill_columns(by_columns);
}

}  // namespace nonet::bands
