// Log-linear learning (V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku Puzzles,
// 2014; the logit response of L. Blume, 1993): a game whose players are the empty cells. In each
// iteration one player chooses its digit anew, with probability proportional to exp(-cost / T),
// where the cost is the number of equal digits in its row, column and box (as printed: a cell in
// two of these counts twice). The potential, the number of clashing pairs, changes by exactly as
// much as the player's cost; at zero the grid is a solution.
//
// Coghlan's improved form draws the player at random, leaves out the digits that a given
// excludes ("restricted actions"), and lets the temperature cool and reset.
//
// A cost is the sum of three counts, kept for all digits of a house in one vector of bytes; a
// temperature is a table of weights by cost. One random word makes both choices: it is multiplied
// by the number of players, and the high half of the product is the player, the low half a fresh
// fraction.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet::log_linear {

enum class PlayerOrder : std::uint8_t { kRandom, kRoundRobin };

// From `start` geometrically down to `end` during each `period`; constant where the period is 0.
struct Temperature {
  double start = 0.5;
  double end = 0.5;
  std::uint64_t period = 0;

  [[nodiscard]] double at(std::uint64_t iteration) const;
};

struct LogLinearOptions {
  PlayerOrder order = PlayerOrder::kRandom;
  Temperature temperature;
  std::uint64_t iterations = 1'000'000;  // at most
  std::uint64_t trace_every = 0;         // record the potential every so many iterations; 0: never
};

struct LogLinearResult {
  std::optional<Grid> solution;
  Grid grid;                         // all players' last choices
  std::uint64_t iterations = 0;      // done
  int potential = 0;                 // at the end
  std::vector<int> potential_trace;  // before iterations 0, trace_every, 2 * trace_every, ...
};

// The players are the cells empty in `givens`, each with the actions `actions[cell]`. Any actions
// are allowed; with an empty set there is no game and no solution is found.
LogLinearResult learn(const Grid& givens, const PencilMarks& actions,
                      const LogLinearOptions& options, RandomStream& random,
                      const RunControl& control = {});

}  // namespace nonet::log_linear
