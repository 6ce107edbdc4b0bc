#include "book/paper/page_layout.h"

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

TEST_CASE("Trims are known by key or given in inches or millimetres", "[book]") {
  CHECK(parse_trim("8.5x11").value() == Size{612, 792});
  CHECK(parse_trim("A4").value() == parse_trim("a4").value());
  CHECK(parse_trim("letter").value() == parse_trim("8.5x11in").value());
  for (const char* good : {"6.14x9.21", "a5", "b5", "legal", "tabloid", "6x9in"}) {
    INFO(good);
    CHECK(parse_trim(good).ok());
  }
  const Size metric = parse_trim("148x210mm").value();
  CHECK(metric.width == Approx(148 / 25.4 * 72));
  CHECK(size_text(metric) == "148x210 mm");
  CHECK(size_text({612, 792}) == "8.5x11 in");
  CHECK(parse_trim("letter", Orientation::kLandscape).value() == Size{792, 612});
  for (const char* bad : {"", "6", "6x", "x9", "2x9", "6x9cm", "41x50", "nanxnan", "infx9"}) {
    INFO(bad);
    REQUIRE_FALSE(parse_trim(bad).ok());
  }
  CHECK(parse_trim("lettre").error().text().starts_with("trim \"lettre\": expected 8.5x11, 8x10"));
}

TEST_CASE("A size that the printer does not make is refused with the largest that it does",
          "[book]") {
  const auto layout = lay_out_pages({.page = *parse_trim("tabloid")});
  REQUIRE_FALSE(layout.ok());
  CHECK(layout.error().text() ==
        "11x17 in for profile kdp: its printer makes 4 to 8.5 in by 6 to 11.69 in, at most "
        "8.5x11.69 in");
  CHECK(lay_out_pages({.profile = Profile::kHome, .page = *parse_trim("tabloid")}).ok());
}

TEST_CASE("Every profile lays out its usual trim, in every number that is legal", "[book]") {
  for (const ProfileFigures& profile : kProfiles) {
    const PageLayout usual = layout_of(profile.trim, 0, profile.profile);
    CHECK(usual.puzzles_per_page == profile.usual_puzzles);
    CHECK(usual.solutions_per_page == profile.usual_solutions);
    CHECK_FALSE(layout_warning(usual).has_value());
  }
}

TEST_CASE("Large print has digits of 40 pt and captions of 18 pt", "[book]") {
  const ProfileFigures& figures = figures_of(Profile::kLargePrint);
  const PageLayout layout = layout_of("8.5x11", 1, Profile::kLargePrint);
  const double side = layout.puzzle_blocks(Side::kRecto)[0].grid.width;
  CHECK(digit_size(side, figures.digit_per_cell) >= 40);
  CHECK(figures.caption_size >= 18);
}

TEST_CASE("Gaps are even, and the page number stands below the edge of the grids", "[book]") {
  const PageLayout layout = layout_of("8.5x11", 6);
  const auto blocks = layout.puzzle_blocks(Side::kRecto);
  const double across = blocks[1].grid.x - blocks[0].grid.right();
  const double down = blocks[2].caption.y - blocks[0].foot.bottom();
  CHECK(across == Approx(down));
  CHECK(layout.folio(Side::kRecto, blocks).x == Approx(blocks[1].grid.right()));
  CHECK(layout.folio(Side::kVerso, layout.puzzle_blocks(Side::kVerso)).x ==
        Approx(layout.puzzle_blocks(Side::kVerso)[0].grid.x));
}

TEST_CASE("Numbers that are no rectangle stand in rows of two lengths, each in the middle",
          "[book]") {
  const auto rows_of = [](int count) {
    std::vector<int> rows;
    double y = -1;
    for (const GridBlock& block : layout_of("a4", count, Profile::kNewspaper).puzzle_blocks({})) {
      if (block.grid.y > y + 1) rows.push_back(0);
      y = block.grid.y;
      ++rows.back();
    }
    return rows;
  };
  using Rows = std::vector<int>;
  CHECK(rows_of(5) == Rows{2, 1, 2});
  CHECK(rows_of(7) == Rows{2, 3, 2});
  CHECK(rows_of(8) == Rows{3, 2, 3});
  CHECK(rows_of(9) == Rows{3, 3, 3});
  CHECK(rows_of(10) == Rows{2, 3, 3, 2});
  CHECK(rows_of(12) == Rows{3, 3, 3, 3});
  CHECK(rows_of(16) == Rows{4, 4, 4, 4});
  const PageLayout seven = layout_of("a4", 7, Profile::kNewspaper);
  const auto blocks = seven.puzzle_blocks(Side::kRecto);
  CHECK(blocks[0].grid.x + blocks[1].grid.right() ==
        Approx(blocks[2].grid.x + blocks[4].grid.right()));
}

TEST_CASE("Answers at the foot are as large as leaves the puzzles comfortable", "[book]") {
  const auto answers = [](Profile profile, int per_page) {
    const auto layout = lay_out_pages({.profile = profile,
                                       .page = *parse_trim(figures_of(profile).trim),
                                       .puzzles_per_page = per_page,
                                       .answers_below = true});
    REQUIRE(layout.ok());
    return layout->answer_digit;
  };
  CHECK(answers(Profile::kKdp, 1) == 10);
  CHECK(answers(Profile::kNewspaper, 4) == 10);
  CHECK(answers(Profile::kNewspaper, 7) >= 8);
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
  const ProfileFigures& kdp = figures_of(Profile::kKdp);
  CHECK(smallest_gutter(kdp, 24) == 0.375);
  CHECK(smallest_gutter(kdp, 150) == 0.375);
  CHECK(smallest_gutter(kdp, 151) == 0.5);
  CHECK(smallest_gutter(kdp, 828) == 0.875);
  CHECK(smallest_gutter(figures_of(Profile::kIngram), 24) == 0.5);
  CHECK(spine_of(kPapers[0], 100) == Approx(0.2252));
  PageLayout layout = layout_of("6x9", 1);
  const Rect recto = layout.content(Side::kRecto);
  const Rect verso = layout.content(Side::kVerso);
  CHECK(recto.x == Approx((0.375 + kGutterComfort) * 72));
  CHECK(verso.x == Approx(kdp.outside_margin * 72));
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
  CHECK(refusal("6x9", 12, 0, Profile::kKdp) ==
        "12 puzzles per page on 6x9 in (profile kdp): their digits would be 8.4 pt, under 10 pt; "
        "at most 6 fit");
  CHECK(
      refusal("8.5x11", 11, 0, Profile::kKdp) ==
      "11 puzzles per page on 8.5x11 in (profile kdp): the possible numbers are 1, 2, 3, 4, 5, 6, "
      "7, 8, 9, 10, 12, 16; at most 12 fit");
  CHECK(refusal("8.5x11", 16, 0, Profile::kKdp).find("under 10 pt; at most 12 fit") !=
        std::string::npos);
  CHECK(refusal("6x9", 1, 20, Profile::kKdp).find("under 7 pt; at most 12 fit") !=
        std::string::npos);
  CHECK(refusal("8.5x11", 4, 0, Profile::kLargePrint).find("at most 1 fit") != std::string::npos);
  CHECK(refusal("5x8", 1, 0, Profile::kLargePrint).find("choose a larger trim") !=
        std::string::npos);
}

TEST_CASE("Grids smaller than is comfortable are made with a warning", "[book]") {
  const auto warning = layout_warning(layout_of("6x9", 4));
  REQUIRE(warning.has_value());
  CHECK(warning->starts_with("the grids are 2."));
  CHECK(layout_warning(layout_of("5x8", 4, Profile::kPocket)).has_value());
}

TEST_CASE("Puzzles per page that the trims can hold", "[book]") {
  CHECK(layout_of("8.5x11", 6).puzzle_blocks(Side::kRecto).size() == 6);
  CHECK(layout_of("a4", 6).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("8.5x8.5", 4).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("6x9", 2).puzzle_blocks(Side::kRecto)[0].grid.width >= 216);
  CHECK(layout_of("8.5x11", 1).solutions_per_page == 12);
}

TEST_CASE("Grids are shared out evenly by default", "[book]") {
  LayoutRequest request{.profile = Profile::kNewspaper, .page = *parse_trim("a4")};
  const auto numbers = [&](int puzzles, bool overleaf) {
    request.puzzles = request.solutions = puzzles;
    request.overleaf = overleaf;
    const auto layout = lay_out_pages(request);
    REQUIRE(layout.ok());
    return std::pair(layout->puzzles_per_page, layout->solutions_per_page);
  };
  CHECK(numbers(0, false) == std::pair(7, 20));  // not known
  CHECK(numbers(6, false) == std::pair(6, 6));
  CHECK(numbers(7, false) == std::pair(7, 7));
  CHECK(numbers(2, false) == std::pair(2, 2));
  CHECK(numbers(13, false) == std::pair(7, 16));
  CHECK(numbers(12, true) == std::pair(6, 6));
  request.puzzles_per_page = 6;
  CHECK(numbers(7, false) == std::pair(6, 7));
  // Books have the usual number of puzzles on every page, and share out their solutions.
  request = {.profile = Profile::kKdp, .page = *parse_trim("8.5x11")};
  CHECK(numbers(7, false) == std::pair(1, 7));
  CHECK(numbers(25, false) == std::pair(1, 9));
  CHECK(numbers(100, false) == std::pair(1, 12));
}

TEST_CASE("A size that KDP does not make is printed at home, unless a printer is named",
          "[book][layout]") {
  const auto upright = Orientation::kUpright;
  const auto usual = profile_and_trim({}, {}, upright);
  REQUIRE(usual.ok());
  CHECK(usual->profile == Profile::kKdp);
  CHECK(size_text(usual->trim) == "8.5x11 in");
  CHECK(profile_and_trim({}, "6x9", upright)->profile == Profile::kKdp);
  CHECK(profile_and_trim({}, "tabloid", upright)->profile == Profile::kHome);
  CHECK(profile_and_trim("kdp", "tabloid", upright)->profile == Profile::kKdp);
  CHECK(size_text(profile_and_trim("home", {}, Orientation::kLandscape)->trim) == "11.69x8.27 in");
  CHECK_FALSE(profile_and_trim("nope", {}, upright).ok());
  CHECK_FALSE(profile_and_trim({}, "9x9x9", upright).ok());
}

}  // namespace
}  // namespace nonet
