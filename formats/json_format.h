// Puzzles as JSON lines, our own format. Schema 1, with every member it may have:
//   {"schema":1,"puzzle":"81 cells","placed":"81 cells","marks":"729 pencil marks",
//    "comment":"...", each field of the puzzle by its key,
//    "fields":{fields whose keys are those of the members above}}
// Lines of schema 2 (docs/explanations.md) are read too: what they say beside the puzzle are
// fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

[[nodiscard]] Result<PuzzleText> parse_json_line(std::string_view text, Place line);
// The same from the members of the line's object.
[[nodiscard]] Result<PuzzleText> puzzle_of_members(std::vector<Field> members, Place line);
// Of fields with the same key the first one is written: JSON has no place for another.
void append_json_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// The text is a number as JSON writes it, short enough to be meant as one.
[[nodiscard]] bool is_json_number(std::string_view text);

}  // namespace nonet
