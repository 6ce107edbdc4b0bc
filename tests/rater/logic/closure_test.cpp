// Closures as sets against the procedure's searches, node by node.
#include "rater/logic/chains/lookahead/closure.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rater/logic/chains/forcing/forcing_search.h"
#include "rater/logic/chains/forcing/patterns.h"
#include "rater/logic/chains/forcing/single_hints.h"
#include "rater/logic/chains/links/single_source.h"
#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"

namespace nonet::chains {
namespace {

// The positions of our own rated puzzles in which a chain of at least this price is the next step.
std::vector<Position> chain_positions(double least_price, std::size_t stride) {
  std::vector<Position> positions;
  std::ifstream in(std::filesystem::path(NONET_TEST_DATA) / "chains" / "ratings.tsv");
  std::size_t n = 0;
  for (std::string line; std::getline(in, line);) {
    const auto grid = Grid::from_line(line.substr(0, kCells));
    if (!grid || n++ % stride != 0) continue;
    Position position(*grid);
    for (const PathStep& at : explain_explainer(testing::puzzle_of(grid->line()), {}).steps) {
      if (at.price >= least_price && at.step.complexity > 0) positions.push_back(position);
      apply(position, at.step);
    }
  }
  return positions;
}

CandidateBoard nothing_left() { return {}; }

CandidateBoard all_candidates() {
  CandidateBoard board;
  const std::uint32_t all = (std::uint32_t{1} << kBandCells) - 1;
  board.fill(Bands{all, all, all, 0});
  return board;
}

// Whether the propagation turned off exactly the candidates that the closure has lost.
bool agrees(const Closure& closure, const Propagation& propagation, const ChainGrid& ground) {
  if (closure.contradiction || propagation.contradiction) {
    return closure.contradiction == propagation.contradiction;
  }
  for (const Cell cell : all_cells()) {
    for (const Digit d : all_digits()) {
      const CandidateId id = id_of(cell, d);
      if (!ground.has(id)) continue;
      if (has(closure.left, id) == contains(propagation.off, id)) return false;
    }
  }
  return true;
}

TEST_CASE("Links turn off the same candidates as singles, also with patterns", "[rater][chains]") {
  const std::vector<Position> positions = chain_positions(8.0, 1);
  REQUIRE(positions.size() > 20);
  Propagator propagator;
  Propagation propagation;
  RemovalList removals;
  ClosureRules rules;
  int contradictions = 0;
  for (const Position& position : positions) {
    const ChainGrid ground(position);
    const FilledCounts filled(position);
    const CandidateBoard board = board_of(ground, filled);
    rules.load(board, filled);
    propagator.load(ground, LinkMode::kDynamic);
    for (CandidateId id = 0; id < kCandidates; ++id) {
      if (!ground.has(id)) continue;
      for (const bool on : {true, false}) {
        Closure closure = rules.assume(id, on);
        OpenClosure open{closure, board, board};
        rules.close(open, 0);
        REQUIRE(propagator.begin(id, on, kNoBound, propagation));
        if (!agrees(closure, propagation, ground)) FAIL_CHECK(position.grid().line() << " " << id);
        contradictions += closure.contradiction ? 1 : 0;
        if (closure.contradiction) continue;
        rules.close(open, 1);
        do {
          removals.clear();
          find_patterns({ground, propagator.work(), filled}, removals);
          propagator.apply(removals);
        } while (!removals.empty() && !propagation.contradiction);
        if (!agrees(closure, propagation, ground)) FAIL_CHECK(position.grid().line() << " " << id);
      }
    }
  }
  CHECK(contradictions > 0);
}

TEST_CASE("Links as sets remove the same candidates as cycles and forcing chains",
          "[rater][chains]") {
  const std::vector<Position> positions = chain_positions(6.5, 3);
  REQUIRE(positions.size() > 20);
  SingleSourceSearch search;
  StaticLinks links;
  int productive = 0;
  for (const Position& position : positions) {
    const ChainGrid ground(position);
    const CandidateBoard board = board_of(ground, FilledCounts(position));
    search.load(ground, board);
    const std::vector<SingleHint> hints = sorted_hints(search, EachHint::kMayBePassedOver);
    CandidateBoard expected = board;
    const auto remove = [&](CandidateId id) {
      expected[digit_of(id)] &= ~single_cell(cell_of(id));
    };
    for (const SingleHint& hint : hints) {
      const CandidateId source = search.links().id(hint.source);
      if (!hint.path.empty()) {
        for (const Digit d : all_digits()) {
          for (const Cell c : hint.removals[d]) remove(id_of(c, d));
        }
      } else if (!hint.places) {
        remove(source);
      } else {
        for (const Digit d : all_digits()) {
          if (d != digit_of(source)) remove(id_of(cell_of(source), d));
        }
      }
    }
    CandidateBoard left = board;
    INFO(position.grid().line());
    CHECK(links.remove_implied(left) == !hints.empty());
    CHECK(same(left, expected));
    productive += hints.empty() ? 0 : 1;
  }
  CHECK(productive > 10);
}

TEST_CASE("Locked candidates, pairs and X-wings are seen in all houses", "[rater][chains]") {
  const CandidateBoard all = all_candidates();
  const auto closed = [&](CandidateBoard ground, int level) {
    ClosureRules rules;
    rules.load(ground, [] {
      FilledCounts empty;
      empty.empty_cells.fill(kSize);
      return empty;
    }());
    Closure closure = rules.nothing_assumed();
    OpenClosure open{closure, nothing_left(), nothing_left()};
    REQUIRE(rules.close(open, level));
    return closure.left;
  };
  CHECK(same(closed(all, 1), all));

  SECTION("a digit of a row only in one box leaves the rest of the box") {
    CandidateBoard ground = all;
    for (int column = 3; column < 9; ++column) {
      ground[Digit(1)] &= ~single_cell(Cell(0, column));
    }
    const CandidateBoard left = closed(ground, 1);
    CHECK(has(left, id_of(Cell(0), Digit(1))));
    CHECK_FALSE(has(left, id_of(Cell(9), Digit(1))));
    CHECK(has(left, id_of(Cell(12), Digit(1))));
    CHECK(same(closed(ground, 0), ground));
  }
  SECTION("two digits with the same two places of a column push the others out") {
    CandidateBoard ground = all;
    for (int row = 0; row < 9; ++row) {
      if (row == 1 || row == 7) continue;
      for (const Digit d : {Digit(3), Digit(6)}) ground[d] &= ~single_cell(Cell(row, 4));
    }
    const CandidateBoard left = closed(ground, 1);
    CHECK(has(left, id_of(Cell(13), Digit(3))));
    CHECK_FALSE(has(left, id_of(Cell(13), Digit(1))));
    CHECK_FALSE(has(left, id_of(Cell(67), Digit(9))));
    CHECK(has(left, id_of(Cell(14), Digit(1))));
  }
  SECTION("two cells with the same two digits take them from their row and box") {
    CandidateBoard ground = all;
    for (int d = 3; d <= 9; ++d) {
      ground[Digit(d)] &= ~(single_cell(Cell(0)) | single_cell(Cell(2)));
    }
    const CandidateBoard left = closed(ground, 1);
    CHECK_FALSE(has(left, id_of(Cell(8), Digit(1))));
    CHECK_FALSE(has(left, id_of(Cell(19), Digit(2))));
    CHECK(has(left, id_of(Cell(27), Digit(1))));
  }
  SECTION("a digit with the same two rows in two columns leaves these rows") {
    CandidateBoard ground = all;
    for (int row = 0; row < 9; ++row) {
      if (row == 0 || row == 5) continue;
      for (const int column : {1, 7}) ground[Digit(5)] &= ~single_cell(Cell(row, column));
    }
    const CandidateBoard left = closed(ground, 1);
    CHECK(has(left, id_of(Cell(1), Digit(5))));
    CHECK_FALSE(has(left, id_of(Cell(4), Digit(5))));
    CHECK_FALSE(has(left, id_of(Cell(49), Digit(5))));
    CHECK(has(left, id_of(Cell(22), Digit(5))));
  }
}

}  // namespace
}  // namespace nonet::chains
