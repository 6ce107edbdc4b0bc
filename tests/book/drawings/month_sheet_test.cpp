#include "book/drawings/month_sheet.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <fmt/format.h>
#include <set>
#include <string>
#include <utility>

#include "book/paper/print_figures.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using std::chrono::year;
using std::chrono::year_month;

constexpr Size kA3{420 / kMillimetresPerInch * kPointsPerInch,
                   297 / kMillimetresPerInch* kPointsPerInch};

MonthSheet sheet_of(year_month month) {
  MonthSheet sheet{.month = month, .heading = "May 2026", .weekdays = {}, .days = {}, .size = kA3};
  const auto last = static_cast<unsigned>((month / std::chrono::last).day());
  for (unsigned day = 1; day <= last; ++day) {
    sheet.days.push_back({std::chrono::day(day), {}, fmt::format("day {}", day)});
  }
  for (std::string& weekday : sheet.weekdays) weekday = "day";
  return sheet;
}

std::vector<TextRun> texts_of(const Drawing& drawing) {
  std::vector<TextRun> texts;
  for (const Mark& mark : drawing.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) texts.push_back(*run);
  }
  return texts;
}

Point place_of(const std::vector<TextRun>& texts, const std::string& text) {
  const auto run = std::ranges::find(texts, text, &TextRun::text);
  REQUIRE(run != texts.end());
  return run->at;
}

TEST_CASE("a month's days stand below their weekdays, week by week", "[book][month]") {
  const MonthSheet sheet = sheet_of(year(2026) / 5);  // begins on a Friday
  const auto texts = texts_of(month_drawing(sheet, testing::typefaces()));
  const Point first = place_of(texts, "1");
  CHECK(place_of(texts, "8").x == Approx(first.x));
  CHECK(place_of(texts, "8").y > first.y);
  CHECK(place_of(texts, "3").y == Approx(first.y));
  CHECK(place_of(texts, "4").x < first.x);  // the first Monday
  CHECK(place_of(texts, "4").y == Approx(place_of(texts, "8").y));
  CHECK(std::ranges::count(texts, "day 31", &TextRun::text) == 1);
}

TEST_CASE("rules of a board stand between a month's heading and its weekdays", "[book][month]") {
  MonthSheet sheet = sheet_of(year(2026) / 5);
  const double without = month_digit(sheet, testing::typefaces());
  for (int i = 0; i < 40; ++i) sheet.rules += "every row holds each digit once ";
  CHECK(month_digit(sheet, testing::typefaces()) < without);
  const double above = place_of(texts_of(month_drawing(sheet, testing::typefaces())), "May 2026").y;
  int lines = 0;
  for (const TextRun& run : texts_of(month_drawing(sheet, testing::typefaces()))) {
    if (!run.text.starts_with("every") && run.text.find("row") == std::string::npos) continue;
    ++lines;
    const Rect ink = ink_box(run, testing::typefaces());
    CHECK(ink.y > above);
    CHECK(ink.right() < kA3.width);
    CHECK(ink.bottom() < place_of(texts_of(month_drawing(sheet, testing::typefaces())), "day").y);
  }
  CHECK(lines > 2);
}

TEST_CASE("the days of a sixth week stand in the first row", "[book][month]") {
  const auto texts = texts_of(month_drawing(sheet_of(year(2026) / 8), testing::typefaces()));
  CHECK(place_of(texts, "31").y == Approx(place_of(texts, "1").y));  // a Saturday
  CHECK(place_of(texts, "31").x == Approx(place_of(texts, "3").x));  // Mondays
}

TEST_CASE("no two days of any month share a place, and all ink is on the sheet", "[book][month]") {
  for (int y : {2015, 2026, 2028}) {
    for (unsigned m = 1; m <= 12; ++m) {
      INFO(y << '-' << m);
      const MonthSheet sheet = sheet_of(year(y) / static_cast<int>(m));
      CHECK(month_digit(sheet, testing::typefaces()) >= 8);
      std::set<std::pair<long, long>> places;
      for (const TextRun& run : texts_of(month_drawing(sheet, testing::typefaces()))) {
        const Rect ink = ink_box(run, testing::typefaces());
        CHECK(Rect{0, 0, kA3.width, kA3.height}.contains({ink.x, ink.y}));
        CHECK(Rect{0, 0, kA3.width, kA3.height}.contains({ink.right(), ink.bottom()}));
        if (run.style.face != Face::kBold) continue;
        CHECK(places.emplace(std::lround(run.at.x), std::lround(run.at.y)).second);
      }
      CHECK(places.size() == sheet.days.size());
    }
  }
}

}  // namespace
}  // namespace nonet
