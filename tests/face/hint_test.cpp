#include "nonet/hint.h"

#include <catch2/catch.hpp>

#include "nonet/nonet.h"

namespace nonet::testing {
namespace {

Puzzle easy_puzzle() {
  auto made = make({.level = "easy", .seed = 1});
  return *made.begin();
}

}  // namespace

TEST_CASE("a hint leads to the solution, a step at a time", "[face]") {
  const Puzzle puzzle = easy_puzzle();
  Reached reached{.digits = puzzle.givens()};
  int steps = 0;
  for (; reached.digits != puzzle.solution(); ++steps) {
    const auto next = hint(puzzle, reached);
    REQUIRE(next.ok());
    CHECK(next->mistakes.empty());
    REQUIRE(next->next.has_value());
    REQUIRE(next->next->placement.has_value());
    CHECK_FALSE(next->where.empty());
    CHECK_FALSE(next->what.empty());
    CHECK_FALSE(next->step.empty());
    const Candidate placed = *next->next->placement;
    CHECK(puzzle.solution().digit(placed.cell) == placed.digit);
    reached.digits.set(placed.cell, placed.digit);
  }
  CHECK(steps == 81 - puzzle.clue_count());
  CHECK_FALSE(hint(puzzle, reached)->next.has_value());
}

TEST_CASE("a hint names a wrong digit and a missing mark", "[face]") {
  const Puzzle puzzle = easy_puzzle();
  Cell open;
  for (int i = 0; i < Cell::kCount; ++i) {
    if (puzzle.givens().digit(Cell(i)) == 0) open = Cell(i);
  }
  const int right = puzzle.solution().digit(open);
  const int wrong = right == 9 ? 1 : right + 1;
  Reached reached;
  reached.digits.set(open, wrong);
  const auto found = hint(puzzle, reached);
  REQUIRE(found.ok());
  REQUIRE(found->mistakes.size() == 1);
  CHECK(found->mistakes[0].candidate == Candidate{open, wrong});
  CHECK_FALSE(found->mistakes[0].missing);
  CHECK_FALSE(found->mistakes[0].says.empty());

  Reached marked;
  for (int i = 0; i < Cell::kCount; ++i) marked.marks[static_cast<std::size_t>(i)] = 0x1FF;
  const auto crossed = static_cast<std::size_t>(open.index());
  marked.marks[crossed] = static_cast<std::uint16_t>(0x1FF & ~(1 << (right - 1)));
  const auto missed = hint(puzzle, marked);
  REQUIRE(missed.ok());
  REQUIRE(missed->mistakes.size() == 1);
  CHECK(missed->mistakes[0].candidate == Candidate{open, right});
  CHECK(missed->mistakes[0].missing);
}

TEST_CASE("a position that overwrites a given is refused", "[face]") {
  const Puzzle puzzle = easy_puzzle();
  Reached reached{.digits = puzzle.givens()};
  for (int i = 0; i < Cell::kCount; ++i) {
    const int given = puzzle.givens().digit(Cell(i));
    if (given != 0) {
      reached.digits.set(Cell(i), given % 9 + 1);
      break;
    }
  }
  const auto refused = hint(puzzle, reached);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
