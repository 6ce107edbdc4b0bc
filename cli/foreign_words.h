// What the options of other programs are called here: qqwing, HoDoKu, Sudoku Explainer's command
// line and the programs around it, tdoku, gridchecker, suexrat9, and Unix tools in general.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

// Our words for the name of an option (without dashes) that a command with the options `known` does
// not have; nullopt where none is known. An option of another command is offered with its command.
std::optional<std::string> our_word_for(std::string_view name,
                                        std::span<const std::string_view> known);

}  // namespace nonet
