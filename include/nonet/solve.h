// Solutions: how many a grid has, which, and the proof that there is one and no other.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

struct Solutions {
  std::uint64_t count = 0;         // found
  bool exact = true;               // false: a limit or a stop ended the search, there may be more
  std::optional<Grid> first = {};  // nullopt where none was found

  [[nodiscard]] bool none() const { return exact && count == 0; }
  [[nodiscard]] bool unique() const { return exact && count == 1; }
  [[nodiscard]] bool several() const { return count > 1; }
};

// Any grid may be asked, also one that clashes. 2 to 40 microseconds for a puzzle; where a high
// limit lets many solutions be counted, some ten million a second.
[[nodiscard]] NONET_API Solutions solve(const Grid& grid, std::uint64_t limit = 2,
                                        const RunControl& control = {});

// Hands over each solution, in an order that depends on the grid only, until the callback has
// enough; some ten million a second, the callback's own time apart.
NONET_API Solutions for_each_solution(const Grid& grid,
                                      const std::function<Flow(const Grid&)>& callback,
                                      const RunControl& control = {});

struct SolveOptions {
  std::uint64_t limit = 2;  // solutions of each grid; at least 1
  unsigned threads = 1;
};

// The same of each grid, in order; stopped, of the first of them. Made for many: a million or more
// easy puzzles a second on each thread, and faster than solve wherever there are hundreds.
[[nodiscard]] NONET_API std::vector<Solutions> solve_all(std::span<const Grid> grids,
                                                         const SolveOptions& options = {},
                                                         const RunControl& control = {});

// The grid as a puzzle. Errors: kClash, kNoSolution, kSeveralSolutions (with two).
[[nodiscard]] NONET_API Result<Puzzle> certify(const Grid& grid);

// The same of each grid, at the speed of solve_all.
[[nodiscard]] NONET_API std::vector<Result<Puzzle>> certify_all(std::span<const Grid> grids,
                                                                unsigned threads = 1,
                                                                const RunControl& control = {});

// Whether each clue is needed. Some 100 microseconds.
[[nodiscard]] NONET_API bool is_minimal(const Puzzle& puzzle);

}  // namespace nonet::v0
