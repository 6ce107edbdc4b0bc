// The only way to a Puzzle: proves that a grid, or the candidates of a sukaku, has exactly one
// solution.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "solvers/report.h"

namespace nonet {

struct Certificate {
  Verdict verdict = Verdict::kUndecided;  // none, unique or multiple
  std::optional<Puzzle> puzzle;           // exactly where the verdict is unique

  explicit operator bool() const { return puzzle.has_value(); }
};

// Any grid is allowed, clashing ones included.
Certificate certify(const Grid& grid);

// The same for a sukaku. Any candidates are allowed, also where a cell has none.
Certificate certify(const PencilMarks& candidates);

// Whether the puzzle's solution is the only one, for puzzles taken on trust so far.
bool has_one_solution(const Puzzle& puzzle);

// The certificate of each grid, in order: much faster than one by one.
std::vector<Certificate> certify_all(std::span<const Grid> grids);

}  // namespace nonet
