// The one table of commands. Adding a command is a file in cli/commands/ and a row here.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cli/command.h"

namespace nonet {

std::span<const CommandRow> command_table();
// nullptr where there is no such command.
const CommandRow* find_command(std::string_view key);

// Options every command has.
std::span<const OptionRow> global_options();
// The rows of the groups set in `groups`, in the order of OptionGroup.
std::vector<OptionRow> group_options(unsigned groups);
// All options of a command: its own, its groups', the global ones.
std::vector<OptionRow> all_options(const CommandRow& command);

}  // namespace nonet
