// How rare puzzles are: kinds that nobody has ever found, and kinds that random generation hardly
// ever makes. Users get a warning before they wait for one.
#pragma once

#include <string>

#include "base/result.h"
#include "generator/wishes.h"

namespace nonet {

// The reason why no known puzzle has the wished rating, with the next best wish. State of
// knowledge: 2025. Only for generation: a list may hold unknown puzzles.
Status check_known(const Wishes& wishes);

// How many of a million random puzzles are rated as high as wished; empty if the wish is not rare,
// or not on the explainer scale.
std::string rating_rarity(const Wishes& wishes);
// The same for the number of clues.
std::string clue_rarity(const Wishes& wishes);
// The probability that a search on a pattern of this size finds a puzzle.
std::string pattern_rarity(int cells);
// "rows 8 and 9 have 1 clue, so that ...": two lines of a band or stack with so few clues that
// parts of them can be swapped in nearly any solution; empty if there are none.
std::string thin_lines(CellSet pattern);

}  // namespace nonet
