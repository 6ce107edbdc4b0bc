// Ratings that hunters write behind their puzzles, as their programs print them: "ED=11.6/1.2/1.2".
#pragma once

#include "formats/puzzle_text.h"

namespace nonet {

// Where the comment has "ED=", "ER=" or "SE=" and up to three numbers with "/" between, they become
// the fields er, ep and ed. The comment stays as it is; fields that are there already stay, too.
void take_published_ratings(PuzzleText& puzzle);

}  // namespace nonet
