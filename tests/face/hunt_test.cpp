#include <catch2/catch.hpp>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

// A hunt from two hard puzzles that this project's hunts found, so that the first round rates.
HuntSettings short_hunt() {
  return {.seed = 3,
          .islands = 1,
          .population = 10,
          .seeds = {puzzle_of(".....46....5.6...7.6.3...5.6....8..2.87...16....9...38.982.....12.6"
                              "..9..5........"),
                    puzzle_of("8....4.....5.6...7.6.3...5.....1...2..7...16....4.6.3..98.2...6.2..."
                              ".9..5..8...2.")}};
}

std::vector<HuntFind> finds_of(Hunt& hunt, std::size_t most) {
  std::vector<HuntFind> finds;
  hunt.run([&](const HuntFind& find) {
    finds.push_back(find);
    return finds.size() < most ? Flow::kContinue : Flow::kStop;
  });
  return finds;
}

}  // namespace

TEST_CASE("a hunt finds rated puzzles, the same ones each time", "[face]") {
  auto hunt = Hunt::start(short_hunt());
  REQUIRE(hunt.ok());
  const auto finds = finds_of(*hunt, 3);
  REQUIRE(finds.size() == 3);
  for (const HuntFind& find : finds) CHECK(find.rating == rate(find.puzzle));
  auto again = Hunt::start(short_hunt());
  REQUIRE(again.ok());
  const auto same = finds_of(*again, 3);
  REQUIRE(same.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) CHECK(same[i].puzzle == finds[i].puzzle);
}

TEST_CASE("a hunt resumes from its checkpoint", "[face]") {
  auto hunt = Hunt::start(short_hunt());
  REQUIRE(hunt.ok());
  hunt->run([](const HuntFind&) { return Flow::kContinue; }, {}, 1, 1);  // one round
  CHECK(hunt->evaluations() > 0);
  auto resumed = Hunt::resume(hunt->checkpoint());
  REQUIRE(resumed.ok());
  CHECK(resumed->evaluations() == hunt->evaluations());
  CHECK(resumed->best(5) == hunt->best(5));
  CHECK(Hunt::resume({}).error().kind == ErrorKind::kText);
}

TEST_CASE("settings out of bounds are refused", "[face]") {
  CHECK(Hunt::start({.islands = 0}).error().kind == ErrorKind::kRequest);
  CHECK(Hunt::start({.population = 1}).error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
