#include "board/typed_array.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "board/every_key.h"

namespace nonet {
namespace {

enum class Colour : std::uint8_t { kRed, kGreen, kBlue, kCount };

TEST_CASE("an array is indexed by its own kind of key", "[board]") {
  PerCell<int> cells{};
  PerHouse<PerDigit<int>> places{};
  cells[Cell(8, 8)] = 7;
  places[House::box(8)][Digit(9)] = 3;
  CHECK(cells.values.back() == 7);
  CHECK(places.values.back().values.back() == 3);
}

TEST_CASE("an array over an enumeration has a place for each of its members", "[board]") {
  PerEnum<Colour, int> paint{};
  STATIC_REQUIRE(decltype(paint)::size() == 3);
  paint[Colour::kBlue] = 5;
  CHECK(paint.values == std::array{0, 0, 5});
}

TEST_CASE("all digits and all houses come once and in order", "[board]") {
  std::vector<int> digits;
  for (const Digit digit : all_digits()) digits.push_back(digit.value());
  CHECK(digits == std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9});
  int next = 0;
  for (const House house : all_houses()) CHECK(house.index() == next++);
  CHECK(next == kHouses);
}

}  // namespace
}  // namespace nonet
