// The puzzles of a store on their way out: chosen, in order and with the columns that the store
// knows.
#pragma once

#include <string>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "study/lists/puzzle_selection.h"

namespace nonet {

struct StoredExport {
  const Store* store;     // REQUIRES: not nullptr, as scale may be
  PuzzleQuery query;      // what the store itself can choose
  const ScaleRow* scale;  // whose columns are meant where several scales have one
  unsigned threads = 1;   // for what is chosen by solving
};

// Puts the puzzles into the selection, until a stop; the caller finishes it.
Status export_puzzles(const StoredExport& plan, PuzzleSelection& selection,
                      const PuzzleSelection::Write& write, const RunControl& control);

// Why nothing came of it: the store is empty, nothing in it is rated on the scale, or nothing fits.
Result<std::string> why_nothing(const Store& store, const PuzzleQuery& query);

}  // namespace nonet
