#include "book/spec/paragraphs.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::string_view kBlanks = " \t\r";

// Without blanks at its ends.
std::string_view stripped(std::string_view line) {
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

// The lines without blanks at their ends; a tab inside counts as a space.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(stripped(text.substr(0, end)));
    std::ranges::replace(lines.back(), '\t', ' ');
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::vector<std::string> paragraphs_of_file(std::string_view text) {
  std::vector<std::string> paragraphs;
  bool goes_on = false;
  for (std::string& line : lines_of(text)) {
    if (!line.empty() && goes_on) paragraphs.back() += ' ' + line;
    if (!line.empty() && !goes_on) paragraphs.push_back(line);
    goes_on = !line.empty();
  }
  return paragraphs;
}

std::vector<std::string> paragraphs_of_option(std::string_view text) {
  std::string with_breaks(text);
  for (std::size_t at = with_breaks.find("\\n"); at != std::string::npos;
       at = with_breaks.find("\\n", at)) {
    with_breaks.replace(at, 2, "\n");
  }
  std::vector<std::string> paragraphs = lines_of(with_breaks);
  std::erase(paragraphs, "");
  return paragraphs;
}

}  // namespace nonet
