// The evidence that an incomplete solver gathers: the solutions it found, each verified here, by
// other code than found it. However many runs end in the same grid, that proves nothing; two
// different grids prove that there are several.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "board/grid.h"
#include "solvers/report.h"

namespace nonet {

class FoundSolutions {
 public:
  explicit FoundSolutions(const Grid& givens) : givens_(givens) {}

  // Keeps the grid if it is a new solution of the givens.
  void add(const Grid& grid) {
    if (!grid.is_solution() || !givens_.extended_by(grid)) return;
    if (std::ranges::find(grids_, grid) == grids_.end()) grids_.push_back(grid);
  }

  [[nodiscard]] std::uint64_t count() const { return grids_.size(); }

  // Writes verdict, solution and count. Never kUnique: that needs a proof.
  void describe(Report& report) const {
    report.verdict = grids_.size() >= 2 ? Verdict::kMultiple : Verdict::kUndecided;
    report.solution_count = grids_.size();
    report.limit_reached = true;
    if (!grids_.empty()) report.solution = grids_.front();
  }

 private:
  Grid givens_;
  std::vector<Grid> grids_;
};

}  // namespace nonet
