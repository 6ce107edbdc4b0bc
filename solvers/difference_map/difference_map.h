// The difference map with divide and concur (V. Elser, I. Rankenburg, P. Thibault, Searching with
// iterated maps, PNAS 2007; S. Gravel, V. Elser, Phys. Rev. E 2008; as described by anlak.com,
// 2016).
//
// The state holds four numbers for every open cell and digit, one for each group of constraints:
// rows, columns, boxes, cells. Divide, P_A, moves each of the four to the nearest point of its
// constraint: an assignment in every house, one digit in every cell. Concur, P_B, replaces all four
// by their mean. With
//   f_A(x) = P_A(x) - (P_A(x) - x) / beta        f_B(x) = P_B(x) + (P_B(x) - x) / beta
// an iteration is  x += beta * (P_A(f_B(x)) - P_B(f_A(x))).  It rests only where both agree, which
// is a solution; there are no false fixed points, as alternating projection has. For beta = 1, f_A
// is x itself and an iteration needs one P_A instead of two.
//
// Givens are left out: a house's assignment maps its open cells to its missing digits, which is
// exact and small. The candidate mask also bars digits that a given excludes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"

namespace nonet::difference_map {

enum class Mask : std::uint8_t {
  kNone,        // any missing digit of the house, as in anlak's article
  kCandidates,  // only digits that no given excludes
};

enum class Rule : std::uint8_t {
  kDifferenceMap,
  kAlternating,  // x = P_B(P_A(x)), the naive way, which can rest in false fixed points
};

struct DifferenceMapOptions {
  double beta = 1;
  Mask mask = Mask::kNone;
  std::uint64_t iterations = 10'000;    // at most, over all restarts
  std::uint64_t restart_every = 2'500;  // from a new random point; 0: never
  std::uint64_t trace_every = 0;        // record the length of every such step; 0: never
  Rule rule = Rule::kDifferenceMap;
};

struct DifferenceMapResult {
  std::optional<Grid> solution;
  std::uint64_t iterations = 0;    // done
  std::vector<double> step_trace;  // of iterations 0, trace_every, 2 * trace_every, ...
  bool impossible = false;         // some house has no assignment: there is no solution
};

DifferenceMapResult search(const Grid& givens, const DifferenceMapOptions& options,
                           RandomStream& random, const RunControl& control = {});

}  // namespace nonet::difference_map
