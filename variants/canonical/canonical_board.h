// The canonical form of puzzles on any board: equal for two puzzles exactly if a symmetry of the
// board and an exchange of digits turn one into the other. A symmetry is any exchange of cells that
// keeps houses and pairs; digits are exchanged at will or, where neighbours must differ by more
// than one, reversed.
//
// The classic board has a form of its own, the least line among all (board/canonical.h), which
// takes the knowledge of its 1,218,998,108,160 symmetries. Here a graph of cells, houses and digits
// is labelled canonically: colours are refined, and where they leave several cells alike each of
// these is tried. The least labelled graph puts the cells into an order; the symmetry of the board
// that brings the first cells of this order to the first places makes the line.
#pragma once

#include "base/result.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"
#include "variants/canonical/colored_graph.h"

namespace nonet::variants {

// For one geometry; may be used by several threads at once.
class CanonicalBoards {
 public:
  explicit CanonicalBoards(const Geometry& geometry);

  // An error if the puzzle has too many symmetries of its own, as an empty board has.
  [[nodiscard]] Result<CellDigits> form_of(const CellDigits& givens) const;

 private:
  [[nodiscard]] ColoredGraph puzzle_graph(const CellDigits& givens) const;
  [[nodiscard]] CellDigits arranged(const CellDigits& givens, const NodeColors& ranks) const;
  [[nodiscard]] CellDigits with_least_digits(const CellDigits& cells) const;

  int digits_;
  std::size_t cells_;
  bool keeps_order_;  // of digits, but for their reversal
  ColoredGraph board_;
  ColoredGraph twice_;  // two boards side by side, the second for the places of the result
  NodeColors twice_colors_;
};

}  // namespace nonet::variants
