// The programs behind sets of rank 0, on three constraints: a truth {a, b}, a link {a, b, c}, and
// {c, d}. So c is false.
#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "rater/logic/patterns/rank_zero/equal_constraints.h"
#include "rater/logic/patterns/rank_zero/even_shares.h"
#include "rater/logic/patterns/rank_zero/free_prices.h"
#include "rater/logic/patterns/rank_zero/open_prices.h"
#include "rater/logic/patterns/rank_zero/row_kernel.h"
#include "rater/logic/patterns/rank_zero/shares.h"

namespace nonet {
namespace {

using Columns = std::vector<std::vector<std::size_t>>;

const Columns kWithLink = {{0, 1}, {0, 1}, {1, 2}, {2}};
constexpr std::size_t kConstraintsOfThree = 3;
constexpr std::size_t kExcluded = 2;

}  // namespace

TEST_CASE("a candidate without a share is found by exact search alone") {
  CHECK_FALSE(every_candidate_may_share(kWithLink, kConstraintsOfThree));
  CHECK(every_candidate_may_share({{0}, {0, 1}, {1, 2}, {2}}, kConstraintsOfThree));

  Shares shares(kWithLink, kConstraintsOfThree);
  REQUIRE(shares.possible());
  CHECK(shares.sharing() == std::vector<bool>{true, true, false, true});
}

TEST_CASE("the candidate may share once a constraint with a price is gone") {
  Shares shares(kWithLink, kConstraintsOfThree);
  REQUIRE(shares.possible());
  REQUIRE(shares.keeps_at_zero(kExcluded));
  CHECK(shares.prices() == std::vector<double>{-1, 1, 0});
  CHECK(shares.needs(0));
  CHECK(shares.needs(1));
}

TEST_CASE("Prices follow from costs where none is known at first", "[rater]") {
  const Columns triangle = {{0, 1}, {1, 2}, {0, 2}};
  OpenPrices prices(kConstraintsOfThree);
  REQUIRE(prices.follow(triangle, {3, 5, 4}));
  CHECK(prices[0] == 1);
  CHECK(prices[1] == 2);
  CHECK(prices[2] == 3);
  OpenPrices open(kConstraintsOfThree);
  CHECK_FALSE(open.follow({{0, 1}, {1, 2}}, {3, 5}));
}

TEST_CASE("All row kernels give the same bits", "[rater]") {
  RandomStream random(1, "row-kernels");
  std::vector<double> row(245);  // no multiple of a vector
  std::vector<double> line(row.size());
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i] = random.chance(0.3) ? random.unit() : 0;
    line[i] = random.chance(0.3) ? row[i] / 3 + 1e-13 : random.unit();
  }
  std::vector<double> expected = line;
  row_kernels().back().subtract(expected.data(), 1.0 / 3, row.data(), row.size());
  CHECK(expected != line);
  CHECK(std::ranges::count(expected, 0) > 10);
  for (const RowKernel& kernel : row_kernels()) {
    if (!kernel.runs_here()) continue;
    INFO(kernel.name);
    std::vector<double> changed = line;
    kernel.subtract(changed.data(), 1.0 / 3, row.data(), row.size());
    CHECK(changed == expected);
  }
}

TEST_CASE("candidates that cost nothing decide the prices of constraints") {
  CHECK(FreePrices({{0, 1}, {0, 1}, {2}}, kConstraintsOfThree).dimension() == 1);
  const FreePrices two({{0, 1, 2}}, kConstraintsOfThree);
  REQUIRE(two.dimension() == 2);
  const std::vector<double> prices = two.without(1);
  CHECK(prices[1] == 0);
  CHECK(prices[0] == -prices[2]);
}

TEST_CASE("Constraints take the places of their equals where prices become less", "[rater]") {
  const auto number = [](House house) {
    return static_cast<std::size_t>(kCells + house.index() * kSize);
  };
  std::vector<double> prices(kCells + std::size_t{kHouses} * kSize);
  const std::vector<bool> open(prices.size(), true);
  for (int row = 0; row < 3; ++row) prices[number(House::row(row))] = 1;
  prices[number(House::box(0))] = -1;
  lessen_prices(prices, open);
  CHECK(prices[number(House::row(0))] == 0);
  CHECK(prices[number(House::box(0))] == 0);
  CHECK(prices[number(House::box(1))] == 1);
  CHECK(prices[number(House::box(2))] == 1);

  prices[0] = 1e-5;  // so far from the others that no set comes out even
  const std::vector<double> before = prices;
  lessen_prices(prices, open);
  CHECK(prices == before);
}

}  // namespace nonet
