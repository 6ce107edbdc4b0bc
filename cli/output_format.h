// Which form the output has: --to, else the ending of the file that -o names, else the option's
// fallback; and puzzles going out in that form, with the options that some formats take.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "cli/command.h"
#include "formats/record_writer.h"

namespace nonet {

// One of `known`. REQUIRES: the command has --to, with these choices and a fallback.
std::string chosen_format(const Options& options, const Choices& known);

// What is to be said where the ending of -o promises a format that the command does not write;
// empty where it keeps its promise or makes none.
std::string broken_promise(const CommandRow& command, const Options& options);

// --to, --empty, --columns and --site.
std::span<const OptionRow> writing_options();

// What the options above ask for.
Result<RecordWriter> puzzle_writing(const Options& options);

}  // namespace nonet
