// What a page to play on knows of a puzzle: its way to the solution, level, facts and target.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "book/words/words.h"
#include "rater/orders/scale/path.h"

namespace nonet {

struct PlayPuzzle {
  Puzzle puzzle;
  Path path;              // on any scale; hints follow it
  std::string level;      // its name in the list of puzzles: "Hard"
  std::string facts;      // shown above the grid: "28 clues"; may be empty
  std::string rating;     // shown when the player asks for it: "X-Wing, ER 4.2"; may be empty
  int target = 0;         // seconds of an average solver; 0: unknown
  std::string name = {};  // shown in the list instead of number and level: "17. Expert, page 9"
};

// The puzzle with its path on the Explainer's scale, its level, facts and target.
PlayPuzzle play_puzzle(const Puzzle& puzzle, std::string name, const BookWords& words,
                       const RunControl& control);

// The same for many puzzles, in their order. `made` is called after each one; fewer after a stop.
struct NamedPuzzle {
  Puzzle puzzle;
  std::string name;
};
std::vector<PlayPuzzle> play_puzzles(std::span<const NamedPuzzle> puzzles, const BookWords& words,
                                     unsigned threads, const RunControl& control,
                                     const std::function<void(std::size_t done)>& made);

// The easiest first; equal ones keep their order.
void sort_by_difficulty(std::vector<PlayPuzzle>& puzzles);

}  // namespace nonet
