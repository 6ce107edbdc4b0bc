// Options that choose and sort puzzles that are there already: those of wishes without their
// number, --sort and --reverse.
#pragma once

#include <cstdint>
#include <span>

#include "base/result.h"
#include "cli/option.h"
#include "cli/session.h"
#include "study/lists/puzzle_selection.h"

namespace nonet {

// --sort and --reverse.
std::span<const OptionRow> sort_options();

// What the options choose, written as --to says: at most `most` records; 0: all.
Result<PuzzleSelection> selection_of(Session& session, std::uint64_t most = 0);

}  // namespace nonet
