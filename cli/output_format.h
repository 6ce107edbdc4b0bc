// The format of the output: --to, else the ending of the file of -o, else the option's fallback;
// and the writer of puzzles in that format, with the options that some formats take.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "cli/command.h"
#include "formats/record_writer.h"

namespace nonet {

// One of `known`. REQUIRES: the command has --to, with these choices and a fallback.
std::string chosen_format(const Options& options, const Choices& known);

// A warning if the ending of -o promises a format that the command does not write; else empty.
std::string broken_promise(const CommandRow& command, const Options& options);

// --to, --empty, --columns and --site.
std::span<const OptionRow> writing_options();

// The writer by these options.
Result<RecordWriter> puzzle_writing(const Options& options);

}  // namespace nonet
