// Who looks for what first, for each kind of board: the rows of the procedures that 1to9only made
// from Sudoku Explainer for other boards (SukakuExplainer for nine digits, Sukaku6x6Explainer,
// Sudoku16x16Explainer), and Sudoku Explainer's own for the classic board.
// docs/sizes-and-shapes.md says how they differ.
#pragma once

#include <vector>

#include "base/result.h"
#include "variants/board/geometry.h"
#include "variants/ladder/ladder_facts.h"

namespace nonet::variants {

// The rules for a board; a reason, of the input's kind, where it cannot be rated.
Result<const LadderRules*> ladder_rules(const Geometry& geometry);

// The techniques that the rules look for, from the easiest on.
std::vector<BoardTechnique> techniques_of(const LadderRules& rules);

}  // namespace nonet::variants
