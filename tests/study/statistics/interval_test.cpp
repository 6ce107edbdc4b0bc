#include "study/statistics/interval.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

// Wilson's interval for 10 of 100, as statistics books print it: 5.52 to 17.44 per cent.
TEST_CASE("A share has Wilson's interval", "[statistics]") {
  const Interval ten = share_interval(10, 100);
  CHECK(ten.value == Approx(10));
  CHECK(ten.low == Approx(5.52).margin(0.01));
  CHECK(ten.high == Approx(17.44).margin(0.01));
  CHECK(text_of(ten) == "10.00 [5.52, 17.44]");
  CHECK(share_interval(0, 50).low == Approx(0).margin(1e-9));
  CHECK(share_interval(0, 50).high > 5);
  CHECK(share_interval(50, 50).high == Approx(100));
}

TEST_CASE("A mean has the interval of its standard error", "[statistics]") {
  const Interval mean = mean_interval({1, 2, 3, 4, 5});
  CHECK(mean.value == Approx(3));
  CHECK(mean.high - 3 == Approx(2.776445 * 1.5811 / 2.2361).epsilon(1e-3));
  CHECK(mean_interval({7}).low == Approx(7));
}

TEST_CASE("A geometric mean is the mean of the logarithms", "[statistics]") {
  const Interval mean = geometric_mean_interval({1, 10, 100});
  CHECK(mean.value == Approx(10));
  CHECK(mean.value / mean.low == Approx(mean.high / mean.value));
}

// Ranks 6 and 15 of 20, as tables of the sign test have it.
TEST_CASE("A median's interval is two of the values", "[statistics]") {
  std::vector<double> values;
  for (int i = 20; i >= 1; --i) values.push_back(i);
  const Interval median = median_interval(values);
  CHECK(median.value == 10);
  CHECK(median.low == 6);
  CHECK(median.high == 15);
  CHECK(median_interval({3, 1, 2}).low == 2);
}

}  // namespace
}  // namespace nonet
