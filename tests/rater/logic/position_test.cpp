#include "rater/logic/position/position.h"

#include <catch2/catch.hpp>
#include <vector>

#include "base/random_stream.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "............1..2.6..9.37.5..3......18.4....2....86...7...5.4.1...16..4.3..29....8";

// The views and singles of a position, computed from its cells alone.
void check_views(const Position& position) {
  for (const Digit d : DigitSet::all()) {
    CellSet places;
    for (const Cell c : all_cells()) {
      if (position.candidates(c).contains(d)) places.insert(c);
    }
    CHECK(position.places(d) == places);
  }
  CellSet naked;
  for (const Cell c : all_cells()) {
    CHECK(position.empty_cells().contains(c) == (position.value(c) == 0));
    if (position.value(c) != 0) CHECK(position.candidates(c).empty());
    if (position.candidates(c).size() == 1) naked.insert(c);
  }
  CHECK(position.naked_singles() == naked);
  CHECK(position.empty_count() == position.empty_cells().size());
  for (int h = 0; h < kHouses; ++h) {
    const House house(h);
    HouseMask empty = 0;
    std::array<HouseMask, kSize> places{};
    for (unsigned i = 0; i < kSize; ++i) {
      const Cell cell = cells_of(house)[i];
      if (position.value(cell) == 0) empty |= 1U << i;
      for (const Digit d : position.candidates(cell)) {
        places[static_cast<std::size_t>(d.index())] |= 1U << i;
      }
    }
    CHECK(position.empty_in(house) == empty);
    CHECK(((position.nearly_full_houses() >> h) & 1U) == (std::popcount(empty) == 1 ? 1U : 0U));
    DigitSet singles;
    for (const Digit d : DigitSet::all()) {
      const HouseMask mask = places[static_cast<std::size_t>(d.index())];
      CHECK(position.places(house, d) == mask);
      if (std::popcount(mask) == 1) singles.insert(d);
    }
    CHECK(position.hidden_singles(house) == singles);
    CHECK(((position.houses_with_single() >> h) & 1U) == (singles.empty() ? 0U : 1U));
  }
}

TEST_CASE("A position starts with the digits no peer has", "[rater]") {
  const Grid grid = *Grid::from_line(kPuzzle);
  const Position position(grid);
  CHECK(position.pencil_marks() == PencilMarks::of(grid));
  CHECK(position.grid() == grid);
  check_views(position);
}

TEST_CASE("All views stay true under random eliminations and placements", "[rater]") {
  RandomStream chance(1, "position-views");
  const Grid grid = *Grid::from_line(kPuzzle);
  for (int round = 0; round < 20; ++round) {
    Position position(grid);
    while (!position.solved()) {
      std::vector<Candidate> present;
      for (const Cell c : position.empty_cells()) {
        for (const Digit d : position.candidates(c)) present.push_back({c, d});
      }
      if (present.empty()) break;
      const Candidate chosen = chance.pick(std::span(present));
      if (chance.chance(0.3)) {
        position.place(chosen);
        CHECK(position.value(chosen.cell) == chosen.digit.value());
      } else {
        position.eliminate(chosen);
      }
      CHECK_FALSE(position.has(chosen));
      check_views(position);
    }
  }
}

TEST_CASE("Eliminating a set is eliminating its members", "[rater]") {
  const Grid grid = *Grid::from_line(kPuzzle);
  Position one(grid);
  Position other(grid);
  CandidateSet set;
  set.insert(Cell(0, 0), DigitSet::all());
  set.insert({Cell(8, 0), Digit(4)});
  one.eliminate(set);
  for (const Digit d : DigitSet::all()) other.eliminate({Cell(0, 0), d});
  other.eliminate({Cell(8, 0), Digit(4)});
  CHECK(one == other);
  CHECK(set.size() == 10);
  CHECK(set.digits_in(Cell(0, 0)) == DigitSet::all());
}

}  // namespace
}  // namespace nonet
