// Generalised arc consistency of one permutation constraint: nine rows take nine different columns.
//
// A house is such a constraint (rows = its cells, columns = the digits), and so is a digit (rows
// and columns of the grid). Max-product on the factor keeps a (row, column) pair exactly if some
// permutation of the allowed pairs contains it: if every Hall set of every size is used up, or if
// the boolean permanent of the minor is not zero.
//
// Method: J.-C. Regin (AAAI 1994). Find one perfect matching; a pair outside it belongs to another
// one exactly if it lies on an alternating cycle, that is, within a strongly connected component of
// the graph "column d -> columns its row may take". With nine bits a row, matching and components
// are a few word operations, about twenty times cheaper than trying all 512 subsets, and the
// matching of the last call is nearly always still good.
#pragma once

#include <array>
#include <cstdint>

#include "board/cell.h"

namespace nonet::message_passing {

// Bit c of rows[r]: row r may take column c.
using BitRows = std::array<std::uint16_t, kSize>;

// row_of[c]: the row that takes column c. Any value below nine is a valid start.
struct BitMatching {
  std::array<std::uint8_t, kSize> row_of{0, 1, 2, 3, 4, 5, 6, 7, 8};
};

// Removes every pair that is in no permutation and returns true; returns false where there is no
// permutation (the rows are then left as they were). `matching` speeds up the next call.
bool keep_permutations(BitRows& rows, BitMatching& matching);

}  // namespace nonet::message_passing
