// The unavoidable sets of a solution grid that are known so far. Every puzzle with this solution
// has a clue in each of them: the digits of their cells can change places so that another grid
// comes out. A puzzle is the only one with its solution exactly if it has a clue in each.
//
// Source: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012.
#pragma once

#include <optional>
#include <vector>

#include "board/grid.h"

namespace nonet {

class UnavoidableSets {
 public:
  // Begins with sets of two digits. REQUIRES: solution.is_solution().
  explicit UnavoidableSets(const Grid& solution);

  [[nodiscard]] const Grid& solution() const { return solution_; }

  // Whether some known set has none of the clues: then they have other solutions, too.
  [[nodiscard]] bool misses_one(CellSet clues) const;

  // An unavoidable set without any of the clues, which is known from then on; none where the grid
  // is their only solution.
  std::optional<CellSet> missed_by(CellSet clues);

  // An unavoidable set that has this cell and none of the clues, which is known from then on; none
  // where the clues determine the cell's digit. REQUIRES: !clues.contains(cell).
  std::optional<CellSet> missed_by(CellSet clues, Cell cell);

  // Smallest first.
  [[nodiscard]] const std::vector<CellSet>& known() const { return known_; }

 private:
  void learn(CellSet set);
  void learn_all_but(CellSet clues);

  Grid solution_;
  std::vector<CellSet> known_;
};

}  // namespace nonet
