// The given cells as text: 81 characters, `x`, `*` or a digit 1-9 for a given cell, `.`, `0`, `-`
// or `_` for an empty one; blanks are ignored.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/result.h"
#include "board/cell_set.h"

namespace nonet {

// nullopt for any other text.
std::optional<CellSet> parse_pattern(std::string_view text);

// The pattern in a file called `name` with this text: line ends are ignored too, and so are lines
// that begin with `#`. The error names the character that means no cell, or the number of cells.
Result<CellSet> parse_pattern_file(const std::string& name, const std::string& text);

// A literal pattern, or the pattern in the file with this name. The error explains why it is
// neither.
Result<CellSet> read_pattern(const std::string& pattern_or_file, const std::stop_token& stop);

}  // namespace nonet
