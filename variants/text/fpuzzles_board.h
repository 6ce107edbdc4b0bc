// Other boards as the JSON object of f-puzzles.com, which SudokuPad reads too:
//   {"size":6,"diagonal+":true,"diagonal-":true,"antiknight":true,
//    "grid":[[{"value":5,"given":true,"region":0},{},...],...]}
// A cell without "region" is in the usual box of its place. f-puzzles has no boards without
// regions: of a board without boxes the rows are the regions. Windows and the like are
// "extraregion".
#pragma once

#include <string>

#include "variants/text/document_cells.h"

namespace nonet::variants {

Result<BoardDocument> read_fpuzzles_board(const Json& object, const Place& place);
// ASCII only. An error for a board that f-puzzles cannot show: of more than 16 digits, or of
// several boards that overlap.
Result<std::string> fpuzzles_object(const Geometry& geometry, const BoardRecord& record);

}  // namespace nonet::variants
