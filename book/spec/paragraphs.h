// A publisher's own text as paragraphs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

// Of a file: paragraphs are separated by empty lines, and the lines of one are joined.
std::vector<std::string> paragraphs_of_file(std::string_view text);

// Of an option's value: each line is a paragraph. A line ends with a line break or with the two
// characters \n, because few shells let one type a line break.
std::vector<std::string> paragraphs_of_option(std::string_view text);

}  // namespace nonet
