#include "study/hunt/known_puzzles.h"

namespace nonet {

KnownPuzzles::KnownPuzzles(std::span<const Puzzle> puzzles) {
  Canonicalizer canonicalizer;
  for (const Puzzle& puzzle : puzzles) {
    forms_.insert(fingerprint(canonicalizer.grid_of(puzzle.givens())));
  }
}

}  // namespace nonet
