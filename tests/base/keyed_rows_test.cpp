#include "base/keyed_rows.h"

#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "base/request_error.h"

namespace nonet {
namespace {

struct Fruit {
  std::string_view key;
  int stones;
};
constexpr std::array kFruits = {Fruit{"plum", 1}, Fruit{"cherry", 1}, Fruit{"fig", 0}};

Result<std::vector<const Fruit*>> fruits(std::string_view list) {
  return rows_named(std::span<const Fruit>(kFruits), list, [](std::string_view key) {
    return request_error("no fruit '" + std::string(key) + "'");
  });
}

TEST_CASE("keys name the rows of a table", "[base]") {
  CHECK(keys_of(kFruits) == std::vector<std::string_view>{"plum", "cherry", "fig"});
  CHECK(row_with_key(kFruits, "fig").stones == 0);
  CHECK(fruits("all")->size() == 3);
}

TEST_CASE("a list of keys names each row once, in its order", "[base]") {
  const auto some = fruits("fig,plum,fig");
  REQUIRE(some);
  REQUIRE(some->size() == 2);
  CHECK((*some)[0]->key == "fig");
  CHECK((*some)[1]->key == "plum");
  CHECK(fruits("fig,apple").error().reason == "no fruit 'apple'");
  CHECK(fruits("fig,").error().reason == "no fruit ''");
}

}  // namespace
}  // namespace nonet
