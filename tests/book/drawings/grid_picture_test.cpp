#include "book/drawings/grid_picture.h"

#include <catch2/catch.hpp>

#include "book/output/cairo_output.h"
#include "book/pages/guide.h"
#include "book/paper/print_figures.h"
#include "solvers/exact/certify.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

GridPicture busy_picture() {
  GridPicture picture;
  picture.givens = example_givens();
  picture.marks = PencilMarks::of(picture.givens);
  picture.coordinates = Coordinates::kNumbers;
  picture.houses = {House::row(4)};
  picture.cells = {{Cell(4, 4), Highlight::kPattern}, {Cell(2, 2), Highlight::kElimination}};
  picture.candidates = {{{Cell(2, 1), Digit(8)}, Highlight::kPlacement},
                        {{Cell(2, 2), Digit(5)}, Highlight::kElimination}};
  picture.links = {{{Cell(2, 1), Digit(8)}, {Cell(2, 2), Digit(5)}, LinkStrength::kWeak}};
  picture.labels = {{Cell(0, 0), "A"}};
  return picture;
}

TEST_CASE("Every given is printed in the middle of its cell", "[book]") {
  GridPicture picture;
  picture.givens = certify(example_givens()).puzzle.value().solution();
  Drawing drawing;
  draw_grid(drawing, picture, {0, 0, 900, 900}, testing::typefaces());
  std::vector<const TextRun*> runs;
  for (const Mark& mark : drawing.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) runs.push_back(run);
  }
  REQUIRE(runs.size() == kCells);
  for (const Cell c : all_cells()) {
    const TextRun& run = *runs[static_cast<std::size_t>(c.index())];
    CHECK(run.text == std::string(1, picture.givens.digit(c).symbol()));
    const auto ink = testing::typefaces().ink_span(run.style, run.text[0]);
    const double start = start_of(run, testing::typefaces().width(run.style, run.text)).x;
    CHECK(start + (ink.left + ink.right) / 2 == Approx(c.column() * 100 + 50));
    const double height = testing::typefaces().cap_height(run.style);
    CHECK(run.at.y - height / 2 == Approx(c.row() * 100 + 50));
  }
}

TEST_CASE("Box lines are heavier than cell lines, none under 0.75 pt", "[book]") {
  Drawing drawing;
  draw_grid(drawing, {}, {0, 0, 90, 90}, testing::typefaces());
  int thin = 0;
  int thick = 0;
  for (const Mark& mark : drawing.marks) {
    const auto& stroke = std::get<Shape>(mark).stroke;
    REQUIRE(stroke.has_value());
    CHECK(stroke->width >= kSmallestLine);
    (stroke->width >= 2 * kSmallestLine ? thick : thin) += 1;
  }
  CHECK(thin == 12);
  CHECK(thick == 8);
}

TEST_CASE("Images come in four formats, the same bytes each time", "[book]") {
  const Drawing drawing = grid_image({busy_picture(), "An example", 300}, testing::typefaces());
  const std::pair<const char*, std::string_view> kinds[] = {{"x.svg", "<?xml"},
                                                            {"x.png", "\x89PNG"},
                                                            {"x.eps", "%!PS-Adobe-3.0 EPSF"},
                                                            {"x.pdf", "%PDF-1.4"}};
  for (const auto& [name, start] : kinds) {
    const auto format = image_format(name);
    REQUIRE(format.ok());
    const auto bytes = render_image(drawing, {*format, 96}, testing::typefaces());
    REQUIRE(bytes.ok());
    INFO(name);
    CHECK(bytes->starts_with(start));
    CHECK(bytes->find("CreationDate") == std::string::npos);
    const bool same = render_image(drawing, {*format, 96}, testing::typefaces()).value() == *bytes;
    CHECK(same);
  }
  CHECK(image_format("x.gif").error().text() ==
        "\"x.gif\": expected a name ending in .svg, .png, .eps, .pdf or .tif");
}

}  // namespace
}  // namespace nonet
