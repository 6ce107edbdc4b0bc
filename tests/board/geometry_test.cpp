#include "board/geometry.h"

#include <catch2/catch.hpp>
#include <vector>

namespace nonet {
namespace {

TEST_CASE("Every cell is in three houses and has twenty peers", "[board]") {
  for (const Cell c : all_cells()) {
    CHECK(peers_of(c).size() == 20);
    CHECK_FALSE(peers_of(c).contains(c));
    for (const House h : houses_of(c)) {
      CHECK(cell_set_of(h).contains(c));
      CHECK(cells_of(h)[static_cast<std::size_t>(position_in(c, h.kind()))] == c);
    }
  }
}

TEST_CASE("Every house has nine cells and peers are mutual", "[board]") {
  for (int h = 0; h < kHouses; ++h) CHECK(cell_set_of(House(h)).size() == 9);
  for (const Cell a : all_cells()) {
    for (const Cell b : peers_of(a)) CHECK(peers_of(b).contains(a));
  }
}

TEST_CASE("Cell sets iterate in order over both words", "[board]") {
  const CellSet set{Cell(0), Cell(63), Cell(64), Cell(80)};
  std::vector<int> seen;
  for (const Cell c : set) seen.push_back(c.index());
  CHECK(seen == std::vector<int>{0, 63, 64, 80});
  CHECK((~set).size() == 77);
  CHECK(common_peers({Cell(0, 0), Cell(1, 3)}).size() == 6);
}

}  // namespace
}  // namespace nonet
