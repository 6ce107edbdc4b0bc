#include "study/statistics/collection.h"

#include <catch2/catch.hpp>
#include <cmath>

namespace nonet {
namespace {

TEST_CASE("Columns are in the order of the catalogs, scales before solvers", "[statistics]") {
  Collection collection;
  const std::size_t first = collection.add(Grid());
  collection.measure(first, "difference-map", "iterations", 7);
  collection.measure(first, "unheard-of", "steps", 1);
  collection.measure(first, "exact", "guesses", 0);
  collection.rate(first, "bridi", std::nullopt, "");
  collection.rate(first, "explainer", 1.2, "hidden-single-box");
  collection.settle();
  std::vector<std::string> keys;
  for (const HardnessColumn& column : collection.columns()) keys.push_back(column.key);
  CHECK(keys ==
        std::vector<std::string>{"explainer", "bridi", "exact", "difference-map", "unheard-of"});
  CHECK(collection.columns()[0].hard_for == HardFor::kPeople);
  CHECK(collection.columns()[2].hard_for == HardFor::kMachines);
}

TEST_CASE("An unknown value is a gap, an unmeasurable one is infinite", "[statistics]") {
  Collection collection;
  collection.add(Grid());
  collection.measure(collection.add(Grid()), "exact", "guesses", 3);
  collection.measure(collection.add(Grid()), "exact", "guesses", std::nullopt);
  collection.add(Grid());
  collection.settle();
  const std::vector<double>& values = collection.columns()[0].values;
  REQUIRE(values.size() == 4);
  CHECK(std::isnan(values[0]));
  CHECK(values[1] == 3);
  CHECK(values[2] == kBeyond);
  CHECK(std::isnan(values[3]));
  CHECK(collection.without_values() == 2);
}

TEST_CASE("Of several seeds the lower median counts", "[statistics]") {
  Collection collection;
  collection.add(Grid());
  collection.add(Grid());
  for (const double value : {50.0, 10.0, 40.0, 30.0}) {
    collection.measure(0, "log-linear", "iterations", value);
  }
  for (const auto value : {std::optional(9.0), std::optional<double>(), std::optional<double>()}) {
    collection.measure(1, "log-linear", "iterations", value);
  }
  collection.settle();
  CHECK(collection.columns()[0].values == std::vector<double>{30, kBeyond});
}

TEST_CASE("Hardest techniques are counted by scale, stuck puzzles apart", "[statistics]") {
  Collection collection;
  for (int i = 0; i < 3; ++i) collection.add(Grid());
  collection.rate(0, "explainer", 4.4, "xyz-wing");
  collection.rate(1, "explainer", 4.4, "xyz-wing");
  collection.rate(2, "explainer", std::nullopt, "xyz-wing");
  collection.settle();
  REQUIRE(collection.hardest().size() == 1);
  CHECK(collection.hardest()[0].counts.at("xyz-wing") == 2);
  CHECK(collection.hardest()[0].counts.at("stuck") == 1);
}

}  // namespace
}  // namespace nonet
