// What the puzzles of a book are called outside it.
#pragma once

#include <string>

#include "formats/puzzle_text.h"

namespace nonet {

// "17. Expert, page 9" for a line of a book's manifest; empty for other records.
std::string name_in_manifest(const PuzzleText& record);

}  // namespace nonet
