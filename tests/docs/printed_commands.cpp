#include "tests/docs/printed_commands.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIndent = "    ";
constexpr std::string_view kFence = "```";

// How command lines begin.
constexpr std::array<std::string_view, 11> kBeginnings = {
    "nonet ",  "scripts/", ".ci/run", "cmake ", "ctest ", "build/",
    "mpirun ", "g++ ",     "sbatch ", "cat ",   "nohup ",
};

bool is_command(std::string_view text) {
  return std::ranges::any_of(kBeginnings,
                             [&](std::string_view one) { return text.starts_with(one); });
}

// Up to two blanks outside of quotes.
std::string without_remark(std::string_view text) {
  char quote = '\0';
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const char c = text[i];
    if (quote == '\0' && c == ' ' && text[i + 1] == ' ') return std::string(text.substr(0, i));
    if (quote == '\0' && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == quote) {
      quote = '\0';
    }
  }
  return std::string(text);
}

// The page with empty lines in place of its code blocks.
std::string without_code_blocks(std::string_view page) {
  std::string sentences;
  std::istringstream stream{std::string(page)};
  bool fenced = false;
  for (std::string line; std::getline(stream, line);) {
    const bool fence = line.starts_with(kFence);
    if (fence) fenced = !fenced;
    if (!fence && !fenced && !line.starts_with(kIndent)) sentences += line;
    sentences += '\n';
  }
  return sentences;
}

}  // namespace

std::vector<PrintedCommand> printed_commands(std::string_view page) {
  std::vector<PrintedCommand> commands;
  std::istringstream stream{std::string(page)};
  bool fenced = false;
  bool goes_on = false;
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    if (line.starts_with(kFence)) fenced = !fenced;
    std::string_view text = line;
    if (text.starts_with(kIndent)) {
      text.remove_prefix(kIndent.size());
    } else if (!fenced) {
      continue;
    }
    if (text.starts_with("$ ")) text.remove_prefix(2);
    if (goes_on) {
      commands.back().text += without_remark(text.substr(text.find_first_not_of(' ')));
    } else if (is_command(text)) {
      commands.push_back({number, without_remark(text)});
    } else {
      continue;
    }
    std::string& command = commands.back().text;
    goes_on = command.ends_with('\\');
    if (goes_on) command.pop_back();
  }
  return commands;
}

std::vector<PrintedCommand> named_commands(std::string_view page) {
  std::vector<PrintedCommand> commands;
  const std::string text = without_code_blocks(page);
  for (std::size_t begin = text.find('`'); begin != text.npos;) {
    const std::size_t end = text.find('`', begin + 1);
    if (end == text.npos) break;
    const std::string span = text.substr(begin + 1, end - begin - 1);
    if (span.starts_with("nonet ")) {
      const auto line = std::count(text.begin(), text.begin() + static_cast<long>(begin), '\n');
      commands.push_back({static_cast<int>(line) + 1, span});
    }
    begin = text.find('`', end + 1);
  }
  return commands;
}

std::vector<fs::path> printed_pages(const fs::path& project) {
  std::vector<fs::path> pages = {project / "README.md"};
  for (const auto& entry : fs::recursive_directory_iterator(project / "docs")) {
    if (entry.path().extension() == ".md") pages.push_back(entry.path());
  }
  std::ranges::sort(pages);
  return pages;
}

}  // namespace nonet::testing
