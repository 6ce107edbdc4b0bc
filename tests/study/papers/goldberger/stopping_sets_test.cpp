#include "study/papers/goldberger/stopping_sets.h"

#include <catch2/catch.hpp>

namespace nonet::goldberger {
namespace {

// `count` puzzles that MP leaves with `revealed` cells, of which the constraints finish `finished`.
void add(std::vector<Outcome>& plain, std::vector<Outcome>& constrained, int revealed, int count,
         int finished) {
  for (int i = 0; i < count; ++i) {
    plain.push_back({false, revealed});
    constrained.push_back({i < finished, i < finished ? kCells : revealed + 1});
  }
}

TEST_CASE("His conclusion is contradicted where small sets are finished more often", "[papers]") {
  for (const bool small_first : {true, false}) {
    std::vector<Outcome> plain;
    std::vector<Outcome> constrained;
    add(plain, constrained, 17, 200, small_first ? 90 : 10);
    add(plain, constrained, 55, 200, small_first ? 40 : 120);
    add(plain, constrained, kCells, 100, 100);
    const ComparisonTable table = stopping_set_table(plain, constrained);
    REQUIRE(table.rows.size() == 3);
    CHECK(table.rows[0].label == "15 to 19 revealed by MP");
    CHECK(table.rows[0].sample == 200);
    CHECK(table.rows[0].ours == (small_first ? "45.0" : "5.0"));
    CHECK(table.rows[2].finding == (small_first ? Finding::kContradicts : Finding::kAgrees));
  }
}

TEST_CASE("Of a few puzzles nothing is concluded", "[papers]") {
  std::vector<Outcome> plain;
  std::vector<Outcome> constrained;
  add(plain, constrained, 17, 3, 1);
  add(plain, constrained, 55, 3, 2);
  CHECK(stopping_set_table(plain, constrained).rows.back().finding == Finding::kDiffers);
}

}  // namespace
}  // namespace nonet::goldberger
