#include "generator/atlas/drawn_puzzles.h"

#include <array>
#include <utility>

#include "board/geometry.h"
#include "board/typed_array.h"
#include "generator/atlas/minimal_subsets.h"
#include "generator/atlas/subset_plan.h"

namespace nonet {

namespace {

class RandomSubsets {
 public:
  RandomSubsets() {
    for (const Cell cell : all_cells()) cells_[cell] = cell;
  }

  CellSet draw(int size, QuickStream& random) {
    CellSet chosen;
    for (int i = 0; i < size; ++i) {
      const auto left = static_cast<std::uint32_t>(kCells - i);
      const Cell other(i + static_cast<int>(random.below(left)));
      std::swap(cells_[Cell(i)], cells_[other]);
      chosen.insert(cells_[Cell(i)]);
    }
    return chosen;
  }

 private:
  PerCell<Cell> cells_{};  // in the order of the draw before
};

}  // namespace

void for_each_drawn_puzzle(const Grid& solution, QuickStream& random,
                           const std::function<void(CellSet clues)>& visit,
                           const RunControl& control) {
  UnavoidableSets sets(solution);
  RandomSubsets subsets;
  for (const SubsetDraws& draws : kSubsetPlan) {
    for (int i = 0; i < draws.count && !control.should_stop(); ++i) {
      const CellSet clues = subsets.draw(draws.clues, random);
      if (sets.misses_one(clues) || sets.missed_by(clues)) continue;
      for_each_minimal_subset(sets, clues, draws.fewest, visit);
    }
  }
}

}  // namespace nonet
