// A book as its maker describes it, and as it will be printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "book/book_plan.h"
#include "book/cairo_output.h"
#include "book/print_figures.h"
#include "book/typefaces.h"
#include "book/words.h"
#include "charts/drawing.h"
#include "rater/explain/lesson.h"

namespace nonet {

struct BookPuzzle {
  Grid givens;
  Grid solution;
  double effort = 0;    // minutes of an average solver: the order within a section
  std::string rating;   // printed in the index, for example "ER 4.2"; may be empty
  double er = 0;        // the same as a number; 0: not rated
  std::string id;       // for the manifest, for example a database key; may be empty
  std::string hardest;  // key of the hardest technique; may be empty
};

// The effort of a puzzle that the techniques of the model do not solve: after all others, and
// without a target.
inline constexpr double kBeyondMinutes = 1e6;

// The effort in whole seconds, which is what is printed: "4:37". Empty beyond kBeyondMinutes.
int target_seconds(const BookPuzzle& puzzle);
std::string target_text(const BookPuzzle& puzzle);

// What a section is of, where it is not of a level: so many minutes, ratings (ER) from low to high,
// or puzzles that need a technique.
struct SectionTopic {
  enum class Kind : std::uint8_t { kMinutes, kRating, kTechnique };
  Kind kind = Kind::kMinutes;
  double low = 0;
  double high = 0;
  std::string technique = {};  // its key
};

struct BookSection {
  std::string level;  // a key of the level catalog (rater/orders/levels)
  std::string name;   // empty: the topic's, else the level's
  std::vector<BookPuzzle> puzzles;
  std::optional<SectionTopic> topic = {};
};

// The publisher's own text: paragraphs divided by empty lines. Empty: no such page.
struct OwnText {
  std::string dedication;
  std::string introduction;
  std::string about;
};

struct BookSpec {
  std::string title = "Sudoku";
  std::string subtitle;
  std::string author;
  std::string series;       // "Sunday Sudoku"; may be empty
  int volume = 0;           // of the series; 0: none
  int year = 0;             // of the copyright line; 0: no year
  std::string isbn;         // may be empty
  std::string puzzle_link;  // by a QR code below each puzzle, {puzzle} for its cells; may be empty
  std::string play_link;    // by a QR code in the guide: where the book can be played; may be empty
  std::string build;  // how the book can be made again: program version and seed; may be empty
  OwnText text;
  BookWords words;
  Profile profile = Profile::kKdp;
  Size trim{kTrims[0].width * kPointsPerInch, kTrims[0].height* kPointsPerInch};
  int puzzles_per_page = 0;    // 0: what is usual in the profile, or as many as fit
  int solutions_per_page = 0;  // 0: likewise
  int blank_grid_pages = 0;    // empty grids for the reader's own puzzles
  SolutionsPlace solutions = SolutionsPlace::kEnd;
  bool hints = false;            // in three rungs, for puzzles from Hard on
  bool explained = false;        // the key steps of those puzzles
  bool lessons = false;          // of each technique before the first section that needs it
  std::vector<Lesson> practice;  // positions for the lessons, else taken out of the puzzles
  bool proof = false;            // also a proof of every page, for the publisher
  std::vector<BookSection> sections;
};

// The name of a section and how hard it is, 1 to 8; 0 where the level is not known.
std::string section_name(const BookSection& section, const BookWords& words = {});
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

// How the printed targets run within the sections.
enum class Rise : std::uint8_t { kStrict, kNeverFalls, kFalls };
Rise rise_of(const BookSpec& spec);

// What print_book refuses a book for, whatever its puzzles: pages of this trim and profile that
// cannot hold so many puzzles and solutions, an ISBN that is none.
Status check_layout(const BookSpec& spec);

// A character that the faces cannot show, in the publisher's words.
Status check_characters(const BookSpec& spec, const Typefaces& typefaces);

// The ISBN's check digit, ten or thirteen digits with or without hyphens.
Status check_isbn(std::string_view isbn);

// Lays out and draws every page; only the first ones after a stop. Refuses impossible layouts and
// sections without puzzles.
Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces,
                               const RunControl& control = {});

// The PDF's bytes; nothing after a stop. Links and outline in the screen profile only.
Result<std::optional<std::string>> book_pdf(const BookSpec& spec, const PrintedBook& book,
                                            const Typefaces& typefaces,
                                            const RunControl& control = {});

// The same book as one self-contained HTML file, with links in place of page numbers.
// REQUIRES: every section has puzzles.
std::string book_html(const BookSpec& spec, const Typefaces& typefaces);

// The booklet of SolutionsPlace::kSeparateFile.
Result<PrintedBook> print_solutions(const BookSpec& spec, const Typefaces& typefaces);

enum class BookFormat : bool { kPdf, kHtml };
// HTML for names ending in .html or .htm, PDF for .pdf and names without an ending; others are
// refused.
Result<BookFormat> book_format(std::string_view file_name);

// What was printed where, a JSON line per puzzle. It begins with kManifestStart, and nothing else
// that nonet writes does.
inline constexpr std::string_view kManifestStart = R"({"schema":1,"number":1,"page":)";
std::string book_manifest(const BookSpec& spec, const BookPlan& plan);

// What is wrong with the pages, one line each; empty: fit to print. Reads the drawn pages, not the
// code that drew them: each printed grid must be the puzzle's and its solution's, no puzzle may
// come twice, not even disguised by a symmetry of Sudoku, effort may not fall within a section, all
// ink must be inside the safe area, type and lines large enough, the page count even and within the
// profile's limits. After a stop what was found so far; REQUIRES that all pages are drawn.
std::vector<std::string> check_book(const BookSpec& spec, const PrintedBook& book,
                                    const Typefaces& typefaces, const RunControl& control = {});

// A book as a file.
struct BoundBook {
  std::string bytes;
  std::string manifest;
  std::string proof;      // a PDF, with BookSpec::proof
  std::string solutions;  // the booklet's bytes, with SolutionsPlace::kSeparateFile
  std::size_t pages = 0;
  BookPlan plan;
};

// All of it: opens the typefaces, prints, checks what was printed. The error says what keeps the
// book from being printed, or what is wrong with it. After a stop there is no book: half of one is
// of no use to anybody.
Result<std::optional<BoundBook>> bind_book(const BookSpec& spec, BookFormat format,
                                           const RunControl& control = {});

}  // namespace nonet
