#include "study/statistics/ranks.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "base/random_stream.h"

namespace nonet {
namespace {

using Values = std::vector<double>;
constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinite = std::numeric_limits<double>::infinity();

TEST_CASE("Equal values share their mean rank", "[statistics]") {
  CHECK(average_ranks(Values{30, 10, 20}) == Values{3, 1, 2});
  CHECK(average_ranks(Values{5, 7, 5, 7, 5}) == Values{2, 4.5, 2, 4.5, 2});
  CHECK(average_ranks(Values{kInfinite, 1, kInfinite}) == Values{2.5, 1, 2.5});
  CHECK(average_ranks(Values{}).empty());
}

TEST_CASE("Spearman's coefficient of worked examples", "[statistics]") {
  CHECK(spearman(Values{1, 2, 3, 4}, Values{10, 100, 1000, 1e6})->coefficient == Approx(1));
  CHECK(spearman(Values{1, 2, 3, 4}, Values{4, 3, 2, 1})->coefficient == Approx(-1));
  // Without ties the textbook's 1 - 6 sum(d^2) / (n (n^2 - 1)): here sum(d^2) = 194, n = 10.
  const Values iq = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
  const Values hours = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
  CHECK(spearman(iq, hours)->coefficient == Approx(1 - 6.0 * 194 / 990));
  // With ties Pearson's of the ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4.
  CHECK(spearman(Values{1, 2, 2, 3}, Values{1, 2, 3, 4})->coefficient ==
        Approx(4.5 / std::sqrt(4.5 * 5)));
}

TEST_CASE("Only pairs with both values measured count, infinity included", "[statistics]") {
  const auto correlation = spearman(Values{1, kGap, 2, 3, 4}, Values{1, 5, 2, kInfinite, kGap});
  REQUIRE(correlation);
  CHECK(correlation->pairs == 3);
  CHECK(correlation->coefficient == Approx(1));
}

TEST_CASE("There is no correlation of too few values, nor with a constant", "[statistics]") {
  CHECK_FALSE(spearman(Values{1, 2}, Values{1, 2}));
  CHECK_FALSE(spearman(Values{1, 2, 3}, Values{7, 7, 7}));
  CHECK_FALSE(spearman(Values{kGap, kGap, 1}, Values{1, 2, 3}));
}

TEST_CASE("The matrix holds spearman() of every pair", "[statistics]") {
  RandomStream random(1, "ranks_test");
  std::vector<Values> columns(5, Values(40));
  for (auto& column : columns) {
    for (double& value : column) value = random.below(12);
  }
  columns[1][7] = columns[3][7] = columns[3][8] = kGap;
  const CorrelationMatrix matrix = correlation_matrix(columns);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      const auto pair = spearman(columns[i], columns[j]);
      REQUIRE(matrix[i][j].has_value() == pair.has_value());
      CHECK(matrix[i][j]->coefficient == Approx(pair->coefficient));
      CHECK(matrix[i][j]->pairs == pair->pairs);
    }
  }
}

TEST_CASE("Percentiles lie in the middle of a value's share, quantiles are values",
          "[statistics]") {
  CHECK(percentiles(Values{5, 1, 5, 9}) == Values{0.5, 0.125, 0.5, 0.875});
  CHECK(std::isnan(percentiles(Values{kGap, 3})[0]));
  CHECK(percentiles(Values{kGap, 3})[1] == 0.5);
  CHECK(quantile(Values{1, 2, 3, 4}, 0) == 1);
  CHECK(quantile(Values{1, 2, 3, 4}, 0.5) == 2);
  CHECK(quantile(Values{1, 2, 3, 4}, 1) == 4);
}

}  // namespace
}  // namespace nonet
