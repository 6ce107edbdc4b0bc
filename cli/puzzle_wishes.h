// The options for the wanted puzzles and their number: --level, --rating, --hardest, --with,
// --require, --forbid, --clues, --minimal, --symmetry, --pattern, --like and --count. Without
// --count they choose among existing puzzles, which --sort and --reverse put in order.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/option.h"
#include "cli/session.h"
#include "generator/wishes.h"
#include "tasks/lists/puzzle_selection.h"

namespace nonet {

std::span<const OptionRow> wish_options();
inline constexpr OptionRow kRatingsOption = option::flag(
    "--ratings", "write the ratings on the scale, and on those of --rating, beside each puzzle");
std::span<const OptionRow> filter_options();
std::span<const OptionRow> sort_options();

// Is any of these options given?
bool has_wishes(const Options& options);
// "--level, --rating, ...": the names of these options.
std::string wish_names();
// Refuses wishes that exclude each other, and numbers of clues that no puzzle has. `usual_scale`
// is the scale of the wishes without --scale.
Result<Wishes> wishes_of(const Session& session, std::string_view usual_scale = "explainer");
// The chosen puzzles, written in the format of --to: at most `most` records; 0: all.
Result<PuzzleSelection> selection_of(Session& session, std::uint64_t most = 0);

}  // namespace nonet
