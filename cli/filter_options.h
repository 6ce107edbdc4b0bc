// Options that choose and sort puzzles that are there already: those of wishes without their
// number,
// --sort and --reverse.
#pragma once

#include <span>

#include "base/result.h"
#include "cli/option.h"
#include "cli/options.h"
#include "study/lists/puzzle_filter.h"

namespace nonet {

// --sort and --reverse.
std::span<const OptionRow> sort_options();

Result<PuzzleFilter> filter_of(const Options& options);

}  // namespace nonet
