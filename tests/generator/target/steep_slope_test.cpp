#include "generator/target/steep_slope.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>

#include "base/random_stream.h"
#include "generator/full_grid.h"
#include "generator/target/target.h"
#include "generator/thinning.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

Puzzle steep_puzzle(std::string_view line) { return *certify(*Grid::from_line(line)).puzzle; }

// Solved by the basics.
constexpr std::string_view kSolvedByBasics =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Arto Inkala, "AI Escargot" (2006), ER 10.5.
constexpr std::string_view kSteepEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
// coloin, "Golden Nugget" (2007), ER 11.9.
constexpr std::string_view kSteepNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

Wishes explainer_between(double low, double high) {
  Wishes wishes;
  wishes.scale = find_scale("explainer");
  wishes.ratings = {{wishes.scale, {low, high}}};
  return wishes;
}

TEST_CASE("Only Explainer ratings from 9.2 on are steep", "[generator]") {
  const ScaleRow* explainer = find_scale("explainer");
  CHECK(is_steep({explainer, {9.2, 9.2}}));
  CHECK(is_steep({explainer, {9.3, 9.9}}));
  CHECK_FALSE(is_steep({explainer, {9.1, 12}}));
  CHECK_FALSE(is_steep({find_scale("hodoku"), {9000, 10000}}));
}

TEST_CASE("Puzzles that the basics solve promise least, and are not rated", "[generator]") {
  const Promise promise = promise_of(steep_puzzle(kSolvedByBasics));
  CHECK(promise.distance == 1);
  CHECK_FALSE(promise.worth_rating);
}

TEST_CASE("The hardest puzzles promise most, and are rated", "[generator]") {
  const Promise escargot = promise_of(steep_puzzle(kSteepEscargot));
  const Promise nugget = promise_of(steep_puzzle(kSteepNugget));
  CHECK(escargot.worth_rating);
  CHECK(nugget.worth_rating);
  CHECK(nugget.distance < escargot.distance);
  CHECK(escargot.distance < 0.2);
  CHECK(nugget.distance >= 0.1);
}

TEST_CASE("Random puzzles promise little but differ, so that breeding can start from them",
          "[generator]") {
  RandomStream random(1, "steep-slope-test", 0);
  double least = 1;
  double most = 0;
  for (int i = 0; i < 50; ++i) {
    const Promise promise = promise_of(thinned(random_full_grid(random), random));
    CHECK(promise.distance > 0.1);
    CHECK(promise.distance <= 1);
    if (promise.worth_rating) CHECK(promise.distance < 0.2);
    if (promise.distance == 1) continue;
    least = std::min(least, promise.distance);
    most = std::max(most, promise.distance);
  }
  CHECK(least < most - 0.05);
}

TEST_CASE("Towards very high ratings the promise is the distance, until the rating fits",
          "[generator]") {
  const Puzzle easy = steep_puzzle(kSolvedByBasics);
  const Puzzle escargot = steep_puzzle(kSteepEscargot);
  CHECK(distance(explainer_between(9.3, 9.9), easy, {}) == promise_of(easy).distance);
  CHECK(distance(explainer_between(11, 12), escargot, {}) == promise_of(escargot).distance);
  CHECK(distance(explainer_between(10.3, 10.6), escargot, {}) == 0);
  CHECK(distance(explainer_between(9.3, 9.9), escargot, {}) == Approx(0.6));
}

TEST_CASE("If the distance counts the rating in full, there is no promise", "[generator]") {
  const Puzzle easy = steep_puzzle(kSolvedByBasics);
  const double er = find_scale("explainer")->rate(easy, {}).score;
  const Wishes wishes = explainer_between(9.3, 9.9);
  CHECK(distance(wishes, easy, {}, FarRating::kInFull) == Approx(9.3 - er));
}

}  // namespace
}  // namespace nonet
