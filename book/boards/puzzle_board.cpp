#include "book/boards/puzzle_board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "board/canonical.h"
#include "book/drawings/board_picture.h"
#include "book/drawings/grid_picture.h"
#include "variants/canonical/canonical_board.h"
#include "variants/exact/board_solver.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

// Smaller type in a cell is a pencil mark.
constexpr double kLeastDigit = 0.4;  // of a cell

// A cell of a square that is divided into equal cells.
struct CellPlace {
  int row;
  int column;
};

// Calls put(place, symbol) for each single character of digit size in the area; the cells have this
// side. Turned digits have the place that they have when the page is turned.
template <typename Put>
void read_symbols(const Drawing& page, const Rect& area, double side, Stand stand,
                  const Typefaces& typefaces, Put put) {
  const int rows = static_cast<int>(std::lround(area.height / side));
  const int columns = static_cast<int>(std::lround(area.width / side));
  for (const Mark& mark : page.marks) {
    const auto* run = std::get_if<TextRun>(&mark);
    if (run == nullptr || run->text.size() != 1 || run->style.size < side * kLeastDigit) continue;
    const Point at = ink_box(*run, typefaces).center();
    if (!area.contains(at)) continue;
    const int column = std::min(columns - 1, static_cast<int>((at.x - area.x) / side));
    const int row = std::min(rows - 1, static_cast<int>((at.y - area.y) / side));
    const bool turned = stand == Stand::kTurned;
    put(turned ? CellPlace{rows - 1 - row, columns - 1 - column} : CellPlace{row, column},
        run->text[0]);
  }
}

class ClassicBoard final : public PuzzleBoard {
 public:
  [[nodiscard]] std::string key() const override { return "9x9"; }
  [[nodiscard]] int across() const override { return kSize; }

  [[nodiscard]] std::string givens_of(const BookPuzzle& puzzle) const override {
    return puzzle.givens.line();
  }
  [[nodiscard]] std::string solution_of(const BookPuzzle& puzzle) const override {
    return puzzle.solution.line();
  }
  [[nodiscard]] std::string canonical_of(const BookPuzzle& puzzle) const override {
    return puzzle.givens.clash() ? "" : canonical_.grid_of(puzzle.givens).line();
  }
  [[nodiscard]] int clues_of(const BookPuzzle& puzzle) const override {
    return puzzle.givens.clue_count();
  }

  void draw_puzzle(Drawing& page, const BookPuzzle* puzzle, const Rect& square,
                   const DigitLook& look) const override {
    GridPicture picture;
    if (puzzle != nullptr) picture.givens = puzzle->givens;
    picture.digit_per_cell = look.digit_per_cell;
    draw_grid(page, picture, square, look.typefaces);
  }

  void draw_solution(Drawing& page, const BookPuzzle& puzzle, const Rect& square,
                     const DigitLook& look) const override {
    GridPicture picture;
    picture.givens = puzzle.givens;
    picture.found = puzzle.solution;
    picture.tone = DigitTone::kAnswers;
    picture.digit_per_cell = look.digit_per_cell;
    draw_grid(page, picture, square, look.typefaces);
  }

  [[nodiscard]] std::string printed_on(const Drawing& page, const Rect& square, Stand stand,
                                       const Typefaces& typefaces) const override {
    Grid grid;
    read_symbols(page, square, square.width / kSize, stand, typefaces,
                 [&](CellPlace place, char symbol) {
                   if (symbol < '1' || symbol > '9') return;
                   grid.set(Cell(place.row, place.column), Digit(symbol - '0'));
                 });
    return grid.line();
  }

  // One solution, because only the exact solver makes a puzzle (solvers/exact/certify.h).
  [[nodiscard]] std::vector<std::string> faults_of(const BookPuzzle& puzzle) const override {
    std::vector<std::string> faults;
    if (!puzzle.solution.is_solution()) faults.emplace_back("its solution is not valid");
    if (!puzzle.givens.extended_by(puzzle.solution)) {
      faults.emplace_back("its solution does not extend its givens");
    }
    return faults;
  }

 private:
  mutable Canonicalizer canonical_;
};

class OtherBoard final : public PuzzleBoard {
 public:
  OtherBoard(const variants::Geometry& geometry, BoardSymbols symbols)
      : geometry_(geometry), symbols_(std::move(symbols)) {}

  [[nodiscard]] std::string key() const override { return geometry_.key(); }
  [[nodiscard]] int across() const override {
    return std::max(geometry_.rows(), geometry_.columns());
  }

  [[nodiscard]] std::string givens_of(const BookPuzzle& puzzle) const override {
    return variants::text_of(puzzle.board.givens);
  }
  [[nodiscard]] std::string solution_of(const BookPuzzle& puzzle) const override {
    return variants::text_of(puzzle.board.solution);
  }
  [[nodiscard]] std::string canonical_of(const BookPuzzle& puzzle) const override {
    if (!canonical_) canonical_.emplace(geometry_);
    const auto form = canonical_->form_of(puzzle.board.givens);
    return variants::text_of(form ? *form : puzzle.board.givens);
  }
  [[nodiscard]] int clues_of(const BookPuzzle& puzzle) const override {
    return variants::clue_count(puzzle.board.givens);
  }

  void draw_puzzle(Drawing& page, const BookPuzzle* puzzle, const Rect& square,
                   const DigitLook& look) const override {
    BoardPicture picture = empty_picture(look);
    if (puzzle != nullptr) picture.givens = puzzle->board.givens;
    picture.tone = DigitTone::kAllBlack;
    draw_board(page, picture, board_area(geometry_, square), look.typefaces);
  }

  void draw_solution(Drawing& page, const BookPuzzle& puzzle, const Rect& square,
                     const DigitLook& look) const override {
    BoardPicture picture = empty_picture(look);
    picture.givens = puzzle.board.givens;
    picture.found = puzzle.board.solution;
    picture.tone = DigitTone::kAnswers;
    draw_board(page, picture, board_area(geometry_, square), look.typefaces);
  }

  [[nodiscard]] std::string printed_on(const Drawing& page, const Rect& square, Stand stand,
                                       const Typefaces& typefaces) const override {
    variants::CellDigits digits(cells(), 0);
    const Rect area = board_area(geometry_, square);
    const double side = square.width / across();
    if (symbols_.are_shapes()) {
      read_shapes(page, area, side, stand, digits);
      return variants::text_of(digits);
    }
    read_symbols(page, area, side, stand, typefaces, [&](CellPlace place, char symbol) {
      const auto cell = geometry_.cell_at({place.row, place.column});
      if (cell) digits[*cell] = static_cast<std::uint8_t>(symbols_.digit_of(symbol));
    });
    return variants::text_of(digits);
  }

  [[nodiscard]] std::vector<std::string> faults_of(const BookPuzzle& puzzle) const override {
    const auto& [givens, solution] = puzzle.board;
    if (givens.size() != cells() || solution.size() != cells()) return {"it has no digits"};
    if (!solver_) solver_.emplace(geometry_);
    const auto found = solver_->solve(givens, 2);
    std::vector<std::string> faults;
    if (found.count != 1) faults.emplace_back("it has not exactly one solution");
    if (!holds_every_digit(solution)) faults.emplace_back("its solution is not valid");
    for (std::size_t cell = 0; cell < cells(); ++cell) {
      if (givens[cell] == 0 || givens[cell] == solution[cell]) continue;
      faults.emplace_back("its solution does not extend its givens");
      break;
    }
    return faults;
  }

 private:
  [[nodiscard]] std::size_t cells() const { return static_cast<std::size_t>(geometry_.cells()); }

  [[nodiscard]] BoardPicture empty_picture(const DigitLook& look) const {
    BoardPicture picture;
    picture.geometry = &geometry_;
    picture.givens.assign(cells(), 0);
    picture.digit_per_cell = look.digit_per_cell;
    picture.symbols = symbols_;
    return picture;
  }

  // The outlines in the cells.
  void read_shapes(const Drawing& page, const Rect& area, double side, Stand stand,
                   variants::CellDigits& digits) const {
    for (const Mark& mark : page.marks) {
      const auto* shape = std::get_if<Shape>(&mark);
      if (shape == nullptr || !shape->fill) continue;
      const Point at = bounds(shape->path).center();
      if (!area.contains(at)) continue;
      const int row = static_cast<int>((at.y - area.y) / side);
      const int column = static_cast<int>((at.x - area.x) / side);
      const Point center{area.x + (column + 0.5) * side, area.y + (row + 0.5) * side};
      const int digit = BoardSymbols::digit_of(shape->path, center, side, stand);
      const bool turned = stand == Stand::kTurned;
      const auto cell = geometry_.cell_at({turned ? geometry_.rows() - 1 - row : row,
                                           turned ? geometry_.columns() - 1 - column : column});
      if (digit != 0 && cell) digits[*cell] = static_cast<std::uint8_t>(digit);
    }
  }

  // Asks the rules themselves, not the solver.
  [[nodiscard]] bool holds_every_digit(const variants::CellDigits& digits) const {
    const auto differ = [&](variants::CellIndex cell, variants::CellIndex other) {
      return digits[cell] != digits[other];
    };
    for (int i = 0; i < geometry_.cells(); ++i) {
      const auto cell = static_cast<variants::CellIndex>(i);
      if (digits[cell] < 1 || digits[cell] > geometry_.digits()) return false;
      for (const variants::CellIndex other : geometry_.peers(cell)) {
        if (!differ(cell, other)) return false;
      }
      for (const variants::CellIndex other : geometry_.far_from(cell)) {
        if (std::abs(digits[cell] - digits[other]) <= 1) return false;
      }
    }
    return true;
  }

  const variants::Geometry& geometry_;
  BoardSymbols symbols_;
  // Made when they are first asked for.
  mutable std::optional<variants::CanonicalBoards> canonical_;
  mutable std::optional<variants::BoardSolver> solver_;
};

}  // namespace

BoardSymbols symbols_on(const variants::Geometry& board, const BoardSymbols& symbols) {
  return symbols.suit(board.digits()) ? symbols : BoardSymbols();
}

bool has_codes(const BookSpec& spec, const BookSection& section) {
  return !spec.puzzle_link.empty() && (section.board == nullptr || takes_boards(spec.puzzle_link));
}

std::string code_link(const BookSpec& spec, const PuzzleBoard& board, const BookPuzzle& puzzle) {
  return puzzle_link(spec.puzzle_link, board.key(), board.givens_of(puzzle));
}

LinkedBoard linked_board(const BookSection& section) {
  if (section.board == nullptr) return {};
  return {section.board->key(), section.board->cells(), section.board->digits()};
}

std::unique_ptr<const PuzzleBoard> board_of(const BookSection& section,
                                            const BoardSymbols& symbols) {
  if (section.board == nullptr) return std::make_unique<ClassicBoard>();
  return std::make_unique<OtherBoard>(*section.board, symbols_on(*section.board, symbols));
}

}  // namespace nonet
