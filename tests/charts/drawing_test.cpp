#include "charts/drawing.h"

#include <catch2/catch.hpp>

#include "charts/inline_svg.h"

namespace nonet {
namespace {

TEST_CASE("Appending a drawing moves shapes, text and links", "[book]") {
  Drawing inner;
  inner.line({0, 0}, {10, 0}, {kBlack, 1});
  inner.text({{1, 2}, Anchor::kStart, {}, "x"});
  inner.links.push_back({{0, 0, 5, 5}, 3});
  Drawing outer;
  outer.append(inner, {100, 200});
  REQUIRE(outer.marks.size() == 2);
  CHECK(bounds(std::get<Shape>(outer.marks[0]).path) == Rect{100, 200, 10, 0});
  CHECK(std::get<TextRun>(outer.marks[1]).at == Point{101, 202});
  CHECK(outer.links[0].area == Rect{100, 200, 5, 5});
}

TEST_CASE("Circles and stars fill the square around them", "[book]") {
  const Rect circle = bounds(circle_path({5, 5}, 4));
  CHECK(circle.x == Approx(1));
  CHECK(circle.bottom() == Approx(9));
  const Rect star = bounds(star_path({5, 5}, 4));
  CHECK(star.y == Approx(1));
  CHECK(star.x >= 1);
  CHECK(star.right() <= 9);
}

TEST_CASE("Inline SVG escapes text and has no ids", "[book]") {
  Drawing drawing;
  drawing.size = {20, 10};
  drawing.text({{1, 2}, Anchor::kEnd, {Face::kBold, 9, kBlack}, "a < b & c"});
  drawing.shape({rectangle_path({0, 0, 5.004, 5}), Ink::rgb(0x102030), Stroke{kBlack, 1.5, 3}});
  CHECK(inline_svg(drawing, "\"grid\"") ==
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\" role=\"img\" "
        "font-family=\"Lato, Carlito, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif\">"
        "<title>&quot;grid&quot;</title>"
        "<text x=\"1\" y=\"2\" font-size=\"9\" fill=\"#000000\" font-weight=\"700\" "
        "text-anchor=\"end\">a &lt; b &amp; c</text>"
        "<path d=\"M0 0 L5 0 L5 5 L0 5 Z\" fill=\"#102030\" stroke=\"#000000\" "
        "stroke-width=\"1.5\" stroke-dasharray=\"3\"/></svg>");
}

}  // namespace
}  // namespace nonet
