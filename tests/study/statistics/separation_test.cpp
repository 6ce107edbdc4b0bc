#include "study/statistics/separation.h"

#include <array>
#include <catch2/catch.hpp>
#include <limits>

namespace nonet {
namespace {

TEST_CASE("Separation counts pairs in order, and half of the ties", "[statistics]") {
  const std::array first = {1.0, 2.0, 3.0};
  const std::array second = {2.0, 4.0, std::numeric_limits<double>::infinity()};
  // Of nine pairs seven are in order, 2 and 2 tie, and 3 is above 2.
  const Interval area = separation(first, second);
  CHECK(area.value == Approx(7.5 / 9));
  CHECK(area.low < area.value);
  CHECK(area.high <= 1);
  CHECK(separation(second, first).value == Approx(1.5 / 9));
}

TEST_CASE("The interval of a separation is that of Hanley and McNeil", "[statistics]") {
  // Two equal halves: area 1/2, Q1 = Q2 = 1/3, so the variance is (1/4 + 18 / 12) / 100.
  std::array<double, 10> same{};
  const Interval area = separation(same, same);
  CHECK(area.value == Approx(0.5));
  CHECK(area.high - area.value == Approx(kDeviations * 0.1322876).epsilon(1e-5));
}

}  // namespace
}  // namespace nonet
