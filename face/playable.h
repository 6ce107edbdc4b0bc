// Puzzles of the face, made ready for a page to play on.
#pragma once

#include <span>
#include <vector>

#include "book/web/play_puzzle.h"
#include "nonet/play.h"

namespace nonet::v0 {

// Errors: kRequest for no puzzles or a stop.
Result<std::vector<PlayPuzzle>> playable(std::span<const Puzzle> puzzles, const BookWords& words,
                                         const PlayOptions& options, const RunControl& control);

}  // namespace nonet::v0
