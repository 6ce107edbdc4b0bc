#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <stop_token>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

std::vector<Puzzle> all_of(const Wish& wish) {
  std::vector<Puzzle> puzzles;
  for (const auto& puzzle : make(wish)) puzzles.push_back(puzzle);
  return puzzles;
}

}  // namespace

TEST_CASE("the range and the callback give the same puzzles, for any number of threads", "[face]") {
  std::vector<Puzzle> called;
  const auto yield = generate({.level = "hard", .count = 10, .seed = 7}, [&](const Puzzle& puzzle) {
    called.push_back(puzzle);
    return Flow::kContinue;
  });
  REQUIRE(yield.ok());
  CHECK(yield->accepted == 10);
  CHECK(yield->tries > 10);
  CHECK(called.size() == 10);
  CHECK(called == all_of({.level = "hard", .count = 10, .seed = 7, .threads = 3}));
  CHECK(called != all_of({.level = "hard", .count = 10, .seed = 8}));
  std::set<Grid> forms;
  for (const Puzzle& puzzle : called) {
    CHECK(level_of(rate(puzzle)) == "hard");
    CHECK(forms.insert(canonical_form(puzzle)).second);
    CHECK(solve(puzzle.givens()).unique());
  }
}

TEST_CASE("a wish is fulfilled in all its parts", "[face]") {
  const auto puzzles = all_of({.rating = Interval{3.2, 4.4},
                               .require = {"x-wing"},
                               .fewest_clues = 24,
                               .most_clues = 30,
                               .symmetry = "rotational",
                               .count = 2,
                               .seed = 1});
  REQUIRE(puzzles.size() == 2);
  for (const Puzzle& puzzle : puzzles) {
    const auto explanation = explain(puzzle);
    REQUIRE(explanation.ok());
    CHECK(explanation->rating.score >= 3.2 - 1e-6);
    CHECK(explanation->rating.score <= 4.4 + 1e-6);
    CHECK(std::ranges::find(explanation->steps, "x-wing", &Step::technique) !=
          explanation->steps.end());
    CHECK((puzzle.clue_count() >= 24 && puzzle.clue_count() <= 30));
    CHECK(symmetry_of(puzzle.givens()) == "rotational");
  }
}

TEST_CASE("the hardest technique, one on the way and ratings on two scales hold at once",
          "[face]") {
  const auto puzzles = all_of({.ratings = {{"explainer", {2.8, 4.4}}, {"hodoku", {400, 2000}}},
                               .hardest = {"naked-pair", "x-wing"},
                               .with = {"pointing"},
                               .count = 2,
                               .seed = 1});
  REQUIRE(puzzles.size() == 2);
  for (const Puzzle& puzzle : puzzles) {
    const auto explanation = explain(puzzle);
    REQUIRE(explanation.ok());
    const std::string& hardest = explanation->rating.hardest;
    CHECK((hardest == "naked-pair" || hardest == "x-wing"));
    CHECK(std::ranges::find(explanation->steps, "pointing", &Step::technique) !=
          explanation->steps.end());
    CHECK(explanation->rating.score >= 2.8 - 1e-6);
    const double hodoku = rate(puzzle, {.scale = "hodoku"})->score;
    CHECK((hodoku >= 400 && hodoku <= 2000));
  }
}

TEST_CASE("clues are in the cells of a pattern", "[face]") {
  const Grid model = puzzle_of(kHard).givens();
  std::string pattern;
  for (int cell = 0; cell < Cell::kCount; ++cell) {
    pattern += model.digit(Cell(cell)) != 0 || cell % 10 == 0 ? 'x' : '.';
  }
  const auto puzzles = all_of({.pattern = pattern, .count = 1, .seed = 1});
  REQUIRE(puzzles.size() == 1);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CHECK((puzzles[0].givens().values()[cell] != 0) == (pattern[cell] == 'x'));
  }
}

TEST_CASE("an impossible wish is refused with a reason", "[face]") {
  for (const Wish& wish :
       {Wish{.level = "no-level"}, Wish{.scale = "no-scale"}, Wish{.require = {"no-technique"}},
        Wish{.symmetry = "no-symmetry"}, Wish{.pattern = "xxx"},
        Wish{.pattern = std::string(81, '?')}, Wish{.method = "no-method"}, Wish{.most_clues = 10},
        Wish{.level = "easy", .require = {"x-wing"}}, Wish{.hardest = {"no-technique"}},
        Wish{.with = {"no-technique"}}, Wish{.ratings = {{"no-scale", {1, 2}}}},
        Wish{.rating = Interval{3, 4}, .ratings = {{"explainer", {3, 4}}}},
        Wish{.ratings = {{"bxb", {20, 30}}}}}) {
    const auto checked = check(wish);
    REQUIRE_FALSE(checked.ok());
    CHECK(checked.error().kind == ErrorKind::kRequest);
    CHECK_FALSE(checked.error().reason.empty());
    auto range = make(wish);
    CHECK_THROWS_MATCHES(range.begin(), RefusedWish, Catch::Message(checked.error().reason));
    CHECK(range.yield().error() == checked.error());
  }
}

TEST_CASE("a loop over a range can end early or be stopped, and the range gives its statistics",
          "[face]") {
  int taken = 0;
  for ([[maybe_unused]] const Puzzle& puzzle : make({.count = 1'000'000'000, .seed = 1})) {
    if (++taken == 5) break;
  }
  CHECK(taken == 5);

  std::stop_source stop;
  taken = 0;
  auto range = make({.count = 1'000'000'000, .seed = 1}, {.stop = stop.get_token()});
  for (auto at = range.begin(); at != range.end(); ++at) {
    if (++taken == 5) stop.request_stop();
  }
  CHECK(taken < 1'000'000'000);

  auto spent = make({.level = "extreme", .count = 5, .seed = 1, .max_tries = 10});
  int found = 0;
  for (auto at = spent.begin(); at != spent.end(); ++at) ++found;
  const auto yield = spent.yield();
  REQUIRE(yield.ok());
  CHECK(yield->tries == 10);
  CHECK(yield->accepted == static_cast<std::uint64_t>(found));
}

TEST_CASE("a search breeds puzzles for a rare wish", "[face]") {
  const Wish wish{.rating = Interval{7.1, 7.4}, .most_clues = 22, .count = 2, .seed = 4};
  const auto found_with = [&](unsigned threads) {
    Wish threaded = wish;
    threaded.threads = threads;
    std::vector<Puzzle> found;
    const auto yield = search(threaded, [&](const Puzzle& puzzle) {
      found.push_back(puzzle);
      return Flow::kContinue;
    });
    REQUIRE(yield.ok());
    CHECK(yield->accepted == 2);
    return found;
  };
  const std::vector<Puzzle> found = found_with(1);
  REQUIRE(found.size() == 2);
  for (const Puzzle& puzzle : found) {
    const double er = rate(puzzle).score;
    CHECK((er >= 7.1 && er <= 7.4));
    CHECK(puzzle.clue_count() <= 22);
  }
  CHECK(found_with(2) == found);
}

TEST_CASE("a search that cannot be made is refused", "[face]") {
  const auto none = [](const Puzzle&) { return Flow::kContinue; };
  CHECK(search({.level = "harder"}, none).error().kind == ErrorKind::kRequest);
  CHECK(search({.method = "forward-checking"}, none).error().reason ==
        "forward-checking: a search makes its puzzles by thinning");
  CHECK(search({}, none, {.population = 1}).error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
