// The formats with one puzzle in one line of cells: line, sdm, sukaku.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

// A line of 81 cells and the text after it, or before it (labelled_line.h). Blanks and bars may
// separate cells. Blanks are empty cells only if the line has no other sign for them.
[[nodiscard]] Result<PuzzleText> parse_line(std::string_view text, Place line);
void append_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_sdm(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// A plain line is 81 of the symbols 1-9 . 0 and a line break: long lists consist of these. They can
// be recognised, counted and read without any other check.
inline constexpr std::size_t kPlainLine = kCells + 1;
// The number of plain lines at the front of the text, at most `most`.
[[nodiscard]] std::size_t plain_lines(std::string_view text, std::size_t most);
// REQUIRES: at least 81 characters, the first 81 being a plain line.
[[nodiscard]] Grid grid_of_plain_line(std::string_view line);

// Nine characters per cell, or 81 groups of candidates separated by blanks.
[[nodiscard]] bool is_sukaku_line(std::string_view text);
[[nodiscard]] Result<PuzzleText> parse_sukaku(std::string_view text, Place line);
// A puzzle as one word: 81 characters, or 729 if it has candidates of its own.
[[nodiscard]] std::string cells_as_word(const PuzzleText& puzzle);
void append_sukaku(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

// The candidates of a puzzle: its own marks, or those that its givens and placed digits allow.
[[nodiscard]] PencilMarks marks_of(const PuzzleText& puzzle);
// Cells with one candidate become givens; if these clash, only those whose peers lack the digit.
[[nodiscard]] PuzzleText puzzle_from_marks(const PencilMarks& marks, Place place);

}  // namespace nonet
