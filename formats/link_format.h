// Links that open a puzzle on the web. Links of sudokuwiki.org and sudokuexchange.com contain the
// 81 cells, links of f-puzzles.com and sudokupad.app a compressed JSON object.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

// Any of the four kinds.
[[nodiscard]] Result<PuzzleText> parse_link(std::string_view text, Place line);
void append_url(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_fpuzzles(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

[[nodiscard]] bool is_link(std::string_view text);
// Whether the link contains a compressed object.
[[nodiscard]] bool is_fpuzzles_link(std::string_view text);

}  // namespace nonet
