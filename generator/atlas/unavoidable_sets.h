// The unavoidable sets of a solution grid that are known so far. The digits in the cells of such a
// set can change places so that another full grid results, so every puzzle with this solution has a
// clue in each set. Clues have one solution exactly if each unavoidable set contains one of them.
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

  // Whether some known set has none of the clues: then the clues have other solutions, too.
  [[nodiscard]] bool misses_one(CellSet clues) const;

  // An unavoidable set without any of the clues, which is known from then on; none if the grid is
  // their only solution.
  std::optional<CellSet> missed_by(CellSet clues);

  // An unavoidable set that has this cell and none of the clues, which is known from then on; none
  // if the clues determine the cell's digit. REQUIRES: !clues.contains(cell).
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
