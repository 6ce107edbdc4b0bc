// The frame of finders for patterns of cells: they need only patterns with a cell that has changed
// since they last searched in vain.
#pragma once

#include <utility>

#include "board/geometry.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// Calls find(search, cells), which offers the patterns that have one of these cells to the sink of
// the Search passed to it; it may offer others, too. Patterns must be as cells_of_new_patterns
// requires. `finder` stands for one technique in one size.
template <typename Find>
void find_in_changed_cells(const Search& search, CellFinder finder, Find find) {
  ChangeMemory& changes = search.memory.changes;
  const CellSet cells = changes.cells_of_new_patterns(finder, search.position, search.givens);
  if (cells.empty()) return;
  CountingSink sink(search.sink);
  find(search.with(sink), cells);
  if (sink.offered() == 0) changes.searched(finder, search.position, search.givens);
}

// Calls visit(line, box) for each line, rows first, and each box along it, until it returns
// kEnough.
template <typename Visit>
void visit_crossings(Visit visit) {
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int number = 0; number < kSize; ++number) {
      const House line(kind, number);
      for (std::size_t i = 0; i < kSize; i += kBoxSize) {
        if (visit(line, house_of(cells_of(line)[i], HouseKind::kBox)) == Demand::kEnough) return;
      }
    }
  }
}

// The enumerator that is `by` places after the first of its kind.
constexpr CellFinder finder_of_size(CellFinder first, int by) {
  return static_cast<CellFinder>(static_cast<int>(first) + by);
}

}  // namespace nonet
