// A sukaku ("pencil-mark only Sudoku"): a puzzle that starts from candidates, with its one
// solution. A given is a cell with one candidate. Code that takes a Sukaku checks nothing again.
#pragma once

#include <optional>
#include <string>

#include "board/geometry.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet {

// The cells with one candidate that no peer shares: Sudoku Explainer takes these for givens. Any
// other cell with one candidate is a naked single still to be found.
inline Grid givens_of(const PencilMarks& candidates) {
  Grid grid;
  for (const Cell c : all_cells()) {
    if (candidates[c].size() != 1) continue;
    const Digit digit = candidates[c].first();
    bool shared = false;
    for (const Cell peer : peers_of(c)) shared = shared || candidates[peer].contains(digit);
    if (!shared) grid.set(c, digit);
  }
  return grid;
}

// 729 characters, nine per cell: each candidate in its place, '.' where it is gone.
inline std::string candidates_line(const PencilMarks& candidates) {
  std::string text;
  for (const Cell c : all_cells()) {
    for (const Digit d : DigitSet::all()) text += candidates[c].contains(d) ? d.symbol() : '.';
  }
  return text;
}

class Sukaku {
 public:
  // Whether the givens alone have one solution. If so, the candidates show progress on a plain
  // puzzle.
  enum class GivensAlone : bool { kDecide, kDoNotDecide };

  // For callers that have proved that the candidates have no other solution, as certify_sukaku() in
  // solvers/exact/certify_sukaku.h does. nullopt where the grid is not a solution or not among the
  // candidates.
  static std::optional<Sukaku> with_proven_solution(const PencilMarks& candidates,
                                                    GivensAlone givens, const Grid& solution) {
    if (!solution.is_solution()) return std::nullopt;
    for (const Cell c : all_cells()) {
      if (!candidates[c].contains(solution.digit(c))) return std::nullopt;
    }
    return Sukaku(candidates, givens, solution);
  }

  [[nodiscard]] const PencilMarks& candidates() const { return candidates_; }
  [[nodiscard]] const Grid& solution() const { return solution_; }
  [[nodiscard]] Grid givens() const { return givens_of(candidates_); }
  // Whether techniques that argue with the uniqueness of the solution hold as in a plain puzzle.
  [[nodiscard]] bool givens_decide() const { return givens_alone_ == GivensAlone::kDecide; }

 private:
  Sukaku(const PencilMarks& candidates, GivensAlone givens, const Grid& solution)
      : candidates_(candidates), solution_(solution), givens_alone_(givens) {}

  PencilMarks candidates_;
  Grid solution_;
  GivensAlone givens_alone_;
};

}  // namespace nonet
