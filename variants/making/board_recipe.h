// Makes puzzles on boards of every geometry: a full board by chance, then clues taken out while the
// solution stays the only one. The same recipe gives the same puzzles for any number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/ordered_parallel.h"
#include "base/range.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/pattern.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

struct BoardRecipe {
  Symmetry symmetry = Symmetry::kNone;
  // Clues are taken out down to the lower bound; puzzles with more than the upper bound are
  // misfits.
  Range clues = {};
  bool minimal = false;  // each clue is needed
  // A level of BoardLevels, empty for any. Clues are put back until a puzzle is easy enough, unless
  // it must be minimal.
  std::string level = {};
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = RunControl::kNoLimit;
};

struct BoardPuzzle {
  CellDigits givens;
  CellDigits solution;
};

struct BoardCount {
  std::uint64_t tries = 0;      // puzzles made, wanted or not
  std::uint64_t unfilled = 0;   // of the tries, those for which no full board was found
  std::uint64_t misfits = 0;    // too many clues
  std::uint64_t off_level = 0;  // easier or harder than wished
  std::uint64_t spare = 0;      // not minimal where that is wished
  std::uint64_t repeated = 0;   // equal to an earlier one
  std::uint64_t accepted = 0;
  int fewest_clues = kMostCells;  // of all puzzles made
  int most_clues = 0;
  bool no_full_board = false;  // no digits keep all the rules of the board
  bool none_filled = false;    // no full board was found in many tries
  bool exhausted = false;      // so many repeated ones in a row that hardly any others are left
};

// The reason why no puzzle can fit the recipe, if one is known.
Status check(const Geometry& geometry, const BoardRecipe& recipe);

// Why no puzzle of the board was made. REQUIRES: count.no_full_board or count.none_filled.
Error no_board_error(const Geometry& geometry, const BoardCount& count);

// Hands puzzles, no two equal, to accept() in order on the calling thread until it returns kStop,
// the tries are spent, hardly any other puzzle is left (4x4 has 85,632 minimal ones), or the
// control requests a stop. REQUIRES: check(geometry, recipe).
BoardCount make_boards(const Geometry& geometry, const BoardRecipe& recipe,
                       const RunControl& control,
                       const std::function<Flow(const BoardPuzzle&)>& accept,
                       const std::function<void(const BoardCount&)>& progress = {});

}  // namespace nonet::variants
