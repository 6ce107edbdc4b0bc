// The formats with one puzzle in one line of cells: line, sdm, sukaku.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

// A line of 81 cells and the text after it, or before it (labelled_line.h). Cells may be set apart
// by blanks and bars. Blanks are empty cells only where the line has no other sign for them.
[[nodiscard]] Result<PuzzleText> parse_line(std::string_view text, Place line);
void append_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_sdm(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// A plain line is 81 of the symbols 1-9 . 0 and a line break: what long lists are made of. They can
// be told apart, counted and read without a look at anything else.
inline constexpr std::size_t kPlainLine = kCells + 1;
// How many of the lines at the front of the text are plain, `most` at most.
[[nodiscard]] std::size_t plain_lines(std::string_view text, std::size_t most);
// REQUIRES: at least 81 characters, the first of them a plain line's.
[[nodiscard]] Grid grid_of_plain_line(std::string_view line);

// Nine characters a cell, or 81 groups of candidates set apart by blanks.
[[nodiscard]] bool is_sukaku_line(std::string_view text);
[[nodiscard]] Result<PuzzleText> parse_sukaku(std::string_view text, Place line);
// A puzzle as one word: 81 characters, or 729 where it has candidates of its own.
[[nodiscard]] std::string cells_as_word(const PuzzleText& puzzle);
void append_sukaku(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// The candidates a puzzle shows: its own marks, or what its givens and placed digits leave.
[[nodiscard]] PencilMarks marks_of(const PuzzleText& puzzle);
// Takes the cells with one candidate as givens.
[[nodiscard]] Result<PuzzleText> puzzle_from_marks(const PencilMarks& marks, Place place);

}  // namespace nonet
