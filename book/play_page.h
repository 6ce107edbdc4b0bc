// Puzzles to play in a browser: one file that needs nothing else and loads nothing. Steps, hints
// and solutions are packed into it beforehand; the script in it only shows them (book/assets).
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/orders/scale/path.h"

namespace nonet {

struct PlayPuzzle {
  Puzzle puzzle;
  Path path;              // on any scale; hints follow it
  std::string level;      // how the list of puzzles calls it: "Hard"
  std::string facts;      // shown above the grid: "ER 4.2, X-Wing"; may be empty
  std::string name = {};  // in the list instead of its number and level: "17. Expert, page 9"
};

// The puzzle with its path on the Explainer's scale, and what the page says of it.
PlayPuzzle play_puzzle(const Puzzle& puzzle, std::string name, const RunControl& control);

// The same of many, in their order. `made` is told of each as it is done; fewer after a stop.
struct NamedPuzzle {
  Puzzle puzzle;
  std::string name;
};
std::vector<PlayPuzzle> play_puzzles(std::span<const NamedPuzzle> puzzles, unsigned threads,
                                     const RunControl& control,
                                     const std::function<void(std::size_t done)>& made);

// The easiest first; those that are equal keep their order.
void sort_by_difficulty(std::vector<PlayPuzzle>& puzzles);

// An error where a step of a path has no end, that is a puzzle is not solved by its path.
Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title);

}  // namespace nonet
