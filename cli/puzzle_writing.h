// Puzzles going out in the format of --to, with the options that some formats take.
#pragma once

#include <span>

#include "base/result.h"
#include "cli/option.h"
#include "cli/options.h"
#include "formats/record_writer.h"

namespace nonet {

// --to, --empty, --columns and --site.
std::span<const OptionRow> writing_options();

// What the options above ask for.
Result<RecordWriter> puzzle_writing(const Options& options);

}  // namespace nonet
