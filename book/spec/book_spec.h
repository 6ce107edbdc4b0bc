// A book as the publisher describes it. Most books have classic puzzles; a section may have another
// board (variants/), whose digits its puzzles hold instead of grids.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "book/drawings/board_symbols.h"
#include "book/paper/print_figures.h"
#include "book/words/words.h"
#include "charts/drawing.h"
#include "rater/explain/lesson.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"
#include "variants/explain/board_lesson.h"
#include "variants/ladder/board_rating.h"

namespace nonet {

// The digits of a puzzle on another board.
struct BoardDigits {
  variants::CellDigits givens = {};
  variants::CellDigits solution = {};
};

struct BookPuzzle {
  Grid givens;  // of a classic puzzle, as the solution
  Grid solution;
  double effort = 0;    // minutes of an average solver: the order within a section
  std::string rating;   // printed in the index, for example "ER 4.2"; may be empty
  double er = 0;        // the same as a number; 0: not rated
  std::string id;       // for the manifest, for example a database key; may be empty
  std::string hardest;  // key of the hardest technique; may be empty
  BoardDigits board = {};
  double hardness = 0;  // orders puzzles of equal effort, as all of another board are
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
  std::shared_ptr<const variants::Geometry> board = {};  // null: the classic one
  bool among_boards = false;  // the book has several boards, so that the name says which this is
  BoardDigits example = {};   // for the rules of another board; not among the puzzles
};

// The publisher's own text: paragraphs separated by empty lines. An empty text makes no page.
struct OwnText {
  std::string dedication;
  std::string introduction;
  std::string about;
};

enum class SolutionsPlace : std::uint8_t {
  kEnd,
  kSection,       // after each section
  kNextPage,      // overleaf from the puzzles
  kUpsideDown,    // at the foot of the page
  kSeparateFile,  // a separate booklet
  kNone,
};

// Lessons of the techniques on another board. Positions refer to the rater's board.
struct BoardPractice {
  std::string board;  // its key
  std::shared_ptr<const variants::BoardRater> rater;
  std::vector<variants::BoardLesson> lessons;
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
  // Over each puzzle, beside number and stars (book/pages/caption.h); nullopt: level and target.
  std::optional<std::string> caption;
  BookWords words;
  BoardSymbols symbols = {};  // of other boards that they suit; else digits
  Profile profile = Profile::kKdp;
  Size trim{kTrims[0].width * kPointsPerInch, kTrims[0].height* kPointsPerInch};
  int puzzles_per_page = 0;    // at most; 0: the profile's usual number, or as many as fit
  int solutions_per_page = 0;  // 0: likewise
  int blank_grid_pages = 0;    // empty grids for the reader's own puzzles
  SolutionsPlace solutions = SolutionsPlace::kEnd;
  bool hints = false;            // in three rungs, for puzzles from Hard on
  bool explained = false;        // the key steps of puzzles from Hard on
  bool lessons = false;          // of each technique before the first section that needs it
  std::vector<Lesson> practice;  // positions for the lessons, else taken out of the puzzles
  std::vector<BoardPractice> board_practice = {};  // the same of other boards
  bool proof = false;                              // also a proof of every page, for the publisher
  bool bleed = false;  // thumb tabs and dividers go over the edge of the page
  std::vector<BookSection> sections;
};

// The name of a section, with its board's unless all are classic, and its difficulty, 1 to
// 8 stars; 0 if the level is not known.
std::string section_name(const BookSection& section, const BookWords& words = {});
int section_stars(const BookSection& section);
// What its divider says below the name; empty without a level.
std::string_view section_invitation(const BookSection& section, const BookWords& words);

// A puzzle with its section; the index plus one is its number in the book.
struct NumberedPuzzle {
  const BookPuzzle* puzzle = nullptr;  // belongs to the spec
  int section = 0;
};
std::vector<NumberedPuzzle> numbered_puzzles(const BookSpec& spec);

// Notes in each section whether the book has several boards.
void note_boards(std::vector<BookSection>& sections);
// Whether any section has classic puzzles, or a spec without sections.
bool has_classic(const BookSpec& spec);
// Whether the section is the first one with its board.
bool is_first_of_board(const BookSpec& spec, std::size_t section);

// How the printed target times change within the sections; puzzles of other boards have none.
enum class Rise : std::uint8_t { kStrict, kNeverFalls, kFalls };
Rise rise_of(const BookSpec& spec);

}  // namespace nonet
