
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <stop_token>
#include <string>
#include <vector>

#include "rater/explain/available_steps.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tests/puzzle_of.h"
#include "tests/rater/proofs/proof_checker.h"

namespace nonet {
namespace {

using enum TechniqueId;

constexpr std::array kKinds = {kWhip, kBraid, kGWhip, kGBraid, kTrial};

// From tests/data/chains/nested.tsv: it needs trial and error of depth 2.
constexpr const char* kPuzzleOfDepth2 =
    ".3...1.....67..8.3.8.....9..9..5.......6...212....36..3.......2.6..4.7....9..8..4";

StepsRequest asked_for(const Puzzle& puzzle, TechniqueId technique) {
  return {.givens = puzzle.givens().filled(), .scale = find_scale("explainer"), .only = technique};
}

TEST_CASE("Every kind of chain has a finder of its own", "[rater][classification]") {
  for (const TechniqueId kind : kKinds) {
    const Finder find = finder_row(kind).find;
    CHECK(std::ranges::count(finder_catalog(), find, &FinderRow::find) == 1);
  }
}

TEST_CASE("Chains and trials of a position are proved", "[rater][classification]") {
  const Puzzle puzzle = testing::puzzle_of(kPuzzleOfDepth2);
  const Path path = explain_explainer(puzzle, {});
  for (const TechniqueId technique : kKinds) {
    INFO(technique_row(technique).key);
    const StepsRequest request = asked_for(puzzle, technique);
    const FirstOffer offer = first_offer(path, request);
    REQUIRE(!offer.steps.empty());
    std::string lines;
    for (std::size_t i = 0; i < offer.steps.size(); ++i) {
      const Step& step = offer.steps[i].step;
      CHECK(step.technique == technique);
      CHECK(step.proof->technique == technique);
      for (const Digit digit : DigitSet::all()) {
        for (const Cell cell : step.eliminations[digit])
          CHECK(puzzle.solution().digit(cell) != digit);
      }
      lines += json_line_of(offer.position, offer.steps[i], request, i + 1);
    }
    testing::ProofCount count;
    CHECK(testing::fault_in(lines, count).value_or("none") == "none");
    CHECK(count.steps == offer.steps.size());
  }
}

TEST_CASE("A search for chains ends when its budget of boards is spent",
          "[rater][classification]") {
  const Puzzle puzzle = testing::puzzle_of(kPuzzleOfDepth2);
  const Path path = explain_explainer(puzzle, {});
  int spent = 0;
  for (const TechniqueId technique : kKinds) {
    INFO(technique_row(technique).key);
    StepsRequest request = asked_for(puzzle, technique);
    const FirstOffer unbounded = first_offer(path, request);
    WorkBudget few{1'000};
    request.limits.boards = &few;
    const FirstOffer ended = first_offer(path, request);
    spent += few.spent() ? 1 : 0;
    CHECK(ended.steps_before <= unbounded.steps_before);
    if (!few.spent()) CHECK(ended.steps.size() == unbounded.steps.size());
    WorkBudget plenty{1'000'000'000};
    request.limits.boards = &plenty;
    const FirstOffer whole = first_offer(path, request);
    CHECK(whole.steps_before == unbounded.steps_before);
    CHECK(whole.steps.size() == unbounded.steps.size());
  }
  CHECK(spent >= 3);  // whips and braids may be found at once
}

TEST_CASE("A search for chains ends when it is stopped", "[rater][classification]") {
  const Puzzle puzzle = testing::puzzle_of(kPuzzleOfDepth2);
  const Path path = explain_explainer(puzzle, {});
  StepsRequest request = asked_for(puzzle, kGWhip);
  std::stop_source stop;
  stop.request_stop();
  const RunControl stopped(stop.get_token());
  request.limits.control = &stopped;
  CHECK(first_offer(path, request).steps.empty());
}

TEST_CASE("While a single is open there is no chain", "[rater][classification]") {
  const Puzzle puzzle = testing::puzzle_of(kPuzzleOfDepth2);
  const Position start(puzzle.givens());
  REQUIRE((start.houses_with_single() != 0 || !start.naked_singles().empty()));
  for (const TechniqueId technique : kKinds) {
    CHECK(available_steps(start, asked_for(puzzle, technique)).empty());
  }
}

}  // namespace
}  // namespace nonet
