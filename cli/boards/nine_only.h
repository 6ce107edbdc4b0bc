// Commands that know 9x9 only, and why.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

// The reason why `--board` among the arguments is refused; nullopt if it is not there, or the
// command is not in the table.
std::optional<std::string> refused_board(std::string_view command,
                                         std::span<const std::string> arguments);

}  // namespace nonet
