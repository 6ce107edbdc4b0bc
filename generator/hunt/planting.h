// Puzzles with a tridagon (rater/logic/patterns/tridagon/tridagon.h), as starting points where
// depth is hunted: hardly any random puzzle has one.
#pragma once

#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/puzzle.h"

namespace nonet {

struct TridagonPlace {
  CellSet twelve;   // its cells
  DigitSet digits;  // three
  House corner;     // the box that shares no band or stack with the twelve cells
};
// The four boxes of the tridagon's cells.
CellSet cells_around(const TridagonPlace& place);

// A place of a tridagon in a solution grid and the clues around it: fewer of them make harder
// puzzles, and all minimal puzzles of the place are among them.
struct PlantedPlace {
  Puzzle clues;
  TridagonPlace place;
};

// All places in the solution whose clues have one solution: three in four random grids have none.
std::vector<PlantedPlace> planted_places(const Grid& solution);

// The result of a search in a place.
struct PlantedSearch {
  // The minimal puzzle with a tridagon after singles that has the greatest trial-and-error depth
  // and, among equals, the fewest candidates refuted at once (Nearness); nullopt: no puzzle tried
  // resists trials of depth 1, or the search was stopped.
  std::optional<Puzzle> best;
  int tried = 0;  // minimal puzzles, 0.2 ms each
};

// Tries minimal puzzles at random, then changes the best by putting some clues back until that
// brings no more improvement. Depth 3 ends it.
PlantedSearch search_place(const PlantedPlace& place, RandomStream& random,
                           const RunControl& control);

// The state of a puzzle after singles.
struct SinglesEnd {
  int filled = 0;         // cells
  bool tridagon = false;  // in the remaining candidates
};
SinglesEnd after_singles(const Puzzle& puzzle);
// The puzzle with all singles as clues: all its minimal puzzles are as hard.
Grid expanded_by_singles(const Puzzle& puzzle);

}  // namespace nonet
