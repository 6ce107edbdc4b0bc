// Lines that say something before the cells, as lists that people keep do:
//   1: 53..7....  #12 53..7....  Golden Nugget;53..7....  "53..7....","534678912..."
//   17<tab>53..7....
// The cells are 81 signs in a row, and not all of them empty; what stands around them is the
// comment.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The offset of the first such run, which is never 0; nullopt where there is none.
[[nodiscard]] std::optional<std::size_t> labelled_cells(std::string_view text);

// A line that begins with # and a number, and then cells: an entry of a list, not a remark.
[[nodiscard]] bool is_numbered_line(std::string_view text);

// REQUIRES: labelled_cells(text) gave `offset`.
[[nodiscard]] Result<PuzzleText> parse_labelled_line(std::string_view text, std::size_t offset,
                                                     Place line);

}  // namespace nonet
