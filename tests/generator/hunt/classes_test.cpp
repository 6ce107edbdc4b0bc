// The hunt for classes: its planted puzzles, its finds, repeating and resuming it, and the finds
// that are new.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "board/canonical.h"
#include "generator/full_grid.h"
#include "generator/hunt/hunt.h"
#include "generator/hunt/planting.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/orders/classification/classification.h"
#include "solvers/exact/certify.h"
#include "tests/generator/hunt/depth_two.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

std::vector<std::byte> hunted(HuntObjective objective, unsigned threads, int rounds,
                              std::vector<std::string>& finds) {
  Hunt hunt({.seed = 11, .islands = 3, .epoch_work = 600, .objective = objective});
  hunt.run(RunControl::kNoLimit, threads, {},
           {.found =
                [&](std::span<const Find> found) {
                  for (const Find& find : found) {
                    finds.push_back(std::to_string(find.ordinal) + ' ' +
                                    find.puzzle.givens().line() + ' ' +
                                    std::to_string(archived(find).is.depth) + ' ' +
                                    std::to_string(archived(find).is.braids));
                  }
                  return Flow::kContinue;
                },
            .round_done =
                [left = rounds]() mutable { return --left == 0 ? Flow::kStop : Flow::kContinue; }});
  return hunt.checkpoint();
}

// The find of a search in the first place of a random solution grid; nullopt: none.
std::optional<Puzzle> planted_in(RandomStream& random) {
  const auto places = planted_places(random_full_grid(random));
  if (places.empty()) return std::nullopt;
  return search_place(places.front(), random, {}).best;
}

TEST_CASE("A planted puzzle is minimal, has a tridagon and resists trial and error",
          "[evolution]") {
  RandomStream random(5, "test", 0);
  std::set<Grid> solutions;
  for (int i = 0; i < 40; ++i) {
    const auto planted = planted_in(random);
    if (!planted) continue;
    const Certificate proof = certify(planted->givens());
    REQUIRE(proof);
    CHECK(proof.puzzle->solution() == planted->solution());
    CHECK(is_minimal(*planted));
    CHECK(tridagon_after_singles(*planted));
    CHECK(nearness_of(*planted, {})->depth >= 2);
    solutions.insert(planted->solution());
  }
  CHECK(solutions.size() > 5);
}

TEST_CASE("The clues around a planted tridagon leave out its digits", "[evolution]") {
  RandomStream random(7, "test", 0);
  int seen = 0;
  for (int i = 0; i < 80; ++i) {
    const Grid solution = random_full_grid(random);
    for (const PlantedPlace& place : planted_places(solution)) {
      ++seen;
      CHECK(place.clues.solution() == solution);
      CHECK(place.clues.givens().clue_count() == 56);
      CHECK(cell_set_of(place.place.corner).size() ==
            (cell_set_of(place.place.corner) & place.clues.givens().filled()).size());
    }
  }
  CHECK(seen > 10);
}

TEST_CASE("Singles leave the same candidates as the rater's", "[evolution]") {
  RandomStream random(6, "test", 0);
  for (int i = 0; i < 20; ++i) {
    const auto planted = planted_in(random);
    if (!planted) continue;
    for (const Puzzle& puzzle : {*planted, minimised(*planted, random)}) {
      const SinglesEnd end = after_singles(puzzle);
      CHECK(end.tridagon == tridagon_after_singles(puzzle).has_value());
      const Grid expanded = expanded_by_singles(puzzle);
      CHECK(expanded.clue_count() == end.filled);
      CHECK(expanded.extended_by(puzzle.solution()));
    }
  }
}

TEST_CASE("A hunt for classes is the same for any number of threads", "[evolution]") {
  for (const HuntObjective objective : {HuntObjective::kDepth, HuntObjective::kBxb}) {
    std::vector<std::string> one;
    std::vector<std::string> three;
    CHECK(hunted(objective, 1, 2, one) == hunted(objective, 3, 2, three));
    CHECK(one == three);
  }
}

TEST_CASE("A resumed hunt for classes continues as if it had not been interrupted", "[evolution]") {
  std::vector<std::string> whole;
  std::vector<std::string> parts;
  const auto end = hunted(HuntObjective::kDepth, 2, 3, whole);
  auto resumed = Hunt::from_checkpoint(hunted(HuntObjective::kDepth, 2, 1, parts));
  REQUIRE(resumed);
  CHECK(resumed->objective() == HuntObjective::kDepth);
  resumed->run(RunControl::kNoLimit, 2, {}, {.found = {}, .round_done = [left = 2]() mutable {
                                               return --left == 0 ? Flow::kStop : Flow::kContinue;
                                             }});
  CHECK(resumed->checkpoint() == end);
}

TEST_CASE("A find for its class is classified exactly, and the first of a grid is rated",
          "[evolution]") {
  const std::vector<Puzzle> seeds = {testing::puzzle_of(testing::kDepthTwo)};
  // The island that needs no tridagon, because the seed has none.
  Hunt hunt({.seed = 3, .islands = 4, .epoch_work = 300, .objective = HuntObjective::kDepth},
            std::vector<Puzzle>(4, seeds.front()));
  std::size_t finds = 0;
  const auto check = [&](std::span<const Find> found) {
    for (const Find& find : found) {
      ++finds;
      const Puzzle& puzzle = find.puzzle;
      const PuzzleClass is = archived(find).is;
      CHECK(is_minimal(puzzle));
      CHECK(is.depth == rate_te_depth(puzzle, {}).score);
      if (is.depth == 2) CHECK(is.braids == rate_bxb(puzzle, {}).score);
      CHECK(is.tridagon == tridagon_after_singles(puzzle).has_value());
      CHECK((archived(find).rating.er > 0) == (find.ratings.front().scale == "explainer"));
      CHECK(find.canonical == canonical_form(puzzle.givens()));
    }
    return Flow::kContinue;
  };
  hunt.run(RunControl::kNoLimit, 1, {}, {.found = check, .round_done = [left = 2]() mutable {
                                           return --left == 0 ? Flow::kStop : Flow::kContinue;
                                         }});
  const HuntProgress progress = hunt.progress();
  std::uint64_t counted = 0;
  for (const auto& row : progress.classes) {
    for (const std::uint64_t count : row) counted += count;
  }
  CHECK(counted == finds);
  CHECK(hunt.archive().rated() == finds);
}

TEST_CASE("A puzzle of an unknown class is a discovery", "[evolution]") {
  CHECK_FALSE(discovery_in({.depth = 1, .braids = 0, .tridagon = false}));
  CHECK_FALSE(discovery_in({.depth = 2, .braids = 14, .tridagon = false}));
  CHECK(discovery_in({.depth = 2, .braids = 15, .tridagon = false}));
  CHECK_FALSE(discovery_in({.depth = 3, .braids = 2, .tridagon = true}));
  CHECK(discovery_in({.depth = 3, .braids = 2, .tridagon = false}));
  CHECK(discovery_in({.depth = 3, .braids = 3, .tridagon = true}));
  CHECK(discovery_in({.depth = 4, .braids = 0, .tridagon = true}));
}

}  // namespace
}  // namespace nonet
