#include "rater/explain/next_step.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/random_stream.h"
#include "rater/explain/proof_json.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/minutes/search_load.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

TEST_CASE("Following the hints solves a puzzle", "[rater][hint]") {
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    Reached reached{Grid(), PencilMarks::of(puzzle.givens())};
    Position position(puzzle.givens());
    for (int steps = 0; !position.solved(); ++steps) {
      REQUIRE(steps < 300);
      const auto next = next_step_of(puzzle, reached);
      REQUIRE(next.ok());
      REQUIRE(next->mistakes.empty());
      REQUIRE(next->scene.has_value());
      REQUIRE(next->hint.has_value());
      const Step& step = next->scene->step.step;
      if (step.placement) {
        const Candidate placed = *step.placement;
        CHECK(puzzle.solution().digit(placed.cell) == placed.digit);
        reached.placed.set(placed.cell, placed.digit);
      }
      apply(position, step);
      for (const Cell cell : position.empty_cells()) {
        CHECK(position.candidates(cell).contains(puzzle.solution().digit(cell)));
      }
      reached.marks = position.pencil_marks();
    }
    const auto done = next_step_of(puzzle, reached);
    REQUIRE(done.ok());
    CHECK_FALSE(done->scene.has_value());
  }
}

TEST_CASE("Each rung says more, and the first does not reveal the conclusion", "[rater][hint]") {
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    RateRequest request;
    request.max_score = 7.5;
    for (const Scene& scene : scenes_of(explain_explainer(puzzle, request))) {
      const Hint hint = hint_of(scene);
      INFO(scene.text.technique << ": " << hint.where);
      CHECK(hint.where.starts_with("Look at "));
      CHECK(hint.where.find(scene.text.technique) == std::string::npos);
      if (scene.step.step.placement) {
        CHECK(hint.where.find(name_of(*scene.step.step.placement)) == std::string::npos);
      }
      CHECK(hint.what.starts_with(scene.text.technique));
      CHECK(hint.step.find(scene.text.conclusion) != std::string::npos);
    }
  }
}

TEST_CASE("Of several singles the hint names the one that people see first", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzles_with_many_techniques().front();
  // All but two cells of different houses are filled: both are full houses, in order of cells.
  Reached reached{puzzle.solution(), {}};
  reached.placed.clear(Cell(0));
  reached.placed.clear(Cell(80));
  for (const Cell cell : {Cell(0), Cell(80)}) {
    if (!puzzle.givens().empty(cell)) continue;
    const auto next = next_step_of(puzzle, reached);
    REQUIRE(next.ok());
    CHECK(next->scene->step.step.technique == TechniqueId::kFullHouse);
    break;
  }
}

// If hints and the ladder differ, the hint has the set and the ladder the step it rates lower.
TEST_CASE("Hints prefer sets to steps that need a trial", "[rater][hint]") {
  int earlier = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    const Path path = explain_explainer(puzzle, {});
    Position position(puzzle.givens());
    for (const PathStep& taken : path.steps) {
      const TechniqueId technique = taken.step.technique;
      if (is_beyond_sets(technique) && taken.price < 5.4) {
        const auto next = next_step_of(puzzle, {position.grid(), position.pencil_marks()});
        REQUIRE(next.ok());
        const PathStep& hinted = next->scene->step;
        earlier += hinted.price > taken.price ? 1 : 0;
        CHECK((hinted.price <= taken.price || !is_beyond_sets(hinted.step.technique)));
      }
      apply(position, taken.step);
    }
  }
  CHECK(earlier > 0);
}

// The proof of a mistake, as the only step of an explanation.
std::string as_step(const Puzzle& puzzle, const Mistake& mistake) {
  nlohmann::ordered_json step;
  const auto proof = json_of(*mistake.proof);
  step["schema"] = kExplanationSchema;
  step["puzzle"] = puzzle.givens().line();
  step["step"] = 1;
  for (const char* key : {"placement", "eliminations"}) {
    if (proof.contains(key)) step[key] = proof[key];
  }
  step["proof"] = proof;
  return step.dump() + "\n";
}

TEST_CASE("A wrong digit is found and proved wrong", "[rater][hint]") {
  RandomStream random(1, "wrong-digits");
  int proved = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    for (const Cell cell : all_cells() - puzzle.givens().filled()) {
      if (!random.chance(0.1)) continue;
      const Digit digit = Digit::from_index(static_cast<int>(random.below(9)));
      if (digit == puzzle.solution().digit(cell)) continue;
      Reached reached;
      reached.placed.set(cell, digit);
      const auto next = next_step_of(puzzle, reached);
      REQUIRE(next.ok());
      REQUIRE(next->mistakes.size() == 1);
      const Mistake& mistake = next->mistakes.front();
      CHECK(mistake.claim.candidate == Candidate{cell, digit});
      CHECK(mistake.why.empty() == !mistake.lines);
      CHECK(next->scene.has_value() == !mistake.lines);
      if (!mistake.proof) continue;
      testing::ProofCount count;
      CHECK(testing::fault_in(as_step(puzzle, mistake), count).value_or("") == "");
      ++proved;
    }
  }
  CHECK(proved > 20);
}

TEST_CASE("A removed candidate that is right is found", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzles_with_many_techniques().front();
  const Cell cell = (all_cells() - puzzle.givens().filled()).first();
  Reached reached{Grid(), PencilMarks::of(puzzle.givens())};
  (*reached.marks)[cell].erase(puzzle.solution().digit(cell));
  const auto next = next_step_of(puzzle, reached);
  REQUIRE(next.ok());
  REQUIRE(next->mistakes.size() == 1);
  CHECK_FALSE(next->mistakes.front().claim.on);
  CHECK(next->mistakes.front().hint.what == name_of(cell) + " lacks a mark.");
}

TEST_CASE("A given that is overwritten is an error", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzles_with_many_techniques().front();
  const Cell cell = puzzle.givens().filled().first();
  Reached reached;
  reached.placed.set(cell, Digit(puzzle.givens().value(cell) % 9 + 1));
  const auto next = next_step_of(puzzle, reached);
  REQUIRE_FALSE(next.ok());
  CHECK(next.error().reason.find("is given as") != std::string::npos);
}

}  // namespace
}  // namespace nonet
