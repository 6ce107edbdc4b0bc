// Links that open a puzzle on the web. Links of sudokuwiki.org and sudokuexchange.com contain the
// 81 cells, links of f-puzzles.com and sudokupad.app a compressed JSON object.
#pragma once

#include <optional>
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

// The JSON object of f-puzzles that a link of either site contains.
struct LinkedObject {
  std::string json;
  Place place;  // of the compressed text
};
// nullopt for a link with cells. `line` is the place of the text's first byte.
[[nodiscard]] std::optional<Result<LinkedObject>> object_in_link(std::string_view text, Place line);
// Links that open the object. REQUIRES: ASCII.
[[nodiscard]] std::string fpuzzles_link(std::string_view object);
[[nodiscard]] std::string sudokupad_link(std::string_view object);

[[nodiscard]] bool is_link(std::string_view text);
// Whether the link contains a compressed object.
[[nodiscard]] bool is_fpuzzles_link(std::string_view text);

}  // namespace nonet
