// Irregular regions in place of boxes, as text: a character for each cell.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"

namespace nonet::variants {

// The number of each cell's region, from 0 in the order in which regions are met, from `digits`
// times `digits` characters; white space is left out. An error says, with line and column, which
// region is too large, too small or in parts.
Result<std::vector<int>> read_jigsaw(std::string_view layout, int digits);

}  // namespace nonet::variants
