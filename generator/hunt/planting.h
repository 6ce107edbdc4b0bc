// Puzzles with a tridagon in them (rater/scales/classification/tridagon.h), to begin with where
// depth is hunted: of random puzzles next to none holds one.
#pragma once

#include <optional>

#include "base/random_stream.h"
#include "board/grid.h"
#include "board/puzzle.h"

namespace nonet {

// A random minimal puzzle that holds a tridagon after singles. nullopt where the solution grid that
// was drawn has no place for one, or none of its puzzles keeps it: about three of four times.
std::optional<Puzzle> planted_tridagon(RandomStream& random);

// What singles make of a puzzle.
struct SinglesEnd {
  int filled = 0;         // cells
  bool tridagon = false;  // there is one in what is left
};
SinglesEnd after_singles(const Puzzle& puzzle);
// The puzzle with what singles find as clues: all its minimals are as hard as it.
Grid expanded_by_singles(const Puzzle& puzzle);

}  // namespace nonet
