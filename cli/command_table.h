// The one table of commands. Adding a command is a file in cli/commands/ and a row here.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cli/command.h"

namespace nonet {

std::span<const CommandRow> command_table();
// nullptr if there is no such command.
const CommandRow* find_command(std::string_view key);

// A block of options in a command's help: the command's own come first, the global ones last.
struct OptionBlock {
  std::string_view heading;
  std::vector<OptionRow> rows;
};
std::vector<OptionBlock> option_blocks(const CommandRow& command);
// The same in one list.
std::vector<OptionRow> all_options(const CommandRow& command);
// Options of every command.
std::span<const OptionRow> global_options();

}  // namespace nonet
