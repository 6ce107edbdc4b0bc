// Ratings that hunters write after their puzzles, in the form their programs print:
// "ED=11.6/1.2/1.2".
#pragma once

#include "formats/puzzle_text.h"

namespace nonet {

// If the comment has "ED=", "ER=" or "SE=" and up to three numbers separated by "/", they become
// the fields er, ep and ed. The comment and existing fields stay unchanged.
void take_published_ratings(PuzzleText& puzzle);

}  // namespace nonet
