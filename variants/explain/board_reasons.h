// Why a step on any board holds, in words.
#pragma once

#include <string>
#include <vector>

#include "variants/explain/board_words.h"
#include "variants/ladder/board_step.h"

namespace nonet::variants {

// A few short lines for a step that is no chain. `marks`: the position in which it was found.
std::vector<std::string> pattern_reasons(const BoardMarks& marks, const BoardStep& step,
                                         const BoardWords& names);

// The cells of the step's pattern; empty for a chain.
std::vector<CellIndex> pattern_cells(const BoardMarks& marks, const BoardStep& step,
                                     const LadderBoard& board);

}  // namespace nonet::variants
