// Other boards in the JSON object that SudokuPad saves:
//   {"cells":[[{"value":5},{},...],...],"regions":[[[0,0],[0,1],...],...],
//    "cages":[{"cells":[[0,0],[1,1],...]}],"lines":[{"wayPoints":[[0,0],[6,6]]}],
//    "metadata":{"title":"...","antiknight":true}}
// A cage of as many cells as there are digits is a further house. A line from corner to corner is a
// diagonal house, as the site's own import of f-puzzles draws it. A board without regions has the
// usual boxes.
#pragma once

#include "variants/text/document_cells.h"

namespace nonet::variants {

Result<BoardDocument> read_sudokupad_board(const Json& object, const Place& place);

}  // namespace nonet::variants
