// Our names for the options of other programs: qqwing, HoDoKu, Sudoku Explainer's command line and
// the programs around it, tdoku, gridchecker, suexrat9, and Unix tools in general.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

// Advice for an option (without dashes) that a command with the options `known` lacks; nullopt if
// there is none. An option of another command is named with its command.
std::optional<std::string> our_word_for(std::string_view name,
                                        std::span<const std::string_view> known);

}  // namespace nonet
