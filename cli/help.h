// Help texts and the manual page, written from the tables.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/command.h"

namespace nonet {

// What `nonet` and `nonet help` print.
std::string overview();
// What `nonet COMMAND --help` prints.
std::string command_help(const CommandRow& command);
// nonet(1) in roff.
std::string manual_page();

}  // namespace nonet
