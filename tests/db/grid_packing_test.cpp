#include "db/grid_packing.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/random_stream.h"

namespace nonet {
namespace {

Grid random_grid(RandomStream& stream, double density) {
  Grid grid;
  for (const Cell c : CellSet::all()) {
    if (stream.chance(density)) grid.set(c, Digit::from_index(static_cast<int>(stream.below(9))));
  }
  return grid;
}

TEST_CASE("Packing and unpacking gives the same grid for any density", "[db]") {
  RandomStream stream(1, "grid packing test");
  for (int i = 0; i < 500; ++i) {
    const Grid grid = random_grid(stream, i / 500.0);
    CHECK(unpack_grid(GridBytes(grid).bytes()) == grid);
  }
  CHECK(unpack_grid(GridBytes(Grid{}).bytes()) == Grid{});
  CHECK(unpack_grid(GridBytes(random_grid(stream, 1.0)).bytes())->complete());
}

TEST_CASE("A 25-clue puzzle packs into 24 bytes, a full grid into 52", "[db]") {
  Grid grid;
  for (int i = 0; i < 25; ++i) grid.set(Cell(3 * i), Digit(1 + i % 9));
  CHECK(GridBytes(grid).bytes().size() == 24);
  RandomStream stream(2, "grid packing test");
  CHECK(GridBytes(random_grid(stream, 1.0)).bytes().size() == 52);
}

TEST_CASE("Bytes that no grid packs into are refused", "[db]") {
  Grid grid;
  grid.set(Cell(7), Digit(5));
  const GridBytes packed(grid);
  std::vector<std::byte> bytes(packed.bytes().begin(), packed.bytes().end());
  REQUIRE(unpack_grid(bytes) == grid);
  const auto refused = [](std::vector<std::byte> changed) { return !unpack_grid(changed); };
  CHECK(refused({}));
  CHECK(refused({bytes.begin(), bytes.end() - 1}));
  auto longer = bytes;
  longer.push_back(std::byte{0});
  CHECK(refused(longer));
  auto no_digit = bytes;
  no_digit.back() = std::byte{0xa0};
  CHECK(refused(no_digit));
  auto stray_half = bytes;
  stray_half.back() |= std::byte{1};
  CHECK(refused(stray_half));
  auto stray_mask = bytes;
  stray_mask[10] |= std::byte{0x80};
  CHECK(refused(stray_mask));
}

TEST_CASE("A genotype keeps its order through packing", "[db]") {
  const std::vector<Candidate> genotype = {{Cell(80), Digit(9)}, {Cell(0), Digit(1)}};
  CHECK(unpack_genotype(pack_genotype(genotype)) == genotype);
  CHECK_FALSE(unpack_genotype(std::vector<std::byte>{std::byte{81}, std::byte{1}}));
  CHECK_FALSE(unpack_genotype(std::vector<std::byte>{std::byte{0}, std::byte{0}}));
  CHECK_FALSE(unpack_genotype(std::vector<std::byte>{std::byte{0}}));
}

}  // namespace
}  // namespace nonet
