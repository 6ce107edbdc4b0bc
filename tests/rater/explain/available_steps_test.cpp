#include "rater/explain/available_steps.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/puzzle_of.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

constexpr std::string_view kOfferedPuzzle =
    ".297..65..........8...4..3.3............2.9..4.8.69........6.43....1..6..54..31..";

TEST_CASE("A step of a path is among the steps of its position, at the same price", "[rater]") {
  const Puzzle puzzle = testing::puzzle_of(kOfferedPuzzle);
  for (const ScaleRow& scale : scale_catalog()) {
    if (scale.explain == nullptr) continue;
    const Path path = scale.explain(puzzle, {});
    Position position(puzzle.givens());
    for (const PathStep& taken : path.steps) {
      INFO(scale.key << " " << technique_row(taken.step.technique).key);
      if (scale.key != "minutes") CHECK(scale.price(taken.step) == taken.price);
      const StepsRequest request{.givens = puzzle.givens().filled(),
                                 .scale = &scale,
                                 .only = taken.step.technique,
                                 .limits = {}};
      const auto offers = available_steps(position, request);
      // A person in a race may see a full house as a hidden single.
      const bool seen_otherwise =
          scale.key == "minutes" && technique_row(taken.step.technique).family == "singles";
      CHECK((seen_otherwise || std::ranges::any_of(offers, [&](const AvailableStep& one) {
               return one.step.placement == taken.step.placement &&
                      one.step.eliminations == taken.step.eliminations;
             })));
      CHECK(std::ranges::is_sorted(offers, {}, &AvailableStep::price));
      apply(position, taken.step);
    }
  }
}

TEST_CASE("Each step is offered once, and none contradicts the solution", "[rater]") {
  const Puzzle puzzle = testing::puzzle_of(kOfferedPuzzle);
  for (const std::string_view key : {"bridi", "hodoku"}) {
    const StepsRequest request{
        .givens = puzzle.givens().filled(), .scale = find_scale(key), .only = {}, .limits = {}};
    const Path path = request.scale->explain(puzzle, {});
    const FirstOffer offer = first_offer(path, request);
    std::set<std::string> told;
    for (const AvailableStep& one : offer.steps) {
      CHECK(told.insert(technique_row(one.step.technique).key.data() +
                        testing::conclusion_text(one.step))
                .second);
      for (const Cell cell : one.step.eliminations.cells()) {
        CHECK_FALSE(one.step.eliminations.contains({cell, puzzle.solution().digit(cell)}));
      }
      REQUIRE(one.price);
    }
    CHECK(told.size() > 3);
  }
}

TEST_CASE("Techniques that are off take their place in the order when named", "[rater]") {
  const ScaleRow& scale = *find_scale("hodoku");
  for (const Producer& one : scale.producers()) {
    if (one.tried != Tried::kByName) continue;
    INFO(technique_row(one.technique).key);
    CHECK(scale.least_score_with(one.technique));
  }
  // Templates, the last technique before guessing, do not change the path of a puzzle that does not
  // need them.
  const Puzzle puzzle = testing::puzzle_of(kOfferedPuzzle);
  const TechniqueId last = TechniqueId::kTemplateDelete;
  RateRequest request;
  request.with = std::span(&last, 1);
  CHECK(scale.rate(puzzle, request).score == scale.rate(puzzle, {}).score);
  // For a technique the search finds each path that uses it, and no other path.
  const TechniqueId early = TechniqueId::kMutantXWing;
  request.with = std::span(&early, 1);
  const Path path = scale.explain(puzzle, {});
  CHECK(std::ranges::none_of(path.steps,
                             [&](const PathStep& step) { return step.step.technique == early; }));
}

TEST_CASE("A technique that the scale lacks is found, without a price", "[rater]") {
  const auto cases = testing::cases_of("sue-de-coq");
  const auto found = std::ranges::find(cases, true, &testing::TechniqueCase::found);
  REQUIRE(found != cases.end());
  const StepsRequest request{
      .givens = {}, .scale = find_scale("explainer"), .only = TechniqueId::kSueDeCoq, .limits = {}};
  const auto steps = available_steps(found->position, request);
  REQUIRE_FALSE(steps.empty());
  CHECK_FALSE(steps.front().price);
  CHECK(
      text_of(found->position, steps.front(), *request.scale, 1).starts_with("1. -  Sue de Coq\n"));
}

}  // namespace
}  // namespace nonet
