// Puzzles with a tridagon in them (rater/scales/classification/tridagon.h), to begin with where
// depth is hunted: of random puzzles next to none holds one.
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
// The four boxes of its cells.
CellSet cells_around(const TridagonPlace& place);

// A place of a tridagon in a solution grid and the clues around it: fewer of them make harder
// puzzles, and all minimal ones of the place are among them.
struct PlantedPlace {
  Puzzle clues;
  TridagonPlace place;
};

// All places in the solution whose clues have one solution: three of four random grids have none.
std::vector<PlantedPlace> planted_places(const Grid& solution);

// What a search in a place came to.
struct PlantedSearch {
  // The minimal puzzle with a tridagon after singles that is deepest by trial and error and, of
  // equals, has the fewest candidates refuted at once (Nearness); nullopt: none of those tried
  // resists one trial deep, or the search was stopped.
  std::optional<Puzzle> best;
  int tried = 0;  // minimal puzzles, 0.2 ms each
};

// Tries minimal puzzles at random, then changes the best by some clues given back until that helps
// no more. Depth 3 ends it.
PlantedSearch search_place(const PlantedPlace& place, RandomStream& random,
                           const RunControl& control);

// What singles make of a puzzle.
struct SinglesEnd {
  int filled = 0;         // cells
  bool tridagon = false;  // there is one in what is left
};
SinglesEnd after_singles(const Puzzle& puzzle);
// The puzzle with what singles find as clues: all its minimals are as hard as it.
Grid expanded_by_singles(const Puzzle& puzzle);

}  // namespace nonet
