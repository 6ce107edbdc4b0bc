// Puzzles as JSON lines, our own format. Schema 1, with every member it may have:
//   {"schema":1,"puzzle":"81 cells","placed":"81 cells","marks":"729 pencil marks",
//    "comment":"...", each field of the puzzle by its key,
//    "fields":{fields whose keys are those of the members above}}
// Lines of schema 2 (docs/explanations.md) are read too: everything in them besides the puzzle
// becomes fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

[[nodiscard]] Result<PuzzleText> parse_json_line(std::string_view text, Place line);
// As above, from the members of the line's object.
[[nodiscard]] Result<PuzzleText> puzzle_of_members(std::vector<Field> members, Place line);
// If fields have the same key only the first is written: JSON has no place for the others.
void append_json_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// Whether the text is a number in JSON's form, short enough to be meant as one.
[[nodiscard]] bool is_json_number(std::string_view text);

}  // namespace nonet
