#include "generator/hunt/trials.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "board/transform.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

// Arto Inkala, "AI Escargot" (2006), ER 10.5, and "Golden Nugget" (coloin, 2007), ER 11.9.
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
TEST_CASE("Basics solve easy puzzles, and weigh the others", "[evolution]") {
  const auto easy = Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  CHECK_FALSE(after_basics(*easy).has_value());
  const auto hard = after_basics(*Grid::from_line(kEscargot));
  REQUIRE(hard);
  CHECK(hard->weight > 60);
  // A higher factor for eliminations cannot increase the weight.
  const auto strict = after_basics(*Grid::from_line(kEscargot), {.elimination = 8});
  CHECK(strict->weight <= hard->weight);
}

TEST_CASE("Trials do not solve the hardest puzzles, and refute few of their candidates",
          "[evolution]") {
  const auto nugget = after_basics(*Grid::from_line(kGoldenNugget));
  REQUIRE(nugget);
  const TrialRound round = try_candidates(nugget->board, 1000);
  CHECK(round.trials > 200);
  CHECK(round.refuted < 12);
  CHECK_FALSE(round.cut);
  CHECK(after_trials(nugget->board).has_value());
  const TrialRound cut = try_candidates(nugget->board, round.refuted - 1);
  CHECK(cut.cut == (round.refuted > 0));
}

// Whether every alternative that is not refuted removes the candidate.
bool all_take_away(const BasicsBoard& board, const std::vector<Candidate>& alternatives,
                   Candidate candidate) {
  return std::ranges::all_of(alternatives, [&](const Candidate& alternative) {
    BasicsBoard trial = board;
    trial.place(alternative);
    if (!trial.infer_basics()) return true;
    return (trial.digits(candidate.cell) >> candidate.digit.index() & 1) == 0;
  });
}

// The ways in which one of several candidates must be true.
std::vector<std::vector<Candidate>> choices(const BasicsBoard& board) {
  std::vector<std::vector<Candidate>> choices;
  for (const Cell cell : board.open()) {
    auto& choice = choices.emplace_back();
    for (int i = 0; i < kSize; ++i) {
      if ((board.digits(cell) >> i & 1) == 1) choice.push_back({cell, Digit::from_index(i)});
    }
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int i = 0; i < kSize; ++i) {
      auto& choice = choices.emplace_back();
      for (const Cell cell : cells_of(House(house))) {
        if ((board.digits(cell) >> i & 1) == 1) choice.push_back({cell, Digit::from_index(i)});
      }
      if (choice.size() < 2) choices.pop_back();
    }
  }
  return choices;
}

// Candidates that are not refuted, but that every alternative of some choice removes.
int agreed_away(const BasicsBoard& board) {
  const auto all = choices(board);
  int agreed = 0;
  for (const Cell cell : board.open()) {
    for (int i = 0; i < kSize; ++i) {
      const Candidate candidate{cell, Digit::from_index(i)};
      if ((board.digits(cell) >> i & 1) == 0) continue;
      BasicsBoard trial = board;
      trial.place(candidate);
      if (!trial.infer_basics()) continue;
      const bool away = std::ranges::any_of(
          all, [&](const auto& choice) { return all_take_away(board, choice, candidate); });
      agreed += away ? 1 : 0;
    }
  }
  return agreed;
}

TEST_CASE("Common conclusions of the trials are counted", "[evolution]") {
  RandomStream random(6, "trials-test");
  int compared = 0;
  while (compared < 3) {
    const auto basics = after_basics(thinned(random_full_grid(random), random).givens());
    if (!basics) continue;
    const TrialRound round = try_candidates(basics->board, 1000);
    if (round.agreed == 0) continue;
    ++compared;
    CHECK(round.agreed == agreed_away(basics->board));
  }
}

TEST_CASE("Weight and trials are the same for isomorphic puzzles", "[evolution]") {
  RandomStream random(5, "trials-test");
  int compared = 0;
  for (int i = 0; i < 100; ++i) {
    const Puzzle puzzle = thinned(random_full_grid(random), random);
    const auto one = after_basics(puzzle.givens());
    const auto other = after_basics(Transform::random(random)(puzzle.givens()));
    REQUIRE(one.has_value() == other.has_value());
    if (!one) continue;
    ++compared;
    CHECK(one->weight == other->weight);
    const TrialRound a = try_candidates(one->board, 1000);
    const TrialRound b = try_candidates(other->board, 1000);
    CHECK(a.refuted == b.refuted);
    CHECK(a.agreed == b.agreed);
    CHECK(a.consequences == b.consequences);
    CHECK(after_trials(one->board).has_value() == after_trials(other->board).has_value());
  }
  CHECK(compared > 20);
}

TEST_CASE("Trials never remove a candidate of the solution", "[evolution]") {
  const auto basics = after_basics(*Grid::from_line(kEscargot));
  REQUIRE(basics);
  const Grid solution = *Grid::from_line(
      "162857493534129678789643521475312986913586742628794135356478219241935867897261354");
  REQUIRE(Grid::from_line(kEscargot)->extended_by(solution));
  const auto left = after_trials(basics->board);
  REQUIRE(left);
  for (const Cell cell : all_cells()) {
    CHECK((left->digits(cell) >> solution.digit(cell).index() & 1) == 1);
  }
}

}  // namespace
}  // namespace nonet
