// A puzzle: the position it starts from, with its one solution. Most start from givens. A sukaku
// ("pencil-mark only Sudoku") starts from candidates of its own: its givens are the cells with one.
// Code that takes a Puzzle checks nothing again.
#pragma once

#include <optional>

#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet {

class Puzzle {
 public:
  // Whether the givens alone have one solution. If so, candidates show progress on a plain puzzle.
  enum class GivensAlone : bool { kDecide, kDoNotDecide };

  // For callers that have proved that there is no other solution, as certify() in solvers/exact
  // does; the store reloads puzzles that went through it. nullopt where the solution is not a
  // complete valid grid that extends the givens.
  static std::optional<Puzzle> with_proven_solution(const Grid& givens, const Grid& solution) {
    if (!solution.is_solution() || !givens.extended_by(solution)) return std::nullopt;
    return Puzzle(givens, solution);
  }

  // The same for a sukaku; nullopt where the solution is not a valid grid among the candidates.
  static std::optional<Puzzle> with_proven_solution(const PencilMarks& candidates,
                                                    GivensAlone givens, const Grid& solution) {
    if (!solution.is_solution()) return std::nullopt;
    for (const Cell c : all_cells()) {
      if (!candidates[c].contains(solution.digit(c))) return std::nullopt;
    }
    Puzzle puzzle(givens_of(candidates), solution);
    puzzle.candidates_ = candidates;
    puzzle.givens_alone_ = givens;
    return puzzle;
  }

  [[nodiscard]] const Grid& givens() const { return givens_; }
  [[nodiscard]] const Grid& solution() const { return solution_; }
  // A sukaku's own; nullptr: the candidates are those that the givens leave.
  [[nodiscard]] const PencilMarks* candidates() const {
    return candidates_ ? &*candidates_ : nullptr;
  }
  // Whether techniques that argue with the uniqueness of the solution hold.
  [[nodiscard]] bool givens_decide() const { return givens_alone_ == GivensAlone::kDecide; }

  bool operator==(const Puzzle&) const = default;

 private:
  Puzzle(const Grid& givens, const Grid& solution) : givens_(givens), solution_(solution) {}

  Grid givens_;
  Grid solution_;
  std::optional<PencilMarks> candidates_;
  GivensAlone givens_alone_ = GivensAlone::kDecide;
};

}  // namespace nonet
