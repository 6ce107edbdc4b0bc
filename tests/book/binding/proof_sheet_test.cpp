#include "book/binding/proof_sheet.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "book/binding/bound_book.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::printed;
using testing::sample_book;
using testing::typefaces;

// Middles of the chart's dots, from left to right.
std::vector<Point> dots_of(const Drawing& chart) {
  std::vector<Point> dots;
  for (const Mark& mark : chart.marks) {
    const auto* shape = std::get_if<Shape>(&mark);
    if (shape == nullptr || shape->path.size() != circle_path({}, 1).size()) continue;
    dots.push_back(bounds(shape->path).center());
  }
  std::ranges::sort(dots, {}, &Point::x);
  return dots;
}

TEST_CASE("A proof charts the target of each puzzle by its number", "[book][proof]") {
  BookSpec spec = sample_book(4);
  spec.sections[2].puzzles[3].effort = kBeyondMinutes;
  const PrintedBook book = printed(spec);
  const Drawing chart = proof_sheets(spec, book, typefaces()).front();
  const std::vector<Point> dots = dots_of(chart);
  REQUIRE(dots.size() == 11);
  const auto puzzles = numbered_puzzles(spec);
  // Its distance above the first dot follows from the efforts.
  const double unit =
      (dots[0].y - dots[10].y) / (puzzles[10].puzzle->effort - puzzles[0].puzzle->effort);
  CHECK(unit > 0);
  for (std::size_t i = 1; i < dots.size(); ++i) {
    CHECK(dots[i].x > dots[i - 1].x);
    const double rise = puzzles[i].puzzle->effort - puzzles[0].puzzle->effort;
    CHECK(dots[0].y - dots[i].y == Approx(unit * rise).margin(1e-6));
  }
  const bool told = std::ranges::any_of(chart.marks, [](const Mark& mark) {
    const auto* run = std::get_if<TextRun>(&mark);
    return run != nullptr && run->text.find("1 without a target") != std::string::npos;
  });
  CHECK(told);
}

TEST_CASE("A proof shows each page once, with its number and its safe area", "[book][proof]") {
  for (const Profile profile : {Profile::kKdp, Profile::kNewspaper}) {
    BookSpec spec = sample_book(6);
    spec.profile = profile;
    spec.trim = *parse_trim(figures_of(profile).trim);
    const PrintedBook book = printed(spec);
    const std::vector<Drawing> sheets = proof_sheets(spec, book, typefaces());
    std::size_t dashed = 0;
    std::size_t marks = 0;
    std::vector<std::string> texts;
    for (std::size_t i = 1; i < sheets.size(); ++i) {
      const Rect paper{0, 0, sheets[i].size.width, sheets[i].size.height};
      for (const Mark& mark : sheets[i].marks) {
        ++marks;
        if (const auto* run = std::get_if<TextRun>(&mark)) {
          texts.push_back(run->text);
          CHECK(paper.contains(run->at));
          continue;
        }
        const Shape& shape = std::get<Shape>(mark);
        dashed += shape.stroke && shape.stroke->dash > 0 ? 1 : 0;
        CHECK(paper.contains(bounds(shape.path).center()));
      }
    }
    CHECK(dashed == book.pages.size());
    std::size_t ink = 0;
    for (const Drawing& page : book.pages) ink += page.marks.size();
    // None of the page's own marks is lost. Each page adds two frames and a number, each sheet two
    // lines.
    CHECK(marks == ink + 3 * book.pages.size() + 2 * (sheets.size() - 1));
    for (int number = 1; number <= static_cast<int>(book.pages.size()); ++number) {
      CHECK(std::ranges::count(texts, page_label(book.plan, number)) >= 1);
    }
  }
}

TEST_CASE("A bound book has a proof on request", "[book][proof]") {
  BookSpec spec = sample_book(2);
  const auto without = bind_book(spec, BookFormat::kPdf);
  REQUIRE(without.ok());
  CHECK((*without)->proof.empty());
  spec.proof = true;
  const auto with = bind_book(spec, BookFormat::kPdf);
  REQUIRE(with.ok());
  CHECK((*with)->proof.starts_with("%PDF-"));
  CHECK((*with)->bytes == (*without)->bytes);
}

}  // namespace
}  // namespace nonet
