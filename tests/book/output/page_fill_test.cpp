#include "book/output/page_fill.h"

#include <catch2/catch.hpp>

#include "book/output/cairo_output.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

// A numbered page with lines of text at these shares of its height.
Drawing page_with_lines(const std::vector<double>& shares) {
  Drawing page;
  page.size = {612, 792};
  const TextStyle style{Face::kRegular, 11, kBlack};
  for (const double share : shares) {
    page.text({{60, 46 + share * 700}, Anchor::kStart, style, "a line of text"});
  }
  page.text({{560, 770}, Anchor::kEnd, style, "17"});
  return page;
}

std::vector<std::string> advice(const std::vector<Drawing>& pages) {
  const auto pdf = render_pdf({.pages = pages, .outline = {}, .title = {}}, testing::typefaces());
  REQUIRE(pdf.ok());
  const auto found = page_fill_advice(*pdf, figures_of(Profile::kKdp));
  REQUIRE(found.ok());
  std::vector<std::string> lines;
  for (const PdfFault& each : *found) lines.push_back(each.line());
  return lines;
}

const std::vector<double> kFullPage = {0.02, 0.2, 0.4, 0.6, 0.8, 0.97};

TEST_CASE("A text that ends soon after a page break is reported", "[book][pdf]") {
  const Drawing full = page_with_lines(kFullPage);
  using Fills = std::vector<std::string>;
  CHECK(advice({full, full}) == Fills{});
  CHECK(advice({full, page_with_lines({0.02, 0.1})}) == Fills{"page 2: filled to 11 % only"});
  CHECK(advice({full, page_with_lines({0.02, 0.4})}) == Fills{});
  // A short chapter that begins on its own page.
  Drawing chapter = page_with_lines({0.1, 0.15});
  chapter.text({{60, 66}, Anchor::kStart, {Face::kLight, 24, kBlack}, "Index"});
  CHECK(advice({full, chapter}) == Fills{});
}

TEST_CASE("A wide gap inside a page is reported", "[book][pdf]") {
  CHECK(advice({page_with_lines({0.02, 0.1, 0.9})}) ==
        std::vector<std::string>{"page 1: a gap of 77 % of its height"});
}

// A numbered page whose text has a line at each of these distances, in lines, from its first one.
Drawing page_of_text(const std::vector<double>& places) {
  Drawing page;
  page.size = {612, 792};
  const TextStyle style{Face::kRegular, 11, kBlack};
  for (const double place : places) {
    page.text({{60, 60 + place * 15},
               Anchor::kStart,
               style,
               "a line of text that goes on in the next line, as all lines do but for the last"});
  }
  page.text({{560, 770}, Anchor::kEnd, style, "17"});
  return page;
}

std::vector<double> places(double from, double to) {
  std::vector<double> all;
  for (double place = from; place <= to; ++place) all.push_back(place);
  return all;
}

TEST_CASE("Captions and the digits of grids are not running text", "[book][pdf]") {
  Drawing page;
  page.size = {612, 792};
  const TextStyle caption{Face::kRegular, 11, kBlack};
  const TextStyle mark{Face::kRegular, 11, kBlack};
  for (const double top : {60.0, 400.0}) {
    page.text({{60, top}, Anchor::kStart, caption, "A caption that is as wide as its grid"});
    for (int row = 1; row <= 9; ++row) {
      page.text({{60, top + row * 30.0}, Anchor::kStart, mark, "5"});
      page.text({{250, top + row * 30.0}, Anchor::kStart, mark, "8"});
    }
    page.text(
        {{60, top + 300}, Anchor::kStart, caption, "Date, time and whether it was hard for me"});
  }
  page.text({{560, 770}, Anchor::kEnd, caption, "17"});
  CHECK(advice({page, page}) == std::vector<std::string>{});
}

TEST_CASE("A line of a paragraph that stands alone on a page is reported", "[book][pdf]") {
  using Alone = std::vector<std::string>;
  const Drawing full = page_of_text(places(0, 44));
  CHECK(advice({full, full}) == Alone{});
  std::vector<double> widow = places(1.6, 44);
  widow.insert(widow.begin(), 0);
  CHECK(advice({full, page_of_text(widow)}) ==
        Alone{"page 2: begins with the last line of a paragraph"});
  std::vector<double> orphan = places(0, 42);
  orphan.push_back(43.6);
  CHECK(advice({page_of_text(orphan), full}) ==
        Alone{"page 1: ends with the first line of a paragraph"});
  CHECK(advice({page_of_text(orphan)}) == Alone{});  // no text continues
}

}  // namespace
}  // namespace nonet
