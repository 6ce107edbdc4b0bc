// The value of --pattern: which cells are given.
#pragma once

#include <stop_token>
#include <string>

#include "base/result.h"
#include "board/cell_set.h"

namespace nonet {

// 81 characters, `x` or a digit 1-9 for a given cell, `.`, `0`, `-` or `_` for an empty one; spaces
// and ends of lines do not count. Where `value` is not that, it is the name of a file that holds it
// (lines that begin with `#` do not count).
Result<CellSet> pattern_of(const std::string& value, const std::stop_token& stop);

}  // namespace nonet
