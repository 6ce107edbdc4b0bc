#include "tasks/lessons/planted_fish.h"

#include <catch2/catch.hpp>
#include <vector>

#include "generator/thinning.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/smallest_fish.h"
#include "tests/tasks/lessons/position_without_single.h"

namespace nonet {
namespace {

constexpr Digit kOne(1);

class TargetsOf final : public StepSink {
 public:
  explicit TargetsOf(TechniqueId technique) : technique_(technique) {}
  Demand offer(const Step& step) override {
    if (step.technique == technique_) targets |= step.eliminations[kOne];
    return Demand::kMore;
  }
  CellSet targets;

 private:
  TechniqueId technique_;
};

CellSet targets_of(TechniqueId fish, const Position& position) {
  TargetsOf sink(fish);
  WalkMemory memory;
  const FinderRow& row = finder_row(fish);
  row.find({position, sink, memory, row.size});
  return sink.targets;
}

bool needs_three_houses(const Position& position, CellSet targets) {
  for (const Cell target : targets) {
    if (!is_removed_by_fish(position.places(kOne), target, 2)) return true;
  }
  return false;
}

testing::PuzzlePosition position_without_ones() {
  RandomStream random(5, "planted-fish-test");
  return testing::position_without_single(
      [&](const Puzzle& any) { return without_clue_of(kOne, any, random); });
}

TEST_CASE("A puzzle without a clue of a digit is minimal", "[lessons]") {
  const Puzzle puzzle = position_without_ones().puzzle;
  for (const Cell cell : puzzle.givens().filled()) CHECK(puzzle.givens().digit(cell) != kOne);
  CHECK(is_minimal(puzzle));
}

TEST_CASE("A planted fish removes a place that no smaller fish removes", "[lessons]") {
  const auto [puzzle, start] = position_without_ones();
  RandomStream random(6, "planted-fish-test");
  const TechniqueId fish = TechniqueId::kMutantSwordfish;
  const auto planted = with_planted_fish(fish, DigitSet{kOne}, start, puzzle, random);
  REQUIRE(!planted.empty());
  for (const Position& position : planted) {
    CHECK_FALSE(has_single(position));
    const CellSet targets = targets_of(fish, position);
    CHECK(needs_three_houses(position, targets));
    for (const Cell target : targets) CHECK(puzzle.solution().digit(target) != kOne);
  }
}

}  // namespace
}  // namespace nonet
