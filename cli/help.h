// Help texts and the manual page, written from the tables.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/command.h"

namespace nonet {

// The output of `nonet` and `nonet help`.
std::string overview();
// The output of `nonet COMMAND --help`.
std::string command_help(const CommandRow& command);
// nonet(1) in roff.
std::string manual_page();

}  // namespace nonet
