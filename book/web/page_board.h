// A board as the scripts of pages take it (useBoard of book/web/assets/sudoku.js).
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "variants/board/geometry.h"
#include "variants/explain/board_words.h"

namespace nonet {

// Its members are those of `board` in play_boards.h.
nlohmann::ordered_json page_board(const variants::Geometry& board,
                                  const variants::BoardWords& names);

}  // namespace nonet
