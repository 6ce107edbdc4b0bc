// Givens with their one solution. Code that takes a Puzzle checks nothing again.
#pragma once

#include <optional>

#include "board/grid.h"

namespace nonet {

class Puzzle {
 public:
  // Refuses (nullopt) a solution that is not a complete valid grid extending the givens. The caller
  // must have proved that it is the only one: certify() in solvers/exact is the only way to do so,
  // and the store reloads puzzles that went through it.
  static std::optional<Puzzle> with_proven_solution(const Grid& givens, const Grid& solution) {
    if (!solution.is_solution() || !givens.extended_by(solution)) return std::nullopt;
    return Puzzle(givens, solution);
  }

  [[nodiscard]] const Grid& givens() const { return givens_; }
  [[nodiscard]] const Grid& solution() const { return solution_; }

  bool operator==(const Puzzle&) const = default;

 private:
  Puzzle(const Grid& givens, const Grid& solution) : givens_(givens), solution_(solution) {}

  Grid givens_;
  Grid solution_;
};

}  // namespace nonet
