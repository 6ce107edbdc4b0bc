// A book as the publisher describes it, and as it will be printed.
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

// The effort of a puzzle that the techniques of the model do not solve. It comes after all others
// and has no target.
inline constexpr double kBeyondMinutes = 1e6;

// The effort in whole seconds, and as it is printed: "4:37". The text is empty beyond
// kBeyondMinutes.
int target_seconds(const BookPuzzle& puzzle);
std::string target_text(const BookPuzzle& puzzle);

// The topic of a section that is not of a level: a range of minutes, a range of ratings (ER), or a
// technique that its puzzles need.
struct SectionTopic {
  enum class Kind : std::uint8_t { kMinutes, kRating, kTechnique };
  Kind kind = Kind::kMinutes;
  double low = 0;
  double high = 0;
  std::string technique = {};  // its key
};

struct BookSection {
  std::string level;  // a key of the level catalog (rater/orders/levels)
  std::string name;   // empty: the name of the topic, else of the level
  std::vector<BookPuzzle> puzzles;
  std::optional<SectionTopic> topic = {};
};

// The publisher's own text: paragraphs separated by empty lines. An empty text makes no page.
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
  std::string puzzle_link;  // of each puzzle's QR code, {puzzle} for its cells; may be empty
  std::string play_link;    // of the QR code in the guide: the play page; may be empty
  std::string build;        // program version and seed, to make the book again; may be empty
  OwnText text;
  BookWords words;
  Profile profile = Profile::kKdp;
  Size trim{kTrims[0].width * kPointsPerInch, kTrims[0].height* kPointsPerInch};
  int puzzles_per_page = 0;    // 0: the profile's usual number, or as many as fit
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

// The name of a section and its difficulty, 1 to 8 stars; 0 if the level is not known.
std::string section_name(const BookSection& section, const BookWords& words = {});
int section_stars(const BookSection& section);

// A puzzle with its section; the index plus one is its number in the book.
struct NumberedPuzzle {
  const BookPuzzle* puzzle = nullptr;  // belongs to the spec
  int section = 0;
};
std::vector<NumberedPuzzle> numbered_puzzles(const BookSpec& spec);

struct PrintedBook {
  BookPlan plan;
  std::vector<Drawing> pages;
};

// How the printed target times change within the sections.
enum class Rise : std::uint8_t { kStrict, kNeverFalls, kFalls };
Rise rise_of(const BookSpec& spec);

// Faults for which print_book refuses a book, whatever its puzzles: pages of this trim and profile
// cannot hold so many puzzles and solutions, or the ISBN is invalid.
Status check_layout(const BookSpec& spec);

// An error if the publisher's texts have a character that the typefaces cannot show.
Status check_characters(const BookSpec& spec, const Typefaces& typefaces);

// Checks the ISBN's check digit; it may have ten or thirteen digits, with or without hyphens.
Status check_isbn(std::string_view isbn);

// Lays out and draws every page; after a stop, only the first ones. Refuses impossible layouts and
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

// The page of each puzzle, a JSON line per puzzle. It begins with kManifestStart, unlike anything
// else that nonet writes.
inline constexpr std::string_view kManifestStart = R"({"schema":1,"number":1,"page":)";
std::string book_manifest(const BookSpec& spec, const BookPlan& plan);

// The faults of the pages, one line each; empty: fit to print. Reads the drawn pages and does not
// trust the code that drew them: each printed grid must equal its puzzle or solution, no two
// puzzles may be equal or isomorphic, effort may not fall within a section, all ink must be inside
// the safe area, type and lines large enough, the page count even and within the profile's limits.
// After a stop, the faults found so far. REQUIRES: all pages are drawn.
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

// The whole way: opens the typefaces, prints the book and checks it. The error says why the book
// cannot be printed, or lists its faults. After a stop there is no book, because half a book is
// useless.
Result<std::optional<BoundBook>> bind_book(const BookSpec& spec, BookFormat format,
                                           const RunControl& control = {});

}  // namespace nonet
