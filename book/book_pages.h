// One page of a book as a drawing.
#pragma once

#include <vector>

#include "book/book.h"

namespace nonet {

// Draws pages of one book; keeps what its pages share. The spec, plan and typefaces must outlive
// it.
class PagePainter {
 public:
  PagePainter(const BookSpec& spec, const BookPlan& plan, const Typefaces& typefaces);

  // The page with this number, from 1.
  [[nodiscard]] Drawing paint(int page_number) const;

 private:
  struct Place {
    int number = 0;
    Side side = Side::kRecto;
    Rect content;
  };

  void paint_puzzles(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_puzzle_caption(Drawing& page, const Rect& caption, int index) const;
  void paint_solutions(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_solution_caption(Drawing& page, const Rect& caption, int index) const;
  void paint_divider(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_solutions_title(Drawing& page, const Place& place) const;
  void paint_blank_grids(Drawing& page, const Place& place) const;
  void paint_folio(Drawing& page, const PlannedPage& planned, const Place& place) const;
  void paint_big_heading(Drawing& page, const Place& place, std::string_view heading,
                         std::string_view line, int stars) const;

  const BookSpec& spec_;
  const BookPlan& plan_;
  const Typefaces& typefaces_;
  std::vector<NumberedPuzzle> puzzles_;
  std::vector<Drawing> contents_;
  std::vector<Drawing> guide_;
};

}  // namespace nonet
