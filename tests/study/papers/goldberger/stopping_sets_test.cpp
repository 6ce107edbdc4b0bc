#include "study/papers/goldberger/stopping_sets.h"

#include <catch2/catch.hpp>

namespace nonet::goldberger {
namespace {

// `count` puzzles that max-product leaves with `revealed` cells; constraints finish `finished` of
// the puzzles.
void add(std::vector<Outcome>& plain, std::vector<Outcome>& constrained, int revealed, int count,
         int finished) {
  for (int i = 0; i < count; ++i) {
    plain.push_back({false, revealed});
    constrained.push_back({i < finished, i < finished ? kCells : revealed + 1});
  }
}

// 200 sets each of about 17, 35 and 55 cells.
ComparisonTable table_with(int near_17, int middling, int large) {
  std::vector<Outcome> plain;
  std::vector<Outcome> constrained;
  add(plain, constrained, 17, 200, near_17);
  add(plain, constrained, 35, 200, middling);
  add(plain, constrained, 55, 200, large);
  add(plain, constrained, kCells, 100, 100);
  return stopping_set_table(plain, constrained);
}

TEST_CASE("His conclusion holds if larger sets are finished more often", "[papers]") {
  const ComparisonTable table = table_with(10, 60, 120);
  REQUIRE(table.rows.size() == 4);
  CHECK(table.rows[0].label == "15 to 19 revealed by MP");
  CHECK(table.rows[0].sample == 200);
  CHECK(table.rows[0].ours == "5.0");
  CHECK(table.rows[3].finding == Finding::kAgrees);
  // The share rises, then falls: the conclusion holds in part.
  CHECK(table_with(80, 140, 40).rows[3].finding == Finding::kPartly);
  CHECK(table_with(120, 60, 20).rows[3].finding == Finding::kContradicts);
}

TEST_CASE("Nothing is concluded from a few puzzles", "[papers]") {
  std::vector<Outcome> plain;
  std::vector<Outcome> constrained;
  add(plain, constrained, 17, 3, 1);
  add(plain, constrained, 35, 3, 1);
  add(plain, constrained, 55, 3, 2);
  CHECK(stopping_set_table(plain, constrained).rows.back().finding == Finding::kOpen);
  // Without sets of each size there is no finding about sizes.
  CHECK(stopping_set_table({{false, 17}}, {{false, 18}}).rows.size() == 1);
}

TEST_CASE("The curve has a point for each size, between its interval", "[papers]") {
  std::vector<Outcome> plain;
  std::vector<Outcome> constrained;
  add(plain, constrained, 17, 20, 5);
  add(plain, constrained, 55, 20, 10);
  const LineChart chart = finished_chart(plain, constrained);
  REQUIRE(chart.series.size() == 3);
  REQUIRE(chart.series[0].points.size() == 2);
  CHECK(chart.series[0].points[1].y == Approx(50));
  CHECK(chart.series[1].points[1].y < 50);
  CHECK(chart.series[2].points[1].y > 50);
}

}  // namespace
}  // namespace nonet::goldberger
