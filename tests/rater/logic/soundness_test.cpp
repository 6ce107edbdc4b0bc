// Steps on random positions against the known solution, and ratings of isomorphs.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <iostream>
#include <map>
#include <type_traits>
#include <vector>

#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/orders/catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale/finder_catalog.h"
#include "rater/orders/scale/ladder.h"
#include "solvers/exact/certify.h"
#include "tests/number_set.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/random_positions.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

bool agrees(const Step& step, const Grid& solution) {
  if (step.placement && solution.digit(step.placement->cell) != step.placement->digit) return false;
  for (const Cell cell : step.eliminations.cells()) {
    if (step.eliminations.contains({cell, solution.digit(cell)})) return false;
  }
  return true;
}

// Every listed elimination is a present candidate, and something changes.
bool is_productive(const Step& step, const Position& position) {
  for (const Digit digit : DigitSet::all()) {
    if (!position.places(digit).contains(step.eliminations[digit])) return false;
  }
  return step.placement.has_value() || !step.eliminations.empty();
}

struct AskedOf {
  std::map<TechniqueId, std::size_t> techniques;  // how many steps of each
  std::size_t steps = 0;
  int positions = 0;
};

// All finders in random positions of isomorphs of the puzzles: `positions` of each puzzle, of each
// finder at most `enough` steps.
void ask_all(std::uint64_t seed, const std::vector<Puzzle>& puzzles, int positions,
             std::size_t enough, AskedOf& asked) {
  RandomStream random(seed, "technique-soundness");
  for (const Puzzle& listed : puzzles) {
    const Puzzle puzzle = certify(Transform::random(random)(listed.givens())).puzzle.value();
    const CellSet givens = puzzle.givens().filled();
    for (int i = 0; i < positions; ++i) {
      const Position position = testing::random_position(puzzle, random);
      ++asked.positions;
      for (const TechniqueRow& technique : testing::techniques_called_in(asked.positions)) {
        for (const Step& step :
             testing::first_steps(position, technique, givens, enough, Detail::kConclusion)) {
          ++asked.techniques[step.technique];
          if (++asked.steps % 1'000'000 == 0) {
            std::cerr << "soundness: " << asked.steps << " steps" << std::endl;
          }
          if (agrees(step, puzzle.solution()) && is_productive(step, position)) continue;
          FAIL(technique.key << " in " << position.grid().line() << ": "
                             << testing::conclusion_text(step));
        }
      }
    }
  }
}

TEST_CASE("No technique contradicts the solution of a puzzle", "[rater][definition]") {
  AskedOf asked;
  ask_all(1, testing::puzzles_with_many_techniques(), 150, 10, asked);
  std::cerr << "soundness: " << asked.steps << " steps of " << asked.techniques.size()
            << " techniques\n";
  CHECK(asked.techniques.size() >= 80);
  CHECK(asked.steps >= 100'000);
}

// NONET_SOUND_STEPS=N for fewer or more; NONET_SOUND_SEED=N for other positions.
TEST_CASE("No technique contradicts a solution in a hundred million steps",
          "[.nightly][soundness]") {
  const std::vector<Puzzle> puzzles = testing::puzzles_of_all_levels();
  const std::size_t goal = testing::number_set("NONET_SOUND_STEPS", 100'000'000);
  AskedOf asked;
  for (std::uint64_t seed = testing::number_set("NONET_SOUND_SEED", 2); asked.steps < goal;
       ++seed) {
    ask_all(seed, puzzles, 1, 400, asked);
  }
  for (const auto& [technique, steps] : asked.techniques) {
    std::cerr << "soundness: " << steps << " steps of " << technique_row(technique).key << '\n';
  }
}

TEST_CASE("A grid with two solutions never reaches a technique", "[rater]") {
  // Scales take puzzles, and only certify() turns a grid into a puzzle.
  const auto rate = [](const auto& puzzle) -> decltype(rate_explainer(puzzle, RateRequest())) {
    return rate_explainer(puzzle, RateRequest());
  };
  static_assert(std::is_invocable_v<decltype(rate), Puzzle>);
  static_assert(!std::is_invocable_v<decltype(rate), Grid>);
  Grid grid = testing::puzzles_with_many_techniques().front().givens();
  grid.clear(grid.filled().first());
  CHECK_FALSE(certify(grid).puzzle);
}

TEST_CASE("A finder's memory changes nothing but its speed", "[rater]") {
  RandomStream random(2, "finder-memory");
  const Puzzle puzzle = testing::puzzles_with_many_techniques().back();
  const LadderSearch search{64, Detail::kConclusion, nullptr};
  WalkMemory memory;
  for (int i = 0; i < 300; ++i) {
    const Position position = testing::random_position(puzzle, random);
    for (int again = 0; again < 2; ++again) {
      const auto fresh = next_step(explainer_ladder(), position, search, memory);
      WalkMemory none;
      const auto plain = next_step(explainer_ladder(), position, search, none);
      REQUIRE(fresh.kind == plain.kind);
      CHECK(fresh.found.price == plain.found.price);
      CHECK(fresh.found.step.eliminations == plain.found.step.eliminations);
      CHECK(fresh.found.step.placement == plain.found.step.placement);
    }
  }
}

// Every step of the technique's finder.
std::vector<Step> steps_with(WalkMemory& memory, const Position& position,
                             const TechniqueRow& technique, CellSet givens) {
  class Every final : public StepSink {
   public:
    Demand offer(const Step& step) override {
      steps.push_back(step);
      return Demand::kMore;
    }
    std::vector<Step> steps;
  } sink;
  const FinderRow& finder = finder_row(technique.id);
  finder.find(Search{position, sink, memory, finder.size, givens});
  return std::move(sink.steps);
}

// Compares, at every position of a path, a memory kept all along with a new one.
std::size_t compare_memories(const Path& path, const TechniqueRow& technique) {
  const CellSet givens = path.start.filled();
  Position position = first_position(path);
  WalkMemory kept;
  std::size_t found = 0;
  for (const PathStep& taken : path.steps) {
    WalkMemory fresh;
    const auto with_kept = steps_with(kept, position, technique, givens);
    const auto with_fresh = steps_with(fresh, position, technique, givens);
    const auto same = [](const Step& a, const Step& b) {
      return a.technique == b.technique && a.eliminations == b.eliminations && a.cells == b.cells;
    };
    INFO(technique.key << " in " << position.grid().line());
    CHECK(
        std::equal(with_kept.begin(), with_kept.end(), with_fresh.begin(), with_fresh.end(), same));
    found += with_fresh.size();
    apply(position, taken.step);
  }
  return found;
}

TEST_CASE("Finders that look at changed cells alone miss nothing", "[rater][definition]") {
  std::size_t found = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    const Path path = find_scale("catalog")->explain(puzzle, {});
    for (const char* key :
         {"almost-locked-pair", "almost-locked-triple", "wxyz-wing", "vwxyz-wing", "uvwxyz-wing",
          "extended-rectangle", "deadly-pattern", "bivalue-oddagon", "sk-loop", "junior-exocet",
          "senior-exocet", "double-exocet", "weak-exocet", "borescopers-deadly-pattern",
          "reverse-bug"}) {
      found += compare_memories(path, *find_technique(key));
    }
  }
  CHECK(found > 100);
}

// The procedure takes the first step that it finds, so the rating may depend on the order of rows,
// columns and digits; below chains it hardly ever does.
TEST_CASE("Isomorphs of a puzzle get the same rating", "[rater]") {
  RandomStream random(3, "isomorph-ratings");
  int different = 0;
  int pairs = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    RateRequest request;
    request.max_score = 6.4;
    const Rating rating = rate_explainer(puzzle, request);
    for (int i = 0; i < 20; ++i) {
      const Grid isomorph = Transform::random(random)(puzzle.givens());
      const Rating other = rate_explainer(certify(isomorph).puzzle.value(), request);
      ++pairs;
      const bool same =
          rating.end == other.end && (!rating.solved() || rating.values == other.values);
      different += same ? 0 : 1;
    }
  }
  std::cerr << "isomorphs: " << different << " of " << pairs << " rated differently\n";
  CHECK(different * 50 <= pairs);
}

}  // namespace
}  // namespace nonet
