// The options that say what is wanted of generated puzzles: --level, --scale, --rating, --require
// and --forbid.
#pragma once

#include <span>

#include "base/result.h"
#include "cli/option.h"
#include "cli/options.h"
#include "generator/wishes.h"

namespace nonet {

std::span<const OptionRow> wish_options();

// Refuses wishes that exclude each other.
Result<Wishes> wishes_of(const Options& options);

}  // namespace nonet
