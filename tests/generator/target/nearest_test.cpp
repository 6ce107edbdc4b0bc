#include "generator/target/nearest.h"

#include <catch2/catch.hpp>
#include <stop_token>

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// ER 1.5 or less: singles solve it.
const Puzzle kNearPuzzle =
    *certify(
         *Grid::from_line(
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
         .puzzle;

Wishes wishes_for(const ScaleRow* scale, double low, double high) {
  Wishes wishes;
  wishes.scale = scale;
  wishes.ratings = {{scale, {low, high}}};
  return wishes;
}

std::string nearest_text(const Wishes& wishes) {
  return text_of(nearest_puzzle(wishes, kNearPuzzle, 0.5, {}));
}

TEST_CASE("The nearest puzzle is described by its rating, not by its distance", "[generator]") {
  const ScaleRow* explainer = find_scale("explainer");
  const double er = explainer->rate(kNearPuzzle, {}).score;
  REQUIRE(er == Approx(1.2));
  CHECK(nearest_text(wishes_for(explainer, 9.3, 9.9)) == "the nearest is too easy (explainer 1.2)");
  CHECK(nearest_text(wishes_for(explainer, 1, 1.1)) == "the nearest is too hard");
}

TEST_CASE("For a level the nearest puzzle is described by its Explainer rating", "[generator]") {
  Wishes wishes;
  wishes.level = find_level("hard");
  CHECK(nearest_text(wishes) == "the nearest is too easy (explainer 1.2)");
}

TEST_CASE("Among several ratings the missed one is named", "[generator]") {
  Wishes wishes = wishes_for(find_scale("explainer"), 1, 2);
  const ScaleRow* bridi = find_scale("bridi");
  const double score = bridi->rate(kNearPuzzle, {}).score;
  wishes.ratings.push_back({bridi, {score + 1, score + 2}});
  CHECK(nearest_text(wishes).starts_with("the nearest is too easy (bridi "));
}

TEST_CASE("A nearest puzzle that fails by its clues says so", "[generator]") {
  CHECK(nearest_text({}) == "the nearest has other clues");
}

TEST_CASE("After a stop the nearest puzzle's rating is not named", "[generator]") {
  std::stop_source stop;
  stop.request_stop();
  const RunControl stopped(stop.get_token());
  const NearestPuzzle nearest =
      nearest_puzzle(wishes_for(find_scale("explainer"), 9.3, 9.9), kNearPuzzle, 0.5, stopped);
  CHECK(nearest.distance == 0.5);
  CHECK(nearest.rating.empty());
}

}  // namespace
}  // namespace nonet
