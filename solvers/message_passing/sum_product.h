// Sum-product (belief propagation) on the Sudoku factor graph (J. Goldberger): every factor sends
// each of its cells the weight that the permutations of the house give to each digit, with the
// exact permanent messages of permutation_trellis.h; every cell multiplies the messages of the
// other two factors. After each iteration the most believed digit of every cell is tried as a
// solution.
//
// Beliefs prove nothing: a grid found is a solution, but may not be the only one, and failing means
// nothing. Only the zeros are certain. They are max-product, spread as fast as the schedule spreads
// them; so it pays to run max-product first and start on its stopping set. Goldberger raises each
// non-zero message entry to at least "a pre-defined value" (floor). The serial schedule, in which a
// factor sees the messages of earlier factors of the same iteration, and a tiny floor work best.
#pragma once

#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/typed_array.h"

namespace nonet::message_passing {

enum class Schedule : std::uint8_t {
  kFlooding,  // all factors answer the messages of the last iteration
  kSerial,    // factor by factor, each with the newest messages
};

struct SumProductOptions {
  Schedule schedule = Schedule::kFlooding;
  double floor = 1e-30;  // smallest non-zero message entry
  double damping = 0;    // share of the old message in the new one, 0 <= damping < 1
  std::uint64_t iterations = 100;
};

// By cell and digit, each cell's adding up to 1; zero where the digit is gone.
using Beliefs = PerCell<PerDigit<double>>;

struct SumProductResult {
  std::optional<Grid> decision;  // the hard decision that satisfies all houses
  std::uint64_t iterations = 0;  // done
  PencilMarks marks;             // the candidates without zeros; if all single, `decision` is the
                                 // only solution
  bool contradiction = false;    // a domain ran empty: there is no solution
};

// Starts with the domains `marks`; the result means nothing unless a solution lies within them.
SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options);

// As above, and returns the belief in every candidate after the last iteration; beliefs after a
// contradiction mean nothing.
SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options,
                                 Beliefs& beliefs);

}  // namespace nonet::message_passing
