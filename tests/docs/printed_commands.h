// The command lines that a page of documentation prints: lines of its code blocks, indented or
// fenced, that begin with the name of a program. Text after two blanks is a remark about the
// command.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::testing {

struct PrintedCommand {
  int line = 0;  // of the page, from 1
  std::string text;
};

// In the order of the page; a line that ends with a backslash continues in the next one.
std::vector<PrintedCommand> printed_commands(std::string_view page);

// The calls of nonet that a page's sentences name, between backquotes.
std::vector<PrintedCommand> named_commands(std::string_view page);

// README.md and the pages of docs/, by name.
std::vector<std::filesystem::path> printed_pages(const std::filesystem::path& project);

}  // namespace nonet::testing
