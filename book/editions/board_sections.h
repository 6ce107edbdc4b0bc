// The puzzles of sections with another board than the classic one: made, or chosen from a list, and
// put in order. Their order is that of the ratings (variants/ladder), since nobody has measured
// times on these boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/pattern.h"
#include "book/editions/editions.h"
#include "book/spec/book_spec.h"
#include "variants/canonical/canonical_board.h"
#include "variants/making/board_levels.h"
#include "variants/making/board_recipe.h"

namespace nonet {

// A board's key, a blank, and the canonical form of a puzzle: equal for puzzles of which a book
// prints one. The givens where a puzzle has too many symmetries of its own.
std::string printed_form(const variants::Geometry& board,
                         const variants::CanonicalBoards& canonical,
                         const variants::CellDigits& givens);

// Rates puzzles of one board for print. Safe on several threads at once.
class BoardPrintRater {
 public:
  // Borrows the geometry. A board that cannot be rated is no error: its puzzles have no rating.
  explicit BoardPrintRater(const variants::Geometry& board);

  [[nodiscard]] bool rates() const { return rater_.has_value(); }
  struct Rated {
    BookPuzzle puzzle;
    std::string level;  // its key; empty without one
  };
  [[nodiscard]] Rated rated(BoardDigits digits, const RunControl& control) const;

 private:
  variants::BoardSolver solver_;
  variants::BoardLevels levels_;
  std::optional<variants::BoardRater> rater_;
};

// A puzzle for the page of rules, of the easiest level: the same for every book.
BoardDigits board_example(const variants::Geometry& board, const RunControl& control);

// The recipe of a request, without a symmetry rotational where the shape of the board has it; the
// error says why no puzzle can fit it. REQUIRES: it has a board.
Result<variants::BoardRecipe> board_recipe_of(const SectionRequest& request,
                                              std::optional<Symmetry> symmetry);

struct BoardSectionPlan {
  variants::BoardRecipe recipe;
  std::size_t count = 0;
  std::set<std::string>& printed;  // forms that are not printed again; those taken are added
};

// Makes the puzzles, in no order. `take` says whether a puzzle may be printed, an error ends the
// work; `made` is called after each try. Fewer than wanted only after a stop; an error if no more
// are found.
Result<std::vector<BookPuzzle>> make_board_puzzles(
    const variants::Geometry& board, const BoardSectionPlan& plan, const RunControl& control,
    const std::function<Result<bool>(const variants::BoardPuzzle&)>& take,
    const std::function<void(std::size_t done)>& made);

// The section of a request with these puzzles, in order.
BookSection board_section(const SectionRequest& request, std::vector<BookPuzzle> puzzles,
                          const RunControl& control);

// Puzzles of a list by the key of their level, empty for none.
using PuzzlesByKey = std::map<std::string, std::vector<BookPuzzle>>;

// All puzzles, a section for each level that has any, from the easiest on.
std::vector<BookSection> board_sections_of(const std::shared_ptr<const variants::Geometry>& board,
                                           PuzzlesByKey puzzles, const RunControl& control);
// The requested sections, each with the first puzzles that suit it. The error names the section
// that has too few.
Result<std::vector<BookSection>> chosen_board_sections(PuzzlesByKey&& puzzles,
                                                       const std::vector<SectionRequest>& wanted,
                                                       const RunControl& control);

}  // namespace nonet
