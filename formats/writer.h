// Puzzles as text. A file is file_header, one append_puzzle for each puzzle, file_footer; header
// and footer are empty except for the formats that have a frame (opensudoku, csv, tsv).
#pragma once

#include <string>
#include <vector>

#include "formats/catalog.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The target of the links of --to url.
enum class LinkSite { kSudokuWiki, kSudokuExchange, kSudokuPad };

struct WriteOptions {
  char empty = '.';                       // line and grid: an empty cell
  LinkSite site = LinkSite::kSudokuWiki;  // url
  std::vector<std::string> columns;       // csv, tsv: fields after the puzzle; "comment" too
  std::string folder = "nonet";           // opensudoku: the folder's name
};

// Adds one record, line break included.
void append_puzzle(std::string& out, Format format, const PuzzleText& puzzle,
                   const WriteOptions& options = {});
[[nodiscard]] std::string write_puzzle(Format format, const PuzzleText& puzzle,
                                       const WriteOptions& options = {});
[[nodiscard]] std::string file_header(Format format, const WriteOptions& options = {});
[[nodiscard]] std::string file_footer(Format format, const WriteOptions& options = {});

}  // namespace nonet
