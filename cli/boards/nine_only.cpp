#include "cli/boards/nine_only.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace nonet {
namespace {

struct NineOnlyRow {
  std::string_view command;
  std::string_view why;
};
constexpr std::array kNineOnly = {
    NineOnlyRow{"neighbours", "its search is made for the 81 cells and 27 houses of that board"},
    NineOnlyRow{"evolve", "the hunt's screens and raters are those of that board"},
    NineOnlyRow{"atlas", "its estimates are about the minimal puzzles of that board"},
    NineOnlyRow{"dataset", "its ratings and searches are those of that board"},
    NineOnlyRow{"reproduce", "the papers are about that board"},
};

}  // namespace

std::optional<std::string> refused_board(std::string_view command,
                                         std::span<const std::string> arguments) {
  const auto row = std::ranges::find(kNineOnly, command, &NineOnlyRow::command);
  const bool asked = std::ranges::any_of(arguments, [](const std::string& argument) {
    return argument == "--board" || argument.starts_with("--board=");
  });
  if (!asked || row == kNineOnly.end()) return std::nullopt;
  return fmt::format("--board: {} knows 9x9 only, because {}", command, row->why);
}

}  // namespace nonet
