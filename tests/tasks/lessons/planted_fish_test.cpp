#include "tasks/lessons/planted_fish.h"

#include <catch2/catch.hpp>

#include "generator/full_grid.h"
#include "generator/thinning.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tests/tasks/lessons/leaves_solution.h"
#include "tests/tasks/lessons/position_without_single.h"

namespace nonet {
namespace {

using enum TechniqueId;

class StepsOf final : public StepSink {
 public:
  explicit StepsOf(TechniqueId technique) : technique_(technique) {}
  Demand offer(const Step& step) override {
    if (step.technique == technique_) found.push_back(step);
    return Demand::kMore;
  }
  std::vector<Step> found;

 private:
  TechniqueId technique_;
};

std::vector<Step> steps_of(TechniqueId technique, const Position& position) {
  const FinderRow& row = finder_row(technique);
  StepsOf sink(technique);
  WalkMemory memory;
  row.find({position, sink, memory, row.size});
  return sink.found;
}

TEST_CASE("A puzzle without a clue of a digit is minimal", "[lessons]") {
  constexpr Digit kOne(1);
  const Puzzle any = thinned({.seed = 5, .first = 0, .count = 1, .style = {}}, FullGrids()).front();
  RandomStream random(5, "planted-fish-test");
  const Puzzle puzzle = without_clue_of(kOne, any, random);
  for (const Cell cell : puzzle.givens().filled()) CHECK(puzzle.givens().digit(cell) != kOne);
  CHECK(is_minimal(puzzle));
  CHECK(puzzle.solution() == any.solution());
}

void check_planted(TechniqueId fish, const Position& position, const Grid& solution) {
  CHECK_FALSE(has_single(position));
  CHECK(testing::leaves_solution(position, solution));
  const std::vector<Step> steps = steps_of(fish, position);
  CHECK(!steps.empty());
  for (const Step& step : steps) {
    for (const Cell cell : all_cells())
      CHECK_FALSE(step.eliminations.digits_in(cell).contains(solution.digit(cell)));
  }
}

TEST_CASE("A planted fish is found, and what it removes is wrong", "[lessons]") {
  RandomStream random(5, "planted-fish-test");
  for (const TechniqueId fish : {kMutantSwordfish, kFrankenJellyfish, kFinnedFrankenSwordfish}) {
    CAPTURE(technique_row(fish).key);
    int checked = 0;
    for (int tries = 0; checked < 5 && tries < 60; ++tries) {
      const auto [puzzle, start] = testing::position_without_single(
          [&](const Puzzle& any) { return without_clue_of(Digit(1), any, random); });
      for (const Position& position :
           with_planted_fish(fish, DigitSet::all(), start, puzzle, random)) {
        check_planted(fish, position, puzzle.solution());
        if (++checked == 5) break;
      }
    }
    CHECK(checked == 5);
  }
}

}  // namespace
}  // namespace nonet
