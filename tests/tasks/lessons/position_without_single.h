// A position of a random puzzle, for tests that plant patterns in it.
#pragma once

#include <stdexcept>

#include "board/puzzle.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"
#include "rater/orders/catalog.h"
#include "tasks/lessons/path_places.h"

namespace nonet::testing {

struct PuzzlePosition {
  Puzzle puzzle;
  Position position;
};

// The first position in which no single is open, on the paths of the puzzles that `make` makes from
// random ones.
template <typename Make>
PuzzlePosition position_without_single(Make make) {
  for (const Puzzle& any :
       thinned({.seed = 5, .first = 0, .count = 40, .style = {}}, FullGrids())) {
    const Puzzle puzzle = make(any);
    for (const PathPlace& place : places_of(find_scale("hodoku")->explain(puzzle, {}))) {
      if (!has_single(place.position)) return {puzzle, place.position};
    }
  }
  throw std::logic_error("singles solve all puzzles");
}

}  // namespace nonet::testing
