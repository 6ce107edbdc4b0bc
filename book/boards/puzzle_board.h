// What a book does with the puzzles of a section, whatever their board: it draws them, reads them
// back from the page, proves them, and writes them as text. The classic grid is one implementation,
// a board of any other size or shape the other.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/drawings/matrix_code.h"
#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"
#include "charts/drawing.h"

namespace nonet {

// The type of digits, by the side of a cell.
struct DigitLook {
  double digit_per_cell;
  const Typefaces& typefaces;
};

class PuzzleBoard {
 public:
  virtual ~PuzzleBoard() = default;

  // "9x9", "6x6+x".
  [[nodiscard]] virtual std::string key() const = 0;
  // Cells in its longer side.
  [[nodiscard]] virtual int across() const = 0;

  // A line of as many characters as the board has cells.
  [[nodiscard]] virtual std::string givens_of(const BookPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual std::string solution_of(const BookPuzzle& puzzle) const = 0;
  // Equal lines, isomorphic puzzles; the givens of one with too many symmetries of its own. Empty
  // if givens contradict one another.
  [[nodiscard]] virtual std::string canonical_of(const BookPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual int clues_of(const BookPuzzle& puzzle) const = 0;

  // Into the square; null: a board without digits.
  virtual void draw_puzzle(Drawing& page, const BookPuzzle* puzzle, const Rect& square,
                           const DigitLook& look) const = 0;
  // The whole solution, in which the givens are on grey.
  virtual void draw_solution(Drawing& page, const BookPuzzle& puzzle, const Rect& square,
                             const DigitLook& look) const = 0;
  // The digits that a page shows in the square, as a line; turned if they stand upside down.
  [[nodiscard]] virtual std::string printed_on(const Drawing& page, const Rect& square, Stand stand,
                                               const Typefaces& typefaces) const = 0;
  // Why the puzzle must not be printed: "its solution is not valid".
  [[nodiscard]] virtual std::vector<std::string> faults_of(const BookPuzzle& puzzle) const = 0;
};

// The symbols of a board in a book with these: digits if they do not suit it.
BoardSymbols symbols_on(const variants::Geometry& board, const BoardSymbols& symbols);

// The board of a section, which must outlive it.
std::unique_ptr<const PuzzleBoard> board_of(const BookSection& section,
                                            const BoardSymbols& symbols = {});

// Whether a code stands below the puzzles of a section, and its link for one of them.
bool has_codes(const BookSpec& spec, const BookSection& section);
std::string code_link(const BookSpec& spec, const PuzzleBoard& board, const BookPuzzle& puzzle);
// Its board in links.
LinkedBoard linked_board(const BookSection& section);

// The boards of all sections, by section. The spec must outlive it.
class BookBoards {
 public:
  explicit BookBoards(const BookSpec& spec) {
    for (const BookSection& section : spec.sections) {
      boards_.push_back(board_of(section, spec.symbols));
    }
  }
  [[nodiscard]] const PuzzleBoard& of_section(int section) const {
    return *boards_[static_cast<std::size_t>(section)];
  }

 private:
  std::vector<std::unique_ptr<const PuzzleBoard>> boards_;
};

}  // namespace nonet
