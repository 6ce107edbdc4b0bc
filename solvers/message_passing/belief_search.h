// Guessing on stopping sets, which J. Goldberger (Solving Sudoku Using Combined Message Passing
// Algorithms, section 4) names as the way out where max-product halts: "performing several guesses
// on the unsolved places". Depth first; every guess is followed by max-product, which prunes; the
// digits of a cell are tried in the order of their beliefs after a few iterations of sum-product.
// Beliefs only order: the search is complete, so an exhausted search is a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"
#include "solvers/message_passing/max_product.h"
#include "solvers/message_passing/sum_product.h"
#include "solvers/report.h"

namespace nonet {

namespace message_passing {

enum class GuessCell : std::uint8_t {
  kFewestCandidates,  // the first of the tied cells
  kMostBelieved,      // the cell with the strongest belief
};
enum class GuessDigit : std::uint8_t { kAscending, kBeliefs };

struct GuessSettings {
  MaxProductRules rules{BoxLineRule::kOn, DigitRule::kOff};
  GuessCell cell = GuessCell::kFewestCandidates;
  GuessDigit digit = GuessDigit::kBeliefs;
  SumProductOptions beliefs{.schedule = Schedule::kSerial, .floor = 1e-100, .iterations = 10};
};

struct GuessLimits {
  std::uint64_t solutions = 2;
  std::uint64_t options = RunControl::kNoLimit;
};

struct GuessResult {
  std::vector<Grid> solutions;  // in the order found
  bool exhausted = false;       // `solutions` has all of them
  std::uint64_t options = 0;    // digits tried, as in the constraint family
  int max_depth = 0;
};

GuessResult search_by_beliefs(const Grid& givens, const GuessSettings& settings,
                              const GuessLimits& limits, const RunControl& control = {});

}  // namespace message_passing

// The catalog row's function: the default settings; effort and hardness are options.
Report solve_by_guesses(const Grid& grid, const SolveRequest& request);

}  // namespace nonet
