// The permanent and all its minors at once: the exact sum-product messages of one all-different
// factor.
//
// The message for (row i, column t) is the permanent of the matrix without row i and column t. One
// minor alone is hard, but all of them share their work: the rows are the layers of a trellis, a
// state is the set of columns used so far (at most 512), and an edge gives one row one column. Then
//   forward(S)  = weight of all ways to place the rows before S's layer on the columns S
//   backward(S) = weight of all ways to place the rest on the other columns
//   minor(i, t) = sum over the edges of row i with column t of forward(from) * backward(to)
// as in the forward-backward decoding of a code. Zeros of the matrix never come back, so the
// trellis is built once, keeps only edges on some complete permutation (thirty to a hundred in a
// stopping set, of 2,304), and is then run every iteration. A pair without an edge has a minor of
// exactly zero: building is also max-product.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/cell.h"

namespace nonet::message_passing {

class PermutationTrellis {
 public:
  // Row i may take the columns in `columns`; the k-th of them, in ascending order, has the
  // (first_weight + k)-th of all weights.
  struct Row {
    std::uint16_t columns = 0;
    std::uint16_t all_columns = 0;  // the columns that number the weights; contains `columns`
    std::uint16_t first_weight = 0;
  };

  // At most nine rows. The columns of each row that lie on some complete permutation are returned
  // in supported(); all are empty where there is none.
  void build(std::span<const Row> rows);
  [[nodiscard]] std::span<const std::uint16_t> supported() const {
    return std::span(supported_).first(row_count_);
  }

  // minors[w] += the minor of the pair with weight w, for each pair of the trellis.
  void add_minors(std::span<const double> weights, std::span<double> minors) const;

 private:
  struct Edge {
    std::uint16_t from;  // state numbers, layer by layer; state 0 is the empty set
    std::uint16_t to;
    std::uint16_t weight;
  };

  std::vector<Edge> edges_;  // by `from`
  std::uint16_t state_count_ = 0;
  std::uint16_t first_final_ = 0;  // the states of the last layer
  std::size_t row_count_ = 0;
  std::array<std::uint16_t, kSize> supported_{};
};

}  // namespace nonet::message_passing
