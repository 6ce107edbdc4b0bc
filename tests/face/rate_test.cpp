#include <algorithm>
#include <catch2/catch.hpp>
#include <stop_token>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {

TEST_CASE("a rating is the same as the program's", "[face]") {
  const Rating hard = rate(puzzle_of(kHard));
  CHECK(hard.solved());
  CHECK(hard.scale == "explainer");
  CHECK(hard.score == Approx(3.0));
  CHECK(hard.value("ep") == Approx(1.2));
  CHECK(hard.hardest == "naked-pair");
  CHECK(level_of(hard) == "hard");
  CHECK_FALSE(hard.value("nothing"));
  const Rating diabolical = rate(puzzle_of(kDiabolical));
  CHECK(diabolical.score == Approx(8.4));
  CHECK(level_of(diabolical) == "diabolical");
}

TEST_CASE("every scale rates", "[face]") {
  REQUIRE(scales().size() >= 2);
  for (const ScaleInfo& scale : scales()) {
    INFO(scale.key);
    const auto rating = rate(puzzle_of(kHard), {.scale = std::string(scale.key)});
    REQUIRE(rating.ok());
    CHECK(rating->scale == scale.key);
    CHECK(rating->scale_version == scale.version);
  }
}

TEST_CASE("limits, techniques and weights are respected", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  CHECK(rate(puzzle, {.max_score = 2.0})->end == RatingEnd::kAboveLimit);
  const auto without = rate(puzzle, {.without = {"naked-pair"}});
  REQUIRE(without.ok());
  CHECK(without->hardest != "naked-pair");
  auto easy = make({.level = "easy", .seed = 1});
  const Puzzle by_singles = *easy.begin();
  const auto plain = rate(by_singles, {.scale = "bridi"});
  const auto weighted = rate(by_singles, {.scale = "bridi", .weights = {{"hidden-single", 30}}});
  REQUIRE((plain.ok() && weighted.ok()));
  CHECK(weighted->score > plain->score);
  for (const RateOptions& bad :
       {RateOptions{.scale = "no-scale"}, RateOptions{.without = {"no-technique"}},
        RateOptions{.weights = {{"no-weight", 1}}}}) {
    const auto rating = rate(puzzle, bad);
    REQUIRE_FALSE(rating.ok());
    CHECK(rating.error().kind == ErrorKind::kRequest);
  }
}

TEST_CASE("ratings of many puzzles equal ratings one by one, for any number of threads", "[face]") {
  std::vector<Puzzle> puzzles;
  for (const Puzzle& puzzle : make({.count = 100, .seed = 3})) puzzles.push_back(puzzle);
  const auto one = rate_all(puzzles);
  const auto three = rate_all(puzzles, {.threads = 3});
  REQUIRE((one.ok() && three.ok()));
  REQUIRE(one->size() == puzzles.size());
  CHECK(*one == *three);
  for (std::size_t i = 0; i < puzzles.size(); i += 9) CHECK((*one)[i] == rate(puzzles[i]));
  std::stop_source stopped;
  stopped.request_stop();
  CHECK(rate_all(puzzles, {}, {.stop = stopped.get_token()})->empty());
}

TEST_CASE("the steps of an explanation lead to the solution", "[face]") {
  for (const auto line : {kHard, kDiabolical}) {
    const Puzzle puzzle = puzzle_of(line);
    const auto explanation = explain(puzzle);
    REQUIRE(explanation.ok());
    CHECK(explanation->rating == rate(puzzle));
    Grid grid = puzzle.givens();
    double dearest = 0;
    for (const Step& step : explanation->steps) {
      CHECK_FALSE(step.conclusion.empty());
      dearest = std::max(dearest, step.price);
      if (step.placement) {
        CHECK(step.placement->digit == puzzle.solution().digit(step.placement->cell));
        grid.set(step.placement->cell, step.placement->digit);
      }
      for (const Candidate& gone : step.eliminations) {
        CHECK(gone.digit != puzzle.solution().digit(gone.cell));
      }
      CHECK(explanation->text.find(step.conclusion) != std::string::npos);
    }
    CHECK(grid == puzzle.solution());
    CHECK(dearest == Approx(explanation->rating.score));
  }
}

TEST_CASE("levels and techniques can be listed", "[face]") {
  CHECK(levels().size() == 8);
  CHECK(levels().front().key == "very-easy");
  const auto all = techniques();
  CHECK(std::ranges::find(all, "x-wing", &TechniqueInfo::key) != all.end());
}

}  // namespace nonet::testing
