// Three designs:
//
//   tiles   dark; the givens of the first puzzle as light tiles on the front, and nine golden ones,
//           one in every row, column and box: the places of a digit
//   mosaic  light; over the title a mosaic of the book's solutions, a colour for each digit
//   grid    light; below a dark block with the title the first puzzle, so large that it runs over
//           the edges

#include "book/cover/cover_designs.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "board/cell.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

// The digit in the middle.
int golden_digit(const CoverGrid& grid) { return (grid.side + 1) / 2; }

Ink between(Ink a, Ink b, double share) {
  const auto mixed = [&](double from, double to) { return from + (to - from) * share; };
  return {mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue)};
}

// The part of a rectangle from one share of its height to another.
Rect slice(const Rect& rect, double from, double to) {
  return {rect.x, rect.y + rect.height * from, rect.width, rect.height * (to - from)};
}

// --- tiles ---------------------------------------------------------------------------------------

FrontRooms tiles_rooms(const CoverPlan& plan) {
  return {slice(plan.front_text, 0.02, 0.36), slice(plan.front_text, 0.9, 1)};
}

Rect tiles_art_room(const CoverPlan& plan) {
  const Rect room = slice(plan.front_text, 0.38, 0.88);
  const double side = std::min(room.width * 0.84, room.height);
  return {room.center().x - side / 2, room.center().y - side / 2, side, side};
}

void tiles_ground(Drawing& sheet, const CoverScene& scene) {
  sheet.fill({0, 0, scene.plan.sheet.width, scene.plan.sheet.height}, scene.palette.deep);
}

Ink tile_ink(const CoverPalette& palette, const CoverGrid& grid, int row, int column) {
  if (grid.solution_at(row, column) == golden_digit(grid)) return palette.accent;
  return grid.given_at(row, column) == 0 ? palette.quiet : palette.light;
}

void tiles_art(Drawing& sheet, const CoverScene& scene, const Rect& room) {
  const CoverGrid& grid = scene.grids.front();
  const int gaps = (grid.side - 1) / std::min(grid.box_rows, grid.box_columns);
  const double pitch = room.width / (grid.side + gaps * 0.25);
  const double half = pitch * 0.42;
  for (int row = 0; row < grid.side; ++row) {
    for (int column = 0; column < grid.side; ++column) {
      // Boxes stand a little apart.
      const int boxes_before = column / grid.box_columns;
      const int boxes_above = row / grid.box_rows;
      const Point apart{boxes_before * pitch * 0.25, boxes_above * pitch * 0.25};
      const Point center =
          Point{room.x, room.y} + apart + Point{(column + 0.5) * pitch, (row + 0.5) * pitch};
      sheet.fill({center.x - half, center.y - half, 2 * half, 2 * half},
                 tile_ink(scene.palette, grid, row, column));
    }
  }
}

// --- mosaic --------------------------------------------------------------------------------------

constexpr double kMosaicShare = 0.52;  // of the front's height
constexpr int kCellsAcross = 36;

FrontRooms mosaic_rooms(const CoverPlan& plan) {
  return {slice(plan.front_text, 0.57, 0.88), slice(plan.front_text, 0.92, 1)};
}

Rect mosaic_art_room(const CoverPlan& plan) {
  const Rect front = plan.front_with_bleed();
  return {front.x, front.y, front.width, plan.bleed + plan.front.height * kMosaicShare};
}

void mosaic_ground(Drawing& sheet, const CoverScene& scene) {
  const CoverPlan& plan = scene.plan;
  sheet.fill({0, 0, plan.sheet.width, plan.sheet.height}, scene.palette.light);
  sheet.fill(plan.spine_with_bleed(), scene.palette.deep);
}

int grids_across(const CoverGrid& grid) { return std::max(1, kCellsAcross / grid.side); }

Ink mosaic_ink(const CoverPalette& palette, const CoverGrid& grid, int digit) {
  if (digit == golden_digit(grid)) return palette.accent;
  return between(palette.deep, between(palette.middle, palette.light, 0.6),
                 (digit - 1) / (grid.side - 1.0));
}

// The digit at a place of the field of solutions; when all are there, they come again with other
// digits.
int field_digit(const CoverScene& scene, int row, int column) {
  const auto grids = static_cast<int>(scene.grids.size());
  const int side = scene.grids.front().side;
  const int grid = row / side * grids_across(scene.grids.front()) + column / side;
  const int digit =
      scene.grids[static_cast<std::size_t>(grid % grids)].solution_at(row % side, column % side);
  return (std::max(digit - 1, 0) + grid / grids * 2) % side + 1;
}

void mosaic_art(Drawing& sheet, const CoverScene& scene, const Rect& room) {
  sheet.fill(room, scene.palette.deep);
  const CoverGrid& grid = scene.grids.front();
  const int columns = grids_across(grid) * grid.side;
  const double pitch = room.width / columns;
  const auto rows = static_cast<int>(std::lround(room.height / pitch));
  const double height = room.height / rows;
  const double gap = pitch * 0.06;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      sheet.fill({room.x + column * pitch + gap, room.y + row * height + gap, pitch - 2 * gap,
                  height - 2 * gap},
                 mosaic_ink(scene.palette, grid, field_digit(scene, row, column)));
    }
  }
}

void mosaic_over(Drawing& sheet, const CoverScene& scene) {
  const Rect room = mosaic_art_room(scene.plan);
  const double band = scene.plan.front.height * 0.012;
  sheet.fill({room.x, room.bottom(), room.width, band}, scene.palette.accent);
}

// --- grid ----------------------------------------------------------------------------------------

constexpr double kBlockShare = 0.42;  // of the front's height, the block with the title

FrontRooms grid_rooms(const CoverPlan& plan) {
  return {slice(plan.front_text, 0.01, 0.30), slice(plan.front_text, 0.31, 0.38)};
}

Rect grid_art_room(const CoverPlan& plan) {
  const Rect front = plan.front_with_bleed();
  const double top = plan.bleed + plan.front.height * kBlockShare;
  return {front.x, top, front.width, front.height - top};
}

void grid_ground(Drawing& sheet, const CoverScene& scene) {
  const CoverPlan& plan = scene.plan;
  sheet.fill({0, 0, plan.sheet.width, plan.sheet.height}, scene.palette.light);
  sheet.fill(plan.spine_with_bleed(), scene.palette.deep);
}

struct LargeGrid {
  const CoverGrid& grid;
  Point corner;
  double pitch;
};

// A line from cell to cell over the room, heavier between boxes.
void large_lines(Drawing& sheet, const Rect& room, const LargeGrid& large, Ink ink) {
  const auto& [grid, corner, pitch] = large;
  const auto half_weight = [&](int i, int box) {
    return large.pitch * (i % box == 0 ? 0.055 : 0.02) / 2;
  };
  for (int i = 0; i <= grid.side; ++i) {
    const double x = corner.x + i * pitch;
    const double y = corner.y + i * pitch;
    if (const double half = half_weight(i, grid.box_columns); x + half <= room.right()) {
      sheet.fill({x - half, corner.y, 2 * half, room.bottom() - corner.y}, ink);
    }
    if (const double half = half_weight(i, grid.box_rows); y + half <= room.bottom()) {
      sheet.fill({corner.x, y - half, room.right() - corner.x, 2 * half}, ink);
    }
  }
}

// Its upper left corner is in sight; at the right and below it runs over the edges. No digit is
// cut.
void grid_art(Drawing& sheet, const CoverScene& scene, const Rect& room) {
  const CoverPlan& plan = scene.plan;
  const CoverGrid& grid = scene.grids.front();
  const double pitch = plan.front.width / std::min(6.0, grid.side - 0.5);
  const Point corner{plan.front_text.x, room.y + pitch * 0.45};
  sheet.fill({corner.x, corner.y, room.right() - corner.x, room.bottom() - corner.y}, kWhite);
  const double second_box = corner.x + grid.box_columns * pitch;
  sheet.fill({second_box, corner.y, room.right() - second_box,
              std::min(grid.box_rows * pitch, room.bottom() - corner.y)},
             between(scene.palette.light, scene.palette.middle, 0.35));
  const TextStyle style{Face::kSemibold, pitch * 0.66, scene.palette.deep};
  for (int row = 0; row < grid.side; ++row) {
    for (int column = 0; column < grid.side; ++column) {
      const Rect cell{corner.x + column * pitch, corner.y + row * pitch, pitch, pitch};
      const bool in_sight = cell.right() <= plan.front_text.right() + pitch * 0.2 &&
                            cell.bottom() <= plan.front_text.bottom() + pitch * 0.2;
      if (grid.given_at(row, column) == 0 || !in_sight) continue;
      const double baseline = cell.center().y + scene.typefaces.cap_height(style) / 2;
      sheet.text({{cell.center().x, baseline},
                  Anchor::kMiddle,
                  style,
                  std::string(1, variants::symbol_of(grid.given_at(row, column)))});
    }
  }
  large_lines(sheet, room, {grid, corner, pitch}, scene.palette.deep);
}

void grid_over(Drawing& sheet, const CoverScene& scene) {
  const CoverPlan& plan = scene.plan;
  const Rect front = plan.front_with_bleed();
  const double bottom = grid_art_room(plan).y;
  const double band = plan.front.height * 0.012;
  sheet.fill({front.x, 0, front.width, bottom}, scene.palette.deep);
  sheet.fill({front.x, bottom - band, front.width, band}, scene.palette.accent);
}

constexpr std::array kDesigns = {
    CoverDesign{.key = "tiles",
                .what = "dark, with the first puzzle as tiles",
                .alignment = Anchor::kMiddle,
                .headline = &CoverPalette::light,
                .front_lines = &CoverPalette::light,
                .back_lines = &CoverPalette::light,
                .spine_lines = &CoverPalette::light,
                .rooms = tiles_rooms,
                .art_room = tiles_art_room,
                .paint_ground = tiles_ground,
                .paint_art = tiles_art,
                .paint_over = nullptr},
    CoverDesign{.key = "mosaic",
                .what = "light, under a mosaic of the book's solutions",
                .alignment = Anchor::kStart,
                .headline = &CoverPalette::deep,
                .front_lines = &CoverPalette::deep,
                .back_lines = &CoverPalette::deep,
                .spine_lines = &CoverPalette::light,
                .rooms = mosaic_rooms,
                .art_room = mosaic_art_room,
                .paint_ground = mosaic_ground,
                .paint_art = mosaic_art,
                .paint_over = mosaic_over},
    CoverDesign{.key = "grid",
                .what = "light, over a large grid that runs over the edges",
                .alignment = Anchor::kStart,
                .headline = &CoverPalette::light,
                .front_lines = &CoverPalette::light,
                .back_lines = &CoverPalette::deep,
                .spine_lines = &CoverPalette::light,
                .rooms = grid_rooms,
                .art_room = grid_art_room,
                .paint_ground = grid_ground,
                .paint_art = grid_art,
                .paint_over = grid_over},
};

CoverGrid classic_grid(const BookPuzzle& puzzle) {
  CoverGrid grid{.side = kSize, .box_rows = kBoxSize, .box_columns = kBoxSize};
  for (const Cell cell : all_cells()) {
    grid.givens.push_back(puzzle.givens.value(cell));
    grid.solution.push_back(puzzle.solution.value(cell));
  }
  return grid;
}

CoverGrid board_grid(const BookPuzzle& puzzle, const variants::Geometry& board) {
  CoverGrid grid{.side = std::max(board.rows(), board.columns()),
                 .box_rows = std::max(1, board.box_rows()),
                 .box_columns = std::max(1, board.box_columns())};
  for (int row = 0; row < grid.side; ++row) {
    for (int column = 0; column < grid.side; ++column) {
      const auto cell = board.cell_at({row, column});
      grid.givens.push_back(cell ? puzzle.board.givens[*cell] : 0);
      grid.solution.push_back(cell ? puzzle.board.solution[*cell] : 0);
    }
  }
  return grid;
}

}  // namespace

std::vector<CoverGrid> cover_grids(const BookSpec& book) {
  std::vector<CoverGrid> grids;
  const auto& board = book.sections.front().board;
  for (const BookSection& section : book.sections) {
    const bool same = board == nullptr
                          ? section.board == nullptr
                          : section.board != nullptr && section.board->key() == board->key();
    for (const BookPuzzle& puzzle : section.puzzles) {
      if (same)
        grids.push_back(board == nullptr ? classic_grid(puzzle) : board_grid(puzzle, *board));
    }
  }
  return grids;
}

std::span<const CoverDesign> cover_designs() { return kDesigns; }

}  // namespace nonet
