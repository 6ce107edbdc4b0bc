// The request to a solver of any family, and its report.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"

namespace nonet {

// kUnique only with a proof (exhausted search, or monotone inference that fills the grid);
// kMultiple with two different verified solutions; kNone with a proof that there is no solution.
enum class Verdict : std::uint8_t { kNone, kUnique, kMultiple, kUndecided };

// "none", "unique", "multiple", "undecided": forever, they are database and output keys.
std::string_view key_of(Verdict verdict);

// One named number: ("nodes", 17, "nodes").
struct Measure {
  std::string key;
  double value = 0;
  std::string unit;
};

struct SolveRequest {
  std::uint64_t seed = 0;            // for families that use chance
  std::uint64_t solution_limit = 2;  // stop after this many solutions
  // Work limit in the family's own unit; 0 = the family's default.
  std::uint64_t budget = 0;
  RunControl control = {};
};

struct Report {
  Verdict verdict = Verdict::kUndecided;
  std::uint64_t solution_count = 0;  // found; exact unless limit_reached or undecided
  bool limit_reached = false;        // there may be more than solution_count
  std::optional<Grid> solution;      // the first one found, verified by Grid::is_solution
  std::optional<double> hardness;    // in the catalog row's unit; nullopt: could not be measured
  std::uint64_t effort = 0;          // work done, in the catalog row's effort unit
  std::vector<Measure> details;      // further measures, for the store
};

}  // namespace nonet
