// Puzzles of other boards in the JSON documents of sites and apps, which say what the board is:
// ipuz, f-puzzles, SudokuPad, and our own lines with a member "board". The classic board has
// readers of its own (formats/).
#pragma once

#include <string_view>

#include "base/result.h"
#include "variants/board/geometry.h"
#include "variants/text/board_record.h"

namespace nonet::variants {

struct BoardDocument {
  Geometry geometry;
  BoardRecord record;
};

// Any of the four. `place` is the place of the text's first byte, and of errors in its members.
// Digits that were placed since are left out. A rule that no kind of board has is an error that
// names it.
Result<BoardDocument> read_board_document(std::string_view text, const Place& place);

// The document in a link of f-puzzles or SudokuPad.
Result<BoardDocument> read_board_link(std::string_view text, const Place& line);

}  // namespace nonet::variants
