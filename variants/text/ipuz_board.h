// Other boards as ipuz (ipuz.org, version 2): the kinds latinsquare, diagonalsudoku, hypersudoku
// and jigsawsudoku, of any size, with the regions of a jigsaw as "zones". Rules that ipuz has no
// kind for are in "org.nonet:board", the key of the board, and as a sentence in "intro"; boards
// that overlap have null where no cell is.
//   {"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku/diagonalsudoku#1"],
//    "dimensions":{"width":6,"height":6},"charset":"123456","puzzle":[[5,0,...],...]}
#pragma once

#include <string>

#include "variants/text/document_cells.h"

namespace nonet::variants {

Result<BoardDocument> read_ipuz_board(const Json& object, const Place& place);
std::string ipuz_object(const Geometry& geometry, const BoardRecord& record);

}  // namespace nonet::variants
