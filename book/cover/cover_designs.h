// The designs of covers, a row each: colours of the panels, places of the text on the front, and
// art made of the book's own grids, in whose place a publisher's picture may stand.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "book/cover/cover_palette.h"
#include "book/cover/cover_plan.h"
#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"
#include "charts/drawing.h"

namespace nonet {

// The digits of a puzzle in a square: 0 where there is none.
struct CoverGrid {
  int side = 9;
  int box_rows = 3;
  int box_columns = 3;
  std::vector<int> givens = {};
  std::vector<int> solution = {};

  [[nodiscard]] int given_at(int row, int column) const { return givens[index(row, column)]; }
  [[nodiscard]] int solution_at(int row, int column) const { return solution[index(row, column)]; }

 private:
  [[nodiscard]] std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row * side + column);
  }
};

// The puzzles of a book that have the board of its first section. REQUIRES: it has puzzles.
std::vector<CoverGrid> cover_grids(const BookSpec& book);

// Everything that a cover's art is made of.
struct CoverScene {
  const CoverPlan& plan;
  const CoverPalette& palette;
  std::vector<CoverGrid> grids;  // of the book, of one board, at least one
  const Typefaces& typefaces;
};

// Where the front has its text: series, title and subtitle in the upper room, from its top; the
// author in the lower one, down to its foot.
struct FrontRooms {
  Rect title;
  Rect author;
};

struct CoverDesign {
  std::string_view key;
  std::string_view what;  // for help
  Anchor alignment;       // of the text on the front
  Ink CoverPalette::*headline;
  Ink CoverPalette::*front_lines;  // series, subtitle, author
  Ink CoverPalette::*back_lines;
  Ink CoverPalette::*spine_lines;
  FrontRooms (*rooms)(const CoverPlan&);
  Rect (*art_room)(const CoverPlan&);
  void (*paint_ground)(Drawing&, const CoverScene&);
  void (*paint_art)(Drawing&, const CoverScene&, const Rect& room);  // unless there is a picture
  // Over the art, whether made of grids or a picture; may be null.
  void (*paint_over)(Drawing&, const CoverScene&);
};

std::span<const CoverDesign> cover_designs();

}  // namespace nonet
