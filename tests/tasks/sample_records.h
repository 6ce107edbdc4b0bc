// Records that tests of lists and of printing share.
#pragma once

#include <string_view>

#include "formats/puzzle_text.h"
#include "tests/grid_of.h"

namespace nonet::testing {

// Royle's list, the first that starts with a 1 in r1c8; the same without its first clue.
inline constexpr std::string_view kRoylePuzzle =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
inline constexpr std::string_view kWeakRoylePuzzle =
    "000000000400000000020000000000050407008000300001090000300400200050100000000806000";

// The record of a line of givens and nothing else.
inline PuzzleText text_of(std::string_view line) {
  PuzzleText text;
  text.givens = grid_of(line);
  return text;
}

}  // namespace nonet::testing
