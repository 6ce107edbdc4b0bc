// The near solutions of a puzzle: the full grids that break a few of its clues and keep all others.
// They are what comes into play when clues are removed. Without the clues R the solutions of a
// puzzle are the near solutions that break no clue outside R; and a clue c outside R is needed,
// with any clues A added, if A is within a near solution that breaks c and otherwise only clues of
// R. Neighbouring removals share most of them, and a puzzle of many clues has few.
#pragma once

#include <cstddef>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/run_control.h"
#include "board/cell_set.h"
#include "board/puzzle.h"
#include "solvers/exact/batch_solver.h"

namespace nonet {

class NearSolutions {
 public:
  // The near solutions that break the same clues.
  struct Group {
    std::vector<PackedBoard> grids;
    PackedBoard seen;  // the candidates of any of them
  };

  explicit NearSolutions(const Puzzle& puzzle);

  // Finds the near solutions that break only clues of one of these removals, and those that break
  // one more. False where there are more than kMost in all, or after a stop: then the table is
  // empty. REQUIRES: clues of the puzzle.
  bool find(std::span<const CellSet> removals, BatchSolver& solver, const RunControl& control);

  static constexpr std::size_t kMost = std::size_t{1} << 19;  // 50 MB

  // Those that break all these clues and no other. REQUIRES: found; none broken is the solution.
  [[nodiscard]] const Group& breaking(CellSet clues) const { return groups_.at(clues); }

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }

 private:
  class Finding;

  struct Hash {
    std::size_t operator()(CellSet cells) const;
  };

  void clear();

  Puzzle puzzle_;
  std::unordered_map<CellSet, Group, Hash> groups_;
  std::size_t size_ = 0;
};

// All subsets of a few cells.
std::vector<CellSet> subsets_of(CellSet cells);

}  // namespace nonet
