// A puzzle as it is written, with the form that identifies it up to isomorphism.
#pragma once

#include "board/canonical.h"
#include "board/grid.h"
#include "board/puzzle.h"

namespace nonet {

struct PuzzleRecord {
  Puzzle puzzle;
  Grid canonical;  // canonical_form(puzzle.givens()), often computed on other threads
};

inline PuzzleRecord puzzle_record(const Puzzle& puzzle) {
  return {.puzzle = puzzle, .canonical = canonical_form(puzzle.givens())};
}

}  // namespace nonet
