// Which form the output has: --to, else the ending of the file that -o names, else the option's
// fallback.
#pragma once

#include <string>

#include "cli/command.h"
#include "cli/option.h"
#include "cli/options.h"

namespace nonet {

// One of `known`. REQUIRES: the command has --to, with these choices and a fallback.
std::string chosen_format(const Options& options, const Choices& known);

// What is to be said where the ending of -o promises a format that the command does not write;
// empty where it keeps its promise or makes none.
std::string broken_promise(const CommandRow& command, const Options& options);

}  // namespace nonet
