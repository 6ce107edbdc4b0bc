// A book as its maker describes it, and as it will be printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/grid.h"
#include "book/book_plan.h"
#include "book/cairo_output.h"
#include "book/print_figures.h"
#include "book/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

struct BookPuzzle {
  Grid givens;
  Grid solution;
  double effort = 0;   // orders the puzzles of a section; any scale, the same within the section
  std::string rating;  // printed in the caption, for example "ER 4.2"; may be empty
  std::string id;      // for the manifest, for example a database key; may be empty
};

struct BookSection {
  std::string level;  // a key of the level catalog (rater/levels)
  std::string name;   // empty: the level's name
  std::vector<BookPuzzle> puzzles;
};

struct BookSpec {
  std::string title = "Sudoku";
  std::string subtitle;
  std::string author;
  int year = 0;       // of the copyright line; 0: no year
  std::string isbn;   // may be empty
  std::string build;  // how the book can be made again: program version and seed; may be empty
  Profile profile = Profile::kKdp;
  Size trim{kTrims[0].width * kPointsPerInch, kTrims[0].height* kPointsPerInch};
  int puzzles_per_page = 1;
  int solutions_per_page = 0;  // 0: the usual number, or as many as fit
  int blank_grid_pages = 2;    // empty grids for the reader's own puzzles
  std::vector<BookSection> sections;
};

// The name of a section and how hard it is, 1 to 8; 0 where the level is not known.
std::string section_name(const BookSection& section);
int section_stars(const BookSection& section);

// A puzzle and the section it stands in, by its number in the book (from 1).
struct NumberedPuzzle {
  const BookPuzzle* puzzle = nullptr;  // belongs to the spec
  int section = 0;
};
std::vector<NumberedPuzzle> numbered_puzzles(const BookSpec& spec);

struct PrintedBook {
  BookPlan plan;
  std::vector<Drawing> pages;
};

// Whether pages of this trim and profile can hold so many puzzles and solutions; what print_book
// refuses them for, before there are puzzles.
Status check_layout(const BookSpec& spec);

// Lays out and draws every page. Refuses impossible layouts and sections without puzzles.
Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces);

// The PDF's bytes. Links and outline in the screen profile only.
Result<std::string> book_pdf(const BookSpec& spec, const PrintedBook& book,
                             const Typefaces& typefaces);

// The same book as one self-contained HTML file, with links in place of page numbers.
// REQUIRES: every section has puzzles.
std::string book_html(const BookSpec& spec, const Typefaces& typefaces);

enum class BookFormat { kPdf, kHtml };
// HTML for names ending in .html or .htm, else PDF.
BookFormat book_format(std::string_view file_name);

// What was printed where, a JSON line per puzzle. It begins with kManifestStart, and nothing else
// that nonet writes does.
inline constexpr std::string_view kManifestStart = R"({"schema":1,"number":1,"page":)";
std::string book_manifest(const BookSpec& spec, const BookPlan& plan);

// What is wrong with the pages, one line each; empty: fit to print. Reads the drawn pages, not the
// code that drew them: each printed grid must be the puzzle's and its solution's, no puzzle may
// come twice, not even disguised by a symmetry of Sudoku, effort may not fall within a section, all
// ink must be inside the safe area, type and lines large enough, the page count even and within the
// profile's limits.
std::vector<std::string> check_book(const BookSpec& spec, const PrintedBook& book,
                                    const Typefaces& typefaces);

// A book as a file.
struct BoundBook {
  std::string bytes;
  std::string manifest;
  std::size_t pages = 0;
};

// All of it: opens the typefaces, prints, checks what was printed. The error says what keeps the
// book from being printed, or what is wrong with it.
Result<BoundBook> bind_book(const BookSpec& spec, BookFormat format);

}  // namespace nonet
