// A book whose sections have several boards.
#pragma once

#include <initializer_list>
#include <string_view>

#include "book/spec/book_spec.h"

namespace nonet::testing {

// A section of a board with `count` puzzles, as `book` makes it. REQUIRES: there are so many.
BookSection board_section_of(std::string_view key, std::string_view level, std::size_t count);

// 4x4, 6x6 with diagonals, classic puzzles, windoku and 16x16.
BookSpec book_of_boards();

}  // namespace nonet::testing
