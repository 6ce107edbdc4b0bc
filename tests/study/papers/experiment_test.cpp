#include "study/papers/experiment.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("A sample is taken at an even stride", "[experiments]") {
  std::vector<Grid> puzzles(10);
  for (int i = 0; i < 9; ++i) {
    puzzles[static_cast<std::size_t>(i)].set(Cell(0), Digit::from_index(i));
  }
  const std::vector<Grid> sample = even_sample(puzzles, 5);
  REQUIRE(sample.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(sample[i] == puzzles[2 * i]);
  CHECK(even_sample(puzzles, 0) == puzzles);
  CHECK(even_sample(puzzles, 99) == puzzles);
}

}  // namespace
}  // namespace nonet
