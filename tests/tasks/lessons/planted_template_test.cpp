#include "tasks/lessons/planted_template.h"

#include <catch2/catch.hpp>
#include <vector>

#include "rater/logic/patterns/last_resort/templates.h"
#include "tests/tasks/lessons/position_without_single.h"

namespace nonet {
namespace {

class Placements final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    if (step.placement) placed.push_back(*step.placement);
    return Demand::kMore;
  }
  std::vector<Candidate> placed;
};

std::vector<Candidate> placed_by_templates(const Position& position) {
  Placements sink;
  WalkMemory memory;
  find_templates({position, sink, memory});
  return sink.placed;
}

TEST_CASE("Planted templates share a right cell, and no single is open", "[lessons]") {
  const auto [puzzle, start] =
      testing::position_without_single([](const Puzzle& any) { return any; });
  RandomStream random(5, "planted-template-test");
  const auto planted = with_planted_template(start, puzzle, random);
  REQUIRE(!planted.empty());
  for (const Position& position : planted) {
    CHECK_FALSE(has_single(position));
    const auto placed = placed_by_templates(position);
    CHECK(!placed.empty());
    CHECK(std::ranges::all_of(placed, [&solution = puzzle.solution()](Candidate one) {
      return solution.digit(one.cell) == one.digit;
    }));
  }
}

}  // namespace
}  // namespace nonet
