// What is known of how rare puzzles are: what nobody has ever found, and what puzzles made at
// random hardly ever are. It is said to people before they wait for it.
#pragma once

#include <string>

#include "base/result.h"
#include "generator/wishes.h"

namespace nonet {

// The reason why no known puzzle has a rating wished for, with the next best wish. State of
// knowledge: 2025. Only where puzzles are made: a list may hold what is not known yet.
Status check_known(const Wishes& wishes);

// How many of a million puzzles made at random are rated as high as the wishes ask for; empty where
// they ask for nothing rare, or not on the explainer scale.
std::string rating_rarity(const Wishes& wishes);
// The same of the number of clues.
std::string clue_rarity(const Wishes& wishes);
// How likely a search on a pattern of so many cells finds a puzzle.
std::string pattern_rarity(int cells);
// "rows 8 and 9 have 1 clue, so that ...": two lines of a band or stack with so few clues that
// parts of them can change places in nearly any solution; empty where there are none.
std::string thin_lines(CellSet pattern);

}  // namespace nonet
