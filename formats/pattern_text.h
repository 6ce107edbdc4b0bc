// Which cells are given, as text: 81 characters, `x`, `*` or a digit 1-9 for a given cell, `.`,
// `0`,
// `-` or `_` for an empty one; blanks do not count.
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

// Of a file called `name` with this text: ends of lines do not count either, nor lines that begin
// with `#`. The error says which character stands for no cell, or how many cells there are.
Result<CellSet> parse_pattern_file(const std::string& name, const std::string& text);

// A pattern as it stands, else that of the file with this name. The error says why it is neither.
Result<CellSet> read_pattern(const std::string& pattern_or_file, const std::stop_token& stop);

}  // namespace nonet
