// Random positions of puzzles, and the steps that finders have there.
#pragma once

#include <cstddef>
#include <vector>

#include "base/random_stream.h"
#include "board/puzzle.h"
#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet::testing {

// A position on the way to the solution: some cells are filled, some wrong candidates removed.
Position random_position(const Puzzle& puzzle, RandomStream& random);

// The techniques whose finders are called in the position of this number, from 1: slow finders in
// some positions only, if all their steps are needed. Chains of Sudoku Explainer and of the
// classification have no finder that is called by name.
std::vector<TechniqueRow> techniques_called_in(int position);

// The finder's first steps, at most `enough`.
std::vector<Step> first_steps(const Position& position, const TechniqueRow& technique,
                              CellSet givens, std::size_t enough, Detail detail);

// Puzzles of this repository, and some of each list that exists: the hardest for what is rare.
std::vector<Puzzle> puzzles_of_all_levels();

}  // namespace nonet::testing
