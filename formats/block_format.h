// The formats with nine rows one below another: sdk, ss, grid, pencilmarks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/puzzle_text.h"
#include "formats/text_source.h"
#include "formats/writer.h"

namespace nonet {

// A line of a frame, such as +-------+ or *-----------*: it has no cells.
[[nodiscard]] bool is_frame_line(std::string_view text);
// A row of nine cells or nine groups of pencil marks.
[[nodiscard]] bool is_block_row(std::string_view text);

struct Block {
  Result<PuzzleText> puzzle;
  Format format;
};
// Reads the block whose first row or frame line is the current line; after a bad row, skips the
// rest of the block. `header` has the #A, #D, ... lines before it.
[[nodiscard]] Block read_block(TextSource& source, const std::vector<std::string>& header);

void append_sdk(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_ss(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_grid(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_pencil_marks(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
