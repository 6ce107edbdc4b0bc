// The options that say what puzzles are wanted, and how many: --level, --scale, --rating,
// --require,
// --forbid, --clues, --symmetry and --count.
#pragma once

#include <span>

#include "base/result.h"
#include "board/pattern.h"
#include "cli/option.h"
#include "cli/options.h"
#include "generator/wishes.h"

namespace nonet {

std::span<const OptionRow> wish_options();

// Refuses wishes that exclude each other.
Result<Wishes> wishes_of(const Options& options);

// --clues, both ends included.
struct ClueCounts {
  int fewest = 0;
  int most = kCells;
};

// Refuses numbers of clues that no puzzle has.
Result<ClueCounts> clue_counts_of(const Options& options);
Symmetry symmetry_of(const Options& options);

}  // namespace nonet
