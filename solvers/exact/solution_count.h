// The result of an exact search: the number of solutions of a grid, up to a limit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "solvers/report.h"

namespace nonet {

// Why a search ended.
enum class SearchEnd : std::uint8_t {
  kExhausted,     // every possibility was examined: the count is exact
  kLimitReached,  // the limit was reached: there may be more
  kStopped,       // by the RunControl or its work limit, or by the callback
};

struct SolutionCount {
  std::uint64_t count = 0;
  SearchEnd end = SearchEnd::kExhausted;
  std::uint64_t guesses = 0;  // branches taken where inference was stuck
  std::optional<Grid> first;  // the first solution found

  [[nodiscard]] bool limit_reached() const { return end == SearchEnd::kLimitReached; }
  [[nodiscard]] Verdict verdict() const {
    if (count >= 2) return Verdict::kMultiple;
    if (end != SearchEnd::kExhausted) return Verdict::kUndecided;
    return count == 1 ? Verdict::kUnique : Verdict::kNone;
  }
};

// Receives each solution; Flow::kStop ends the search.
using SolutionCallback = std::function<Flow(const Grid&)>;

}  // namespace nonet
