#include "book/page_layout.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

PageLayout layout_of(std::string_view trim, int per_page, Profile profile = Profile::kKdp) {
  const auto layout =
      lay_out_pages({.profile = profile, .page = *parse_trim(trim), .puzzles_per_page = per_page});
  INFO(trim << " " << per_page << (layout ? "" : layout.error().text()));
  REQUIRE(layout.ok());
  return *layout;
}

bool inside(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x - 1e-9 && inner.y >= outer.y - 1e-9 &&
         inner.right() <= outer.right() + 1e-9 && inner.bottom() <= outer.bottom() + 1e-9;
}

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() - 1e-9 && b.x < a.right() - 1e-9 && a.y < b.bottom() - 1e-9 &&
         b.y < a.bottom() - 1e-9;
}

TEST_CASE("Trims are known by key or given in inches", "[book]") {
  CHECK(parse_trim("8.5x11").value() == Size{612, 792});
  CHECK(parse_trim("A4").value() == parse_trim("a4").value());
  CHECK(parse_trim("6.14x9.21").ok());
  for (const char* bad : {"", "6", "6x", "x9", "6x9in", "3x9", "9x9", "6x12", "letter"}) {
    INFO(bad);
    REQUIRE_FALSE(parse_trim(bad).ok());
  }
  CHECK(parse_trim("letter").error().text() ==
        "trim \"letter\": expected 8.5x11, 8x10, 6x9, 8.5x8.5, 5x8, 5.5x8.5, 7x10, a4, or "
        "WIDTHxHEIGHT within 4-8.5 x 6-11.69 inches");
}

TEST_CASE("Every trim takes one puzzle a page in every profile", "[book]") {
  for (const TrimFigures& trim : kTrims) {
    for (const ProfileFigures& profile : kProfiles) layout_of(trim.key, 1, profile.profile);
  }
}

TEST_CASE("Blocks lie in the content area and do not overlap", "[book]") {
  for (const TrimFigures& trim : kTrims) {
    for (const int count : kPuzzlesPerPage) {
      const auto layout = lay_out_pages({.page = *parse_trim(trim.key), .puzzles_per_page = count});
      if (!layout) continue;
      for (const Side side : {Side::kRecto, Side::kVerso}) {
        for (const auto& blocks : {layout->puzzle_blocks(side), layout->solution_blocks(side)}) {
          for (std::size_t i = 0; i < blocks.size(); ++i) {
            CHECK(inside(blocks[i].grid, layout->content(side)));
            CHECK(inside(blocks[i].caption, layout->content(side)));
            CHECK(blocks[i].grid.width == blocks[i].grid.height);
            for (std::size_t j = 0; j < i; ++j)
              CHECK_FALSE(overlap(blocks[i].grid, blocks[j].grid));
            for (std::size_t j = 0; j < blocks.size(); ++j) {
              CHECK_FALSE(overlap(blocks[i].caption, blocks[j].grid));
            }
          }
        }
      }
    }
  }
}

TEST_CASE("The gutter is inside, and grows with the page count", "[book]") {
  CHECK(smallest_gutter(24) == 0.375);
  CHECK(smallest_gutter(150) == 0.375);
  CHECK(smallest_gutter(151) == 0.5);
  CHECK(smallest_gutter(828) == 0.875);
  PageLayout layout = layout_of("6x9", 1);
  const Rect recto = layout.content(Side::kRecto);
  const Rect verso = layout.content(Side::kVerso);
  CHECK(recto.x == Approx((0.375 + kGutterComfort) * 72));
  CHECK(verso.x == Approx(kOutsideMargin * 72));
  CHECK(recto.width == Approx(verso.width));
  CHECK(layout.folio(Side::kRecto).x == Approx(recto.right()));
  CHECK(layout.folio(Side::kVerso).x == Approx(verso.x));
}

TEST_CASE("Too small a grid is refused with the largest number that fits", "[book]") {
  const auto refusal = [](std::string_view trim, int puzzles, int solutions, Profile profile) {
    const auto layout = lay_out_pages({.profile = profile,
                                       .page = *parse_trim(trim),
                                       .puzzles_per_page = puzzles,
                                       .solutions_per_page = solutions});
    REQUIRE_FALSE(layout.ok());
    CHECK(layout.error().kind == ErrorKind::kRequest);
    return layout.error().text();
  };
  CHECK(refusal("6x9", 4, 0, Profile::kKdp) ==
        "4 puzzles per page on 6x9 in: their grids would be 2.35 in, under 3.0 in; at most 2 fit");
  CHECK(refusal("8.5x11", 3, 0, Profile::kKdp) ==
        "3 puzzles per page on 8.5x11 in: the possible numbers are 1, 2, 4, 6; at most 6 fit");
  CHECK(
      refusal("6x9", 1, 20, Profile::kKdp) ==
      "20 solutions per page on 6x9 in: their digits would be 5.9 pt, under 7 pt; at most 12 fit");
  CHECK(refusal("8.5x11", 4, 0, Profile::kLargePrint).find("at most 2 fit") != std::string::npos);
}

TEST_CASE("Puzzles per page that the trims can hold", "[book]") {
  CHECK(layout_of("8.5x11", 6).puzzle_blocks(Side::kRecto).size() == 6);
  CHECK(layout_of("a4", 6).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("8.5x8.5", 4).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("6x9", 2).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("8.5x11", 1).solutions_per_page == kUsualSolutionsPerPage);
  CHECK(
      digit_size(
          layout_of("8.5x11", 2, Profile::kLargePrint).puzzle_blocks(Side::kRecto)[0].grid.width) >=
      18);
}

}  // namespace
}  // namespace nonet
