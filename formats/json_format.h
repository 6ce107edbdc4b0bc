// Puzzles as JSON: our own lines (format jsonl) and the object that f-puzzles puts into its links.
//
// One of our lines, schema 1, with every member it may have:
//   {"schema":1,"puzzle":"81 cells","placed":"81 cells","marks":"729 pencil marks",
//    "comment":"...", and each field of the puzzle by its key}
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

[[nodiscard]] Result<PuzzleText> parse_json_line(std::string_view text, Place line);
void append_json_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// Title, author and the cells; constraints beyond plain Sudoku are an error.
[[nodiscard]] Result<PuzzleText> parse_fpuzzles_json(std::string_view text, Place place);
// ASCII only.
[[nodiscard]] std::string fpuzzles_json(const PuzzleText& puzzle);

// The text is a number as JSON writes it, short enough to be meant as one.
[[nodiscard]] bool is_json_number(std::string_view text);

}  // namespace nonet
