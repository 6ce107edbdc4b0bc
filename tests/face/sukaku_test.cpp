#include <catch2/catch.hpp>

#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

// The candidates that the givens of the puzzle leave, without some wrong ones.
Candidates candidates_of(const Puzzle& puzzle) {
  Candidates candidates;
  candidates.fill(511);
  for (int i = 0; i < Cell::kCount; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const int digit = puzzle.givens().digit(Cell(i));
    if (digit != 0) candidates[at] = static_cast<std::uint16_t>(1U << (digit - 1));
  }
  return candidates;
}

}  // namespace

TEST_CASE("candidates with one solution are rated, explained and hinted as a puzzle", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  const auto sukaku = certify(candidates_of(puzzle));
  REQUIRE(sukaku.ok());
  CHECK(sukaku->solution() == puzzle.solution());
  const auto rating = rate(*sukaku);
  REQUIRE(rating.ok());
  CHECK(rating->solved());
  const auto explained = explain(*sukaku);
  REQUIRE(explained.ok());
  CHECK(explained->rating == *rating);
  const auto next = hint(*sukaku);
  REQUIRE(next.ok());
  CHECK(next->next.has_value());
}

TEST_CASE("candidates without exactly one solution are no sukaku", "[face]") {
  Candidates all;
  all.fill(511);
  CHECK(certify(all).error().kind == ErrorKind::kSeveralSolutions);
  all.front() = 0;
  CHECK(certify(all).error().kind == ErrorKind::kNoSolution);
}

TEST_CASE("a scale that needs givens refuses a sukaku by name", "[face]") {
  const auto sukaku = certify(candidates_of(puzzle_of(kHard)));
  REQUIRE(sukaku.ok());
  const auto rating = rate(*sukaku, {.scale = "hodoku"});
  REQUIRE_FALSE(rating.ok());
  CHECK(rating.error().reason == "the scale hodoku takes puzzles that are decided by their givens");
  CHECK(explain(*sukaku, {.scale = "hodoku"}).error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
