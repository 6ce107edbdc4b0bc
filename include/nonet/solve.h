// Solutions: how many a grid has, which ones, and the proof that there is exactly one.
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
  std::optional<Grid> first = {};  // nullopt if none was found

  [[nodiscard]] bool none() const { return exact && count == 0; }
  [[nodiscard]] bool unique() const { return exact && count == 1; }
  [[nodiscard]] bool several() const { return count > 1; }
};

// Any grid is allowed, clashing ones included. 2 to 40 microseconds for a puzzle; counting many
// solutions, some ten million a second.
[[nodiscard]] NONET_API Solutions solve(const Grid& grid, std::uint64_t limit = 2,
                                        const RunControl& control = {});

// Hands over each solution, in an order that depends on the grid only, until the callback returns
// kStop; some ten million a second, without the callback's own time.
NONET_API Solutions for_each_solution(const Grid& grid,
                                      const std::function<Flow(const Grid&)>& callback,
                                      const RunControl& control = {});

struct SolveOptions {
  std::uint64_t limit = 2;  // for each grid; at least 1
  unsigned threads = 1;
};

// Solves each grid, in order; after a stop only the first ones. Made for many: a million or more
// easy puzzles a second per thread, and faster than solve for hundreds of grids or more.
[[nodiscard]] NONET_API std::vector<Solutions> solve_all(std::span<const Grid> grids,
                                                         const SolveOptions& options = {},
                                                         const RunControl& control = {});

// The grid as a puzzle. Errors: kClash, kNoSolution, kSeveralSolutions (with two).
[[nodiscard]] NONET_API Result<Puzzle> certify(const Grid& grid);

// The candidates as a sukaku; read_record() (formats.h) reads them from a file. Errors: kNoSolution
// and kSeveralSolutions (without them). REQUIRES: each below 512.
[[nodiscard]] NONET_API Result<Sukaku> certify(const Candidates& candidates);

// Certifies each grid, at the speed of solve_all.
[[nodiscard]] NONET_API std::vector<Result<Puzzle>> certify_all(std::span<const Grid> grids,
                                                                unsigned threads = 1,
                                                                const RunControl& control = {});

// Whether every clue is needed. Some 100 microseconds.
[[nodiscard]] NONET_API bool is_minimal(const Puzzle& puzzle);

}  // namespace nonet::v0
