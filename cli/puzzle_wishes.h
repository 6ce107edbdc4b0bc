// The options that say what puzzles are wanted, and how many: --level, --scale, --rating,
// --require, --forbid, --clues, --symmetry and --count.
#pragma once

#include <span>

#include "base/result.h"
#include "cli/option.h"
#include "cli/options.h"
#include "generator/wishes.h"

namespace nonet {

std::span<const OptionRow> wish_options();
// Without --count: for puzzles that are there already.
std::span<const OptionRow> filter_options();

// Is a level, a rating, a technique, a symmetry or a number of clues asked for?
bool has_wishes(const Options& options);
// Refuses wishes that exclude each other, and numbers of clues that no puzzle has.
Result<Wishes> wishes_of(const Options& options);

}  // namespace nonet
