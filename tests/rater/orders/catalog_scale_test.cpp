#include "rater/orders/catalog_scale/catalog_scale.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "tests/puzzle_of.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Sudoku Explainer's ER is 8.3; tdoku's generator.
constexpr std::string_view kNeedsSets =
    "2..1..8...6..8..52.....7.1.1..9.....54..7..........14.6....9..5.7..56...8.....2..";
constexpr std::string_view kNeedsWing =
    ".297..65..........8...4..3.3............2.9..4.8.69........6.43....1..6..54..31..";

std::vector<Weight> weights_with(std::string_view key, double value) {
  std::vector<Weight> weights(kCatalogWeights.begin(), kCatalogWeights.end());
  std::ranges::find(weights, key, &Weight::key)->value = value;
  return weights;
}

bool uses(const Path& path, TechniqueId technique) {
  return std::ranges::any_of(path.steps,
                             [&](const PathStep& one) { return one.step.technique == technique; });
}

TEST_CASE("Every technique has a weight under its key on the scale of the catalog", "[rater]") {
  REQUIRE(kCatalogWeights.size() == technique_catalog().size());
  for (const TechniqueRow& row : technique_catalog()) {
    const Weight& weight = kCatalogWeights[static_cast<std::size_t>(row.id)];
    CHECK(weight.key == row.key);
    CHECK(weight.value >= 1);
    CHECK(least_catalog_score_with(row.id) == weight.value);
  }
}

TEST_CASE("No step of the catalog's path has an earlier row with a step", "[rater]") {
  Path path = explain_catalog(puzzle_of(kNeedsSets), {});
  REQUIRE(path.rating.solved());
  Position position(path.start);
  for (const PathStep& taken : path.steps) {
    for (const CatalogRow& row : catalog_rows()) {
      if (row.technique == taken.step.technique) break;
      const auto steps =
          testing::all_steps(position, technique_row(row.technique), path.start.filled());
      CHECK((row.size || std::ranges::none_of(steps, [&](const Step& step) {
               return step.technique == row.technique;
             })));
    }
    apply(position, taken.step);
  }
}

TEST_CASE("The catalog's paths keep the solution and add up to their rating", "[rater]") {
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    const Path path = explain_catalog(puzzle, {});
    CHECK(rate_catalog(puzzle, {}).values == path.rating.values);
    CHECK(rate_catalog(puzzle, {}).hardest == path.rating.hardest);
    double total = 0;
    double dearest = 0;
    for (const PathStep& taken : path.steps) {
      for (const Digit digit : taken.step.eliminations.digits()) {
        for (const Cell cell : taken.step.eliminations[digit]) {
          CHECK(puzzle.solution().digit(cell) != digit);
        }
      }
      total += taken.price;
      dearest = std::max(dearest, taken.price);
    }
    CHECK(path.rating.solved());
    CHECK(path.rating.score == dearest);
    CHECK(path.rating.values[1].value == Approx(total));
  }
}

TEST_CASE("Weights of the catalog change prices and the order of the search", "[rater]") {
  const Puzzle puzzle = puzzle_of(kNeedsWing);
  const Path usual = explain_catalog(puzzle, {});
  const TechniqueRow* hardest = find_technique(usual.rating.hardest);
  REQUIRE(hardest != nullptr);
  RateRequest request;
  const auto off = weights_with(hardest->key, -1);
  request.weights = off;
  CHECK_FALSE(uses(explain_catalog(puzzle, request), hardest->id));

  // Naked singles before all others: no hidden single is taken where a naked one is open.
  const auto naked_first = weights_with("naked-single", 0.125);
  request.weights = naked_first;
  const Path naked = explain_catalog(puzzle, request);
  Position position(naked.start);
  for (const PathStep& taken : naked.steps) {
    const bool open = !position.naked_singles().empty();
    CHECK((taken.step.technique == TechniqueId::kNakedSingle) == open);
    if (open) CHECK(taken.price == 0.125);
    apply(position, taken.step);
  }
}

TEST_CASE("The catalog stops at a limit and leaves out forbidden techniques", "[rater]") {
  const Puzzle puzzle = puzzle_of(kNeedsSets);
  const Rating usual = rate_catalog(puzzle, {});
  RateRequest request;
  request.max_score = usual.score - 0.1;
  CHECK(rate_catalog(puzzle, request).end == RatingEnd::kAboveLimit);
  request.max_score = usual.score;
  CHECK(rate_catalog(puzzle, request).solved());

  const std::vector<TechniqueId> without = {find_technique(usual.hardest)->id};
  RateRequest forbidding;
  forbidding.without = without;
  CHECK_FALSE(uses(explain_catalog(puzzle, forbidding), without.front()));
}

}  // namespace
}  // namespace nonet
