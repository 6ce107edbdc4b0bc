// Sum-product (belief propagation) on the Sudoku factor graph (J. Goldberger): every factor tells
// each of its cells how much weight the permutations of the house give to each digit, with the
// exact permanent messages of permutation_trellis.h; every cell multiplies what the other two
// factors say. After each iteration the most believed digit of every cell is tried as a solution.
//
// Beliefs prove nothing: a grid found exists, but may not be the only one, and failing means
// nothing. Only the zeros are certain. They are max-product, spread as fast as the schedule spreads
// them; so it pays to run max-product first and start on its stopping set. Goldberger forces each
// non-zero message entry above "a pre-defined value" (floor). The serial schedule, in which a
// factor sees the messages of those before it in the same iteration, and a tiny floor do best.
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
  std::optional<Grid> decision;  // the hard decision that fits all houses
  std::uint64_t iterations = 0;  // done
  PencilMarks marks;             // what the zeros left; all single: `decision` is the only solution
  bool contradiction = false;    // a domain ran empty: there is no solution
};

// Starts with the domains `marks`, which a solution must lie within for the result to mean
// anything.
SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options);

// The same, and what is believed of every cell after the last iteration. Where the run ends in a
// contradiction the beliefs mean nothing.
SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options,
                                 Beliefs& beliefs);

}  // namespace nonet::message_passing
