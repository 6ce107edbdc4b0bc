// A sukaku ("pencil-mark only Sudoku"): a puzzle whose cells may hold only some digits from the
// start, with its one solution. What it gives is candidates; a given is no more than a cell's only
// one. Code that takes a Sukaku checks nothing again.
#pragma once

#include <optional>
#include <string>

#include "board/geometry.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet {

// The cells with one candidate that no peer shares: what Sudoku Explainer takes for given. Any
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

// 729 characters, nine a cell: each candidate in its place, '.' where it is gone.
inline std::string candidates_line(const PencilMarks& candidates) {
  std::string text;
  for (const Cell c : all_cells()) {
    for (const Digit d : DigitSet::all()) text += candidates[c].contains(d) ? d.symbol() : '.';
  }
  return text;
}

class Sukaku {
 public:
  // Do the givens alone have one solution? Then the candidates say how far somebody has come with a
  // plain puzzle.
  enum class GivensAlone : bool { kDecide, kDoNotDecide };

  // For callers that have proved that the candidates have no other solution: certify_sukaku() in
  // solvers/exact/certify_sukaku.h does. Nothing where the solution is none, or not among them.
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
  // Then the techniques that argue with the uniqueness of the solution hold as in a plain puzzle.
  [[nodiscard]] bool givens_decide() const { return givens_alone_ == GivensAlone::kDecide; }

 private:
  Sukaku(const PencilMarks& candidates, GivensAlone givens, const Grid& solution)
      : candidates_(candidates), solution_(solution), givens_alone_(givens) {}

  PencilMarks candidates_;
  Grid solution_;
  GivensAlone givens_alone_;
};

}  // namespace nonet
