#include <catch2/catch.hpp>
#include <set>

#include "rater/logic/chains/forcing/chain_length.h"
#include "rater/orders/bridi/bridi.h"
#include "rater/orders/catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale_path.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// Random minimal puzzles (tdoku's generator): singles solve the first, not the second.
constexpr std::string_view kSingles =
    "............18..36....37.14......89...6..8..57........53....9...1.94...2.7...14..";
constexpr std::string_view kHard =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

using testing::puzzle_of;

TEST_CASE("Scale keys are unique and found again", "[rater]") {
  std::set<std::string_view> keys;
  for (const ScaleRow& row : scale_catalog()) {
    CHECK(keys.insert(row.key).second);
    CHECK(find_scale(row.key) == &row);
    CHECK(row.version >= 1);
  }
  CHECK(find_scale("hardness") == nullptr);
}

TEST_CASE("Every scale's path ends as its rating says", "[rater]") {
  for (const ScaleRow& scale : scale_catalog()) {
    for (const std::string_view line : {kSingles, kHard}) {
      const Puzzle puzzle = puzzle_of(line);
      RateRequest request;
      request.max_score = scale.key == "explainer" ? std::optional(6.4) : std::nullopt;
      const Rating rating = scale.rate(puzzle, request);
      CHECK(rating.scale == scale.key);
      CHECK(rating.scale_version == scale.version);
      CHECK(column_texts(scale, rating).size() == scale.columns.size());
      CHECK(check_path(scale).ok() == (scale.explain != nullptr));
      if (scale.explain == nullptr) continue;
      const Path path = scale.explain(puzzle, request);
      CHECK(path.rating.values == rating.values);
      CHECK(path.rating.end == rating.end);
      Position position(puzzle.givens());
      for (const PathStep& step : path.steps) apply(position, step.step);
      CHECK(position.empty_count() == rating.cells_left);
      CHECK(position.solved() == rating.solved());
      if (rating.solved()) CHECK(position.grid().is_solution());
    }
  }
}

TEST_CASE("Bridi difficulty is empties plus two for each hidden single", "[rater]") {
  const Puzzle puzzle = puzzle_of(kSingles);
  const Rating rating = rate_bridi(puzzle, {});
  REQUIRE(rating.solved());
  const double naked = rating.values[2].value;
  const double hidden = rating.values[3].value;
  CHECK(naked + hidden == kCells - puzzle.givens().clue_count());
  CHECK(rating.score == naked + 3 * hidden);

  const std::vector<Weight> mine = {{"naked-single", 0}, {"hidden-single", 0.5}};
  RateRequest request;
  request.weights = mine;
  CHECK(rate_bridi(puzzle, request).score == hidden / 2);
}

TEST_CASE("Bridi takes a naked single before a hidden one", "[rater]") {
  const Path path = explain_bridi(puzzle_of(kSingles), {});
  Position position(path.start);
  for (const PathStep& step : path.steps) {
    const bool naked_present = !position.naked_singles().empty();
    CHECK((step.step.technique == TechniqueId::kNakedSingle) == naked_present);
    apply(position, step.step);
  }
}

TEST_CASE("A scale that does not finish says so and gives no number", "[rater]") {
  const ScaleRow& bridi = *find_scale("bridi");
  const Rating rating = rate_bridi(puzzle_of(kHard), {});
  CHECK(rating.stuck());
  CHECK(column_texts(bridi, rating) == std::vector<std::string>{"stuck 56", "-", "-", "-"});
  CHECK(rating.score == 0);
}

TEST_CASE("The price of a chain's length follows the published table", "[rater]") {
  const auto price = chains::length_class;
  for (const auto& [from, to, tenths] : {std::tuple{0, 6, 0},
                                         {7, 8, 1},
                                         {9, 10, 2},
                                         {11, 14, 3},
                                         {15, 18, 4},
                                         {19, 26, 5},
                                         {27, 34, 6},
                                         {35, 50, 7},
                                         {51, 66, 8},
                                         {67, 98, 9},
                                         {99, 130, 10},
                                         {131, 194, 11},
                                         {195, 258, 12},
                                         {259, 386, 13},
                                         {387, 514, 14}}) {
    CHECK(price(from) == tenths);
    CHECK(price(to) == tenths);
  }
}

TEST_CASE("A score is at least that of each technique used", "[rater]") {
  for (const ScaleRow& scale : scale_catalog()) {
    if (scale.explain == nullptr) continue;
    for (const std::string_view line : {kSingles, kHard}) {
      const Path path = scale.explain(puzzle_of(line), {});
      for (const PathStep& step : path.steps) {
        const auto least = scale.least_score_with(step.step.technique);
        REQUIRE(least);
        CHECK(*least <= step.price);
      }
    }
  }
  CHECK(find_scale("explainer")->least_score_with(TechniqueId::kXWing) == 3.2);
  CHECK_FALSE(find_scale("bridi")->least_score_with(TechniqueId::kXWing));
}

TEST_CASE("The explainer that stops at a limit gives no rating", "[rater]") {
  RateRequest request;
  request.max_score = 1.1;
  const Rating rating = rate_explainer(puzzle_of(kSingles), request);
  CHECK(rating.end == RatingEnd::kAboveLimit);
  CHECK(rating.cells_left > 0);
  request.max_score = 1.2;
  CHECK(rate_explainer(puzzle_of(kSingles), request).solved());
}

}  // namespace
}  // namespace nonet
