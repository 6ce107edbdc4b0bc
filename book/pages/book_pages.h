// One page of a book as a drawing.
#pragma once

#include <string>
#include <vector>

#include "book/boards/puzzle_board.h"
#include "book/fonts/typefaces.h"
#include "book/pages/book_flows.h"
#include "book/pages/book_plan.h"
#include "book/pages/help.h"
#include "book/spec/book_spec.h"
#include "book/words/words.h"

namespace nonet {

// Draws pages of one book and keeps the data that they share. All arguments must outlive it.
class PagePainter {
 public:
  PagePainter(const BookSpec& spec, const BookPlan& plan, const BookFlows& flows,
              const Typefaces& typefaces);

  // The page with this number, from 1.
  [[nodiscard]] Drawing paint(int page_number) const;

 private:
  struct Place {
    int number = 0;
    Side side = Side::kRecto;
    Rect content;
  };

  void paint_plain(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_text(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_puzzles(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_caption(Drawing& page, const Rect& caption, int index) const;
  void paint_label(Drawing& page, const Rect& room, int index, const TextStyle& small) const;
  void paint_foot(Drawing& page, const Rect& foot, int index) const;
  void paint_code(Drawing& page, const Rect& square, int index) const;
  // The page of help, as text with a link.
  struct HelpLine {
    std::string text;
    int page = 0;
  };
  void paint_boxes(Drawing& page, const Rect& foot, const HelpLine& help, bool beside_code) const;
  void paint_solutions(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_solution(Drawing& page, const GridBlock& block, int index) const;
  void paint_answers(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_divider(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_blank_grids(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_progress(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_folio(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_tab(Drawing& page, const PlannedPage& planned, const Place& place) const;
  [[nodiscard]] const PuzzleBoard& board_of_puzzle(int index) const;
  [[nodiscard]] DigitLook look() const { return {figures_.digit_per_cell, typefaces_}; }
  [[nodiscard]] std::string running_head(const PlannedPage& planned) const;
  [[nodiscard]] std::vector<GridBlock> blocks_of(const PlannedPage& planned, Side side) const;

  struct BigHeading {
    std::string_view heading;
    std::string_view line;
    int stars = 0;
    std::string_view more = {};  // a second paragraph
  };
  void paint_big_heading(Drawing& page, const Place& place, const BigHeading& what) const;

  const BookSpec& spec_;
  const BookPlan& plan_;
  const BookFlows& flows_;
  const Typefaces& typefaces_;
  const ProfileFigures& figures_;
  const BookWords& words_;
  std::vector<NumberedPuzzle> puzzles_;
  BookBoards boards_;
};

}  // namespace nonet
