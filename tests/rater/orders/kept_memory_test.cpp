// Finders pass over what has not changed since they last found nothing (change_memory.h). That must
// not hide a step.
#include <catch2/catch.hpp>
#include <optional>

#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog_scale/catalog_scale.h"
#include "solvers/exact/certify.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

// Keeps the first step, and passes all on if there is a sink to pass them to.
class FirstOfferSink final : public StepSink {
 public:
  FirstOfferSink(const StepSink& like, StepSink* to) : like_(like), to_(to) {}

  Demand offer(const Step& step) override {
    if (!first) first = step;
    return to_ == nullptr ? Demand::kEnough : to_->offer(step);
  }
  [[nodiscard]] bool wants(TechniqueId technique, int complexity) const override {
    return like_.wants(technique, complexity);
  }
  [[nodiscard]] bool too_dear(TechniqueId technique, int complexity) const override {
    return like_.too_dear(technique, complexity);
  }
  [[nodiscard]] Detail detail() const override { return like_.detail(); }

  std::optional<Step> first;

 private:
  const StepSink& like_;
  StepSink* to_;
};

// Calls each finder twice: with a memory of its own, and with the memory of the walk.
class WithAndWithoutMemory final : public FinderRunner {
 public:
  void run(const Producer& producer, const Search& search) override {
    WalkMemory none;
    FirstOfferSink fresh(search.sink, nullptr);
    producer.find(Search{search.position, fresh, none, search.size, search.givens, search.limits});
    FirstOfferSink kept(search.sink, &search.sink);
    producer.find(search.with(kept));
    INFO(technique_row(producer.technique).key << " in " << search.position.grid().line());
    REQUIRE(fresh.first.has_value() == kept.first.has_value());
    ++calls;
    if (!fresh.first) return;
    ++steps;
    CHECK(fresh.first->technique == kept.first->technique);
    CHECK(fresh.first->cells == kept.first->cells);
    CHECK(testing::conclusion_text(*fresh.first) == testing::conclusion_text(*kept.first));
  }

  std::size_t calls = 0;
  std::size_t steps = 0;
};

// Some patterns need cells that are filled but not given, and a memory may serve another puzzle
// that comes to the same position from fewer givens.
TEST_CASE("A search in vain says nothing about the same position with fewer givens",
          "[rater][memory]") {
  const Puzzle puzzle = testing::puzzles_with_many_techniques().front();
  const Position position(puzzle.givens());
  const CellSet givens = puzzle.givens().filled();
  const CellSet fewer = givens - CellSet(givens.first());
  ChangeMemory memory;
  memory.searched(CellFinder::kDeadlyPattern, position, fewer);
  CHECK(memory.cells_of_new_patterns(CellFinder::kDeadlyPattern, position, givens).empty());
  memory.searched(CellFinder::kDeadlyPattern, position, givens);
  CHECK(memory.cells_of_new_patterns(CellFinder::kDeadlyPattern, position, givens).empty());
  CHECK(memory.cells_of_new_patterns(CellFinder::kDeadlyPattern, position, fewer) ==
        CellSet::all());
}

TEST_CASE("A finder offers the same step with a memory of earlier searches as without",
          "[rater][memory]") {
  WithAndWithoutMemory runner;
  WalkMemory memory;  // of all puzzles
  RateRequest request;
  request.runner = &runner;
  request.memory = &memory;
  request.max_score = 8.6;
  RandomStream random(33, "kept-memory");
  for (const Puzzle& listed : testing::puzzles_with_many_techniques()) {
    for (int isomorph = 0; isomorph < 5; ++isomorph) {
      rate_catalog(certify(Transform::random(random)(listed.givens())).puzzle.value(), request);
    }
  }
  CHECK(runner.calls > 10'000);
  CHECK(runner.steps > 1'000);
}

}  // namespace
}  // namespace nonet
