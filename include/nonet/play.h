// Puzzles to play in a browser (docs/lessons-and-play.md).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

struct PlayOptions {
  std::string title = "Sudoku";
  unsigned threads = 1;  // for rating the puzzles
};

// One HTML file that loads no other: the puzzles in this order, with hints in rungs, pencil marks
// and checks. Errors: kRequest for no puzzles, one that the techniques known do not solve, or a
// stop. Costs about twice the puzzles' ratings.
[[nodiscard]] NONET_API Result<std::string> play_page(std::span<const Puzzle> puzzles,
                                                      const PlayOptions& options = {},
                                                      const RunControl& control = {});

// The puzzles of such a page alone, as JSON, for a program that has a page of its own;
// book/web/play_pack.h of the sources explains its members. Errors: the same.
[[nodiscard]] NONET_API Result<std::string> play_pack(std::span<const Puzzle> puzzles,
                                                      const PlayOptions& options = {},
                                                      const RunControl& control = {});

// The pack in other words than English: `words` has lines "key = text", as `nonet book --words`
// writes them. Errors also: kRequest for a line that is none, with its number.
[[nodiscard]] NONET_API Result<std::string> play_pack(std::span<const Puzzle> puzzles,
                                                      std::string_view words,
                                                      const PlayOptions& options = {},
                                                      const RunControl& control = {});

}  // namespace nonet::v0
