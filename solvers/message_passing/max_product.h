// Max-product on the Sudoku factor graph (J. Goldberger, Solving Sudoku Using Combined Message
// Passing Algorithms), whose messages stay zeros and ones: a candidate lives while each factor
// still has a permutation that contains it. That is generalised arc consistency on the 27
// all-different factors, run to the fixpoint, the "stopping set". Its decisions are certain: a
// filled grid is the only solution, an empty domain proves that there is none.
//
// The fixpoint is the same in any order, so the redundant constraints, which seldom help, are
// checked only where the houses are at rest:
//   C1  a digit confined to one line of a box leaves the rest of the line, and the converse
//   C2  each digit's places must extend to a permutation of rows and columns (boxes ignored; this
//       reading reproduces Goldberger's figures)
//   C2 with boxes: our extension, see digit_template.h
#pragma once

#include <cstdint>
#include <limits>

#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet::message_passing {

enum class BoxLineRule : std::uint8_t { kOff, kOn };                    // C1
enum class DigitRule : std::uint8_t { kOff, kPermutation, kTemplate };  // -, C2, C2 with boxes

struct MaxProductRules {
  BoxLineRule box_line = BoxLineRule::kOff;
  DigitRule digit = DigitRule::kOff;
};

struct MaxProductResult {
  PencilMarks marks;           // the remaining candidates; sound at any time, meaningless after a
                               // contradiction
  bool contradiction = false;  // proves that there is no solution
  bool at_rest = false;        // the fixpoint was reached within the limit
  std::uint64_t updates = 0;   // house factors updated
  std::uint64_t rests = 0;     // how often the 27 houses came to rest

  // The number of decided cells, givens included: Goldberger's size of the stopping set.
  [[nodiscard]] int revealed() const;
};

// Stops after `update_limit` house updates (a few hundred reach the fixpoint).
MaxProductResult run_max_product(
    const Grid& grid, MaxProductRules rules,
    std::uint64_t update_limit = std::numeric_limits<std::uint64_t>::max());

}  // namespace nonet::message_passing
