#include "book/drawings/board_picture.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "book/paper/print_figures.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using variants::Geometry;

Geometry board(const std::string& key) { return *variants::geometry_of(key); }

// The picture, with columns 10 points wide.
Drawing drawn(const BoardPicture& picture) {
  Drawing drawing;
  draw_board(drawing, picture, {0, 0, picture.geometry->columns() * 10.0, 0}, testing::typefaces());
  return drawing;
}

BoardPicture empty_board(const Geometry& geometry) {
  return {.geometry = &geometry,
          .givens = variants::CellDigits(static_cast<std::size_t>(geometry.cells()), 0)};
}

// The total length of the lines of this width, in cells.
double length_of_lines(const Drawing& drawing, double width) {
  double length = 0;
  for (const Mark& mark : drawing.marks) {
    const auto* shape = std::get_if<Shape>(&mark);
    if (shape == nullptr || !shape->stroke || shape->stroke->width != width) continue;
    const Rect box = bounds(shape->path);
    length += (box.width + box.height) / 10;
  }
  return length;
}

// Cells filled with a grey of this lightness.
long tinted(const Drawing& drawing, double lightness) {
  return std::ranges::count_if(drawing.marks, [&](const Mark& mark) {
    const auto* shape = std::get_if<Shape>(&mark);
    return shape != nullptr && shape->fill == Ink::grey(lightness);
  });
}

std::string symbols(const Drawing& drawing) {
  std::string all;
  for (const Mark& mark : drawing.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) all += run->text;
  }
  return all;
}

TEST_CASE("Boxes have thick lines around them, other cells thin ones between them", "[book]") {
  const Geometry six = board("6x6");
  const Drawing drawing = drawn(empty_board(six));
  CHECK(length_of_lines(drawing, thick_line(10)) == Approx(4 * 6 + 3 * 6));
  CHECK(length_of_lines(drawing, thin_line(10)) == Approx(3 * 6 + 4 * 6));
  const Geometry latin = board("6x6+latin");
  CHECK(length_of_lines(drawn(empty_board(latin)), thick_line(10)) == Approx(4 * 6));
}

TEST_CASE("The lines of a jigsaw follow its regions", "[book]") {
  const Geometry jigsaw = board("4x4+jigsaw:AABBACBBACDDCCDD");
  const Drawing drawing = drawn(empty_board(jigsaw));
  // Regions A and C meet B and D in eight edges; each inner edge has one line.
  const double thick = length_of_lines(drawing, thick_line(10)) - 4 * 4;
  CHECK(thick == Approx(10));
  CHECK(length_of_lines(drawing, thin_line(10)) == Approx(24 - thick));
}

TEST_CASE("Boards that share boxes have no lines where there are no cells", "[book]") {
  const Geometry twin = board("twin");
  const Drawing drawing = drawn(empty_board(twin));
  // Two outlines of nine boxes with one box in common.
  CHECK(length_of_lines(drawing, thick_line(10)) == Approx(2 * 8 * 9 - 4 * 3));
}

TEST_CASE("Further houses are grey, darker where several meet", "[book]") {
  const Geometry x = board("9x9+x");
  CHECK(tinted(drawn(empty_board(x)), 0.87) == 16);
  CHECK(tinted(drawn(empty_board(x)), 0.76) == 1);
  const Geometry windoku = board("windoku");
  CHECK(tinted(drawn(empty_board(windoku)), 0.87) == 36);
}

TEST_CASE("Digits above nine are letters; marks are the digits that fit", "[book]") {
  const Geometry giant = board("16x16");
  BoardPicture picture = empty_board(giant);
  picture.givens[0] = 16;
  CHECK(symbols(drawn(picture)) == "G");
  const Geometry four = board("4x4");
  BoardPicture small = empty_board(four);
  small.givens[0] = 1;
  small.found = small.givens;
  small.found[15] = 2;
  small.marks = true;
  const std::string all = symbols(drawn(small));
  CHECK(std::ranges::count(all, '1') == 1 + 16 - 2 - 7);
  CHECK(std::ranges::count(all, '2') == 1 + 16 - 2 - 7);
  CHECK(std::ranges::count(all, '3') == 14);
}

TEST_CASE("Digits of cells that must not be consecutive do not fit beside each other", "[book]") {
  const Geometry geometry = board("4x4+non-consecutive");
  BoardPicture picture = empty_board(geometry);
  picture.givens[0] = 2;
  picture.marks = true;
  // Neither neighbour may be 1 or 3: 4 remains in both.
  const std::string all = symbols(drawn(picture));
  CHECK(std::ranges::count(all, '1') == 13);
}

}  // namespace
}  // namespace nonet
