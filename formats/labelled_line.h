// Lines with text before the cells, as in lists that people keep:
//   1: 53..7....  #12 53..7....  Golden Nugget;53..7....  "53..7....","534678912..."
//   17<tab>53..7....
// The cells are 81 signs in a row, not all of them empty; the text around them is the comment.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The offset of the first such run, never 0; nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> labelled_cells(std::string_view text);

// Whether the line begins with # and a number, and then has cells: an entry of a list, not a
// remark.
[[nodiscard]] bool is_numbered_line(std::string_view text);

// REQUIRES: labelled_cells(text) returned `offset`.
[[nodiscard]] Result<PuzzleText> parse_labelled_line(std::string_view text, std::size_t offset,
                                                     Place line);

}  // namespace nonet
