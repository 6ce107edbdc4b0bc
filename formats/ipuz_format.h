// ipuz (ipuz.org, version 2): one JSON object per puzzle, kind http://ipuz.org/sudoku.
//   {"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],"title":"...",
//    "puzzle":[[5,0,...],...],"saved":[[5,3,...],...]}
// Older files wrap the object as ipuz({...}). Written one per line.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

// `place` is the place of the text's first byte. Cages, other sizes and other letters are an error.
[[nodiscard]] Result<PuzzleText> parse_ipuz_object(std::string_view text, const Place& place);
void append_ipuz(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
