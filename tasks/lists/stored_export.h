// Exports puzzles from a store: selected, in order and with the stored columns.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "tasks/lists/puzzle_selection.h"

namespace nonet {

struct StoredExport {
  const Store* store;     // REQUIRES: not nullptr (scale may be)
  PuzzleQuery query;      // the part of the selection that the store can make
  const ScaleRow* scale;  // preferred, if several scales have a column
  unsigned threads = 1;   // for selection by solving
};

// Puts the puzzles into the selection, until a stop; the caller finishes it. Returns the columns in
// which none of them has a value.
Result<std::vector<std::string>> export_puzzles(const StoredExport& plan,
                                                PuzzleSelection& selection,
                                                const PuzzleSelection::Write& write,
                                                const RunControl& control);

// The reason for an empty export: the store is empty, nothing in it is rated on the scale, or
// nothing fits.
Result<std::string> why_nothing(const Store& store, const PuzzleQuery& query);

}  // namespace nonet
