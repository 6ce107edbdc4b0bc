// Generalised arc consistency of one permutation constraint: nine rows take nine different columns,
// or as many as a house of a larger grid has cells.
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
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "board/cell.h"

namespace nonet::message_passing {

// A bit for each column.
template <std::size_t kSide>
using Columns = std::conditional_t<kSide <= 16, std::uint16_t, std::uint32_t>;

// Bit c of rows[r]: row r may take column c.
template <std::size_t kSide>
using RowsOf = std::array<Columns<kSide>, kSide>;
using BitRows = RowsOf<kSize>;

// row_of[c]: the row that takes column c. Any value is a valid start.
template <std::size_t kSide>
struct MatchingOf {
  std::array<std::uint8_t, kSide> row_of = [] {
    std::array<std::uint8_t, kSide> own{};
    for (std::size_t column = 0; column < kSide; ++column) {
      own[column] = static_cast<std::uint8_t>(column);
    }
    return own;
  }();
};
using BitMatching = MatchingOf<kSize>;

// Removes every pair that is in no permutation and returns true; returns false if there is no
// permutation (the rows are then left as they were). `matching` speeds up the next call. For houses
// of 4, 9, 16 and 25 cells.
template <std::size_t kSide>
bool keep_permutations(RowsOf<kSide>& rows, MatchingOf<kSide>& matching);

}  // namespace nonet::message_passing
