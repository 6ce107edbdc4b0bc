// The puzzles of a book, section by section: generated, or chosen from a list. A section has a
// level, a range of minutes or ratings, or a technique; within it the minutes of an average solver
// rise (docs/people.md). Generated puzzles look well: a number of clues that suits their level, no
// empty row, column or box, at most one digit absent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "book/spec/book_spec.h"
#include "generator/find.h"
#include "generator/wishes.h"
#include "rater/orders/levels.h"
#include "rater/orders/scale/rating.h"
#include "variants/board/geometry.h"
#include "variants/making/board_recipe.h"

namespace nonet {

struct ClueRange {
  int fewest = 0;
  int most = kCells;
};

// REQUIRES: one of level, minutes, rating and technique, or of another board none of them.
struct SectionRequest {
  const LevelRow* level = nullptr;
  std::optional<Wishes::Ratings> minutes = {};
  std::optional<Wishes::Ratings> rating = {};  // of Sudoku Explainer
  std::optional<TechniqueId> technique = {};   // the hardest that each puzzle needs
  std::optional<ClueRange> clues = {};         // default: usual_clues of the level
  std::size_t count = 0;
  std::string board_key = {};    // of another board than the classic one, as it was asked for
  std::string board_level = {};  // a level of that board; empty: any
  std::shared_ptr<const variants::Geometry> board = {};  // of board_key
};

// Reads a request for a section: "LEVEL:COUNT", "TECHNIQUE:COUNT", "minutes A:B:COUNT", "rating
// A:B:COUNT", "BOARD:LEVEL:COUNT" or "BOARD:COUNT", without a range of clues. The error quotes the
// text. The board itself is not looked up, because its layout may be in a file.
inline constexpr std::size_t kLongestSection = 10'000;
Result<SectionRequest> parse_section(std::string_view text);

// The usual number of clues of the level's puzzles.
ClueRange usual_clues(const LevelRow& level);
// Whether some row, column or box is empty, or two digits are absent.
bool looks_bare(const Grid& givens);

// A puzzle, ready to be printed, and its levels; null if it has none, because the known techniques
// do not solve it.
struct LeveledPuzzle {
  BookPuzzle puzzle;
  Rating rating;
  const LevelRow* level = nullptr;       // by rating
  const LevelRow* for_person = nullptr;  // in a book (rater/orders/minutes/person_level.h)
};
LeveledPuzzle leveled(const Puzzle& puzzle);
// The same with existing ratings. REQUIRES: they are of this puzzle, on explainer and on minutes.
LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating);
LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating, const Rating& minutes);

using PuzzlesByLevel = std::map<int, std::vector<BookPuzzle>>;  // by LevelRow::code

// All puzzles, a section for each level that has any.
std::vector<BookSection> sections_of(PuzzlesByLevel puzzles);
// The requested sections, each with the first puzzles that suit it. The error names the section
// that has too few.
Result<std::vector<BookSection>> chosen_sections(PuzzlesByLevel puzzles,
                                                 const std::vector<SectionRequest>& wanted);

// The section without its puzzles.
BookSection empty_section(const SectionRequest& section);
// "Hard", "8 to 12 minutes", "X-Wing".
std::string name_of(const SectionRequest& section);

struct EditionPlan {
  std::vector<SectionRequest> sections;
  Symmetry symmetry = Symmetry::kNone;  // of the clues
  // The scales that must agree on a level. With both, the level must also fit a person, and the
  // targets of levels do not overlap (section_targets.h).
  Consent consent = Consent::kBothScales;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::set<Grid> printed_before = {};        // canonical forms that are not printed again
  std::set<std::string> boards_before = {};  // the same of other boards (board_sections.h)
  // Of clues on other boards; nullopt: rotational where the shape of the board has it.
  std::optional<Symmetry> board_symmetry = {};
};

struct EditionCallbacks {
  // Whether the puzzle may be printed; false, for example, if a database holds it from an earlier
  // book. Empty: all may be printed. An error ends the edition.
  std::function<Result<bool>(const LeveledPuzzle&, const Find&)> take;
  std::function<Result<bool>(const variants::Geometry&, const variants::BoardPuzzle&)> take_board;
  std::function<void(const Progress&)> progress;
};

// Makes the sections one after the other, no two puzzles of the book isomorphic. Empty after a
// stop, because a book needs all its sections.
Result<std::vector<BookSection>> make_sections(const EditionPlan& plan, const RunControl& control,
                                               const EditionCallbacks& callbacks);

}  // namespace nonet
