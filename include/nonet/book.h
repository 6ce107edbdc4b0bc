// A book from a list of puzzles: sections by level in rising difficulty, solutions, printable pages
// (docs/book-layout.md). Needs the fonts of the Debian package fonts-lato.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

enum class BookFormat { kPdf, kHtml };

struct BookOptions {
  std::string title = "Sudoku";
  std::string subtitle = {};
  std::string author = {};
  int year = 0;  // of the copyright line; 0: none
  std::string isbn = {};
  std::string profile = "kdp";  // or ingram, screen, newspaper, large-print, pocket, home
  std::string trim = "8.5x11";  // size of the cut page: 6x9, a4, ..., 6.14x9.21in or 148x210mm;
                                // empty: the profile's default
  int puzzles_per_page = 0;     // 0: the profile's default
  int solutions_per_page = 0;   // 0: the profile's default
  int blank_grid_pages = 0;
  BookFormat format = BookFormat::kPdf;
  unsigned threads = 1;  // for rating the puzzles
};

struct BookFile {
  std::string bytes = {};     // of the PDF or HTML file: the same input gives the same bytes
  std::string manifest = {};  // a JSON line for each puzzle: the places of the puzzle and its
                              // solution
  int pages = 0;
};

// Rates the puzzles, sorts them into sections, draws the pages and checks them as drawn: each
// printed grid is its puzzle or solution, no puzzle occurs twice, and all ink is within the
// printable area. Errors: kRequest for a layout that cannot be printed, no puzzles, isomorphic
// puzzles, puzzles without a level, or a stop; kFile if the fonts are missing. A few milliseconds
// per page, in addition to the ratings.
[[nodiscard]] NONET_API Result<BookFile> make_book(std::span<const Puzzle> puzzles,
                                                   const BookOptions& options = {},
                                                   const RunControl& control = {});

}  // namespace nonet::v0
