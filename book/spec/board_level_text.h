// What the levels of other boards ask for, in the words of their houses: a jigsaw has regions, a
// Latin square no boxes at all, and boards without a ladder have singles alone.
#pragma once

#include <string>

#include "book/words/words.h"
#include "rater/orders/levels.h"
#include "variants/board/geometry.h"

namespace nonet {

// REQUIRES: the board has the level.
const std::string& board_level_text(const variants::Geometry& board, const LevelRow& level,
                                    const BookWords& words);

}  // namespace nonet
