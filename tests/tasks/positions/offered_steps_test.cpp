#include "tasks/positions/offered_steps.h"

#include <catch2/catch.hpp>

#include "rater/orders/catalog.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// From tests/data/chains/nested.tsv: it needs trial and error of depth 2.
const Puzzle& puzzle_of_depth_2() {
  static const Puzzle puzzle = testing::puzzle_of(
      ".3...1.....67..8.3.8.....9..9..5.......6...212....36..3.......2.6..4.7....9..8..4");
  return puzzle;
}

OfferedSteps offered_within(std::uint64_t boards, StepsForm form) {
  const OfferPlan plan{.scale = find_scale("explainer"),
                       .only = TechniqueId::kGWhip,
                       .form = form,
                       .most_boards = boards};
  return offered_steps({}, puzzle_of_depth_2(), plan, {}).value();
}

TEST_CASE("A search for steps that takes too long names its limit", "[positions]") {
  const OfferedSteps text = offered_within(1'000, StepsForm::kText);
  CHECK(text.gave_up);
  CHECK_THAT(text.words, Catch::EndsWith("\nthe search for g-Whip gave up after 1,000 boards\n"));
  const OfferedSteps lines = offered_within(1'000, StepsForm::kJsonLines);
  CHECK(lines.gave_up);
  CHECK(lines.words.empty());
}

TEST_CASE("A search for steps that ends in time shows them", "[positions]") {
  const OfferedSteps offered = offered_within(kMostBoardsTold, StepsForm::kText);
  CHECK_FALSE(offered.gave_up);
  CHECK_THAT(offered.words, Catch::Contains("g-Whip"));
}

}  // namespace
}  // namespace nonet
