// The rows of a find: its puzzle, its ratings, its genotype, its place in the run, its descent.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "db/store.h"
#include "generator/find.h"

namespace nonet {

// The `ordinal`-th find of the run, `seconds` after the start.
struct FindPlace {
  RunId run{};
  std::uint64_t ordinal = 0;
  double seconds = 0;
};

struct SavedFind {
  SavedPuzzle puzzle;
  // Ratings left out because they ended early, above a limit, and so do not rate the puzzle.
  std::uint64_t unfinished_ratings = 0;
};

// A puzzle that the store has already keeps its genotype and its descent. The store is the
// writer's: it knows the parents.
Result<SavedFind> save_find(Writer& writer, const Store& store, const Find& find,
                            const FindPlace& place);

}  // namespace nonet
