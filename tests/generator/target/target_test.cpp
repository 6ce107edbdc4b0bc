#include "generator/target/target.h"

#include <catch2/catch.hpp>

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

const Puzzle kEasy =
    *certify(
         *Grid::from_line(
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
         .puzzle;

Wishes explainer_wishes() {
  Wishes wishes;
  wishes.scale = find_scale("explainer");
  return wishes;
}

double distance_of(const Wishes& wishes) { return distance(wishes, kEasy, {}); }

TEST_CASE("Without wishes every puzzle meets the target", "[generator]") {
  CHECK(distance_of(explainer_wishes()) == 0);
}

TEST_CASE("The distance grows with the distance of the rating from its band", "[generator]") {
  const double er = find_scale("explainer")->rate(kEasy, {}).score;
  Wishes wishes = explainer_wishes();
  wishes.ratings = {{wishes.scale, {er, er}}};
  CHECK(distance_of(wishes) == 0);
  wishes.ratings = {{wishes.scale, {er + 0.3, er + 0.5}}};
  CHECK(distance_of(wishes) == Approx(0.3));
  wishes.ratings = {{wishes.scale, {er - 0.5, er - 0.2}}};
  CHECK(distance_of(wishes) == Approx(0.2));
  wishes.ratings = {{wishes.scale, {9, 10}}};
  CHECK(distance_of(wishes) == Approx(1));  // the farthest that a rating counts
  wishes.scale = find_scale("bridi");
  const double score = wishes.scale->rate(kEasy, {}).score;
  wishes.ratings = {{wishes.scale, {score, score}}};
  CHECK(distance_of(wishes) == 0);
  wishes.ratings = {{wishes.scale, {score * 1.05, score * 1.05}}};
  CHECK(distance_of(wishes) > 0);
  CHECK(distance_of(wishes) < 1);
}

TEST_CASE("Clues, symmetry, level and techniques add to the distance", "[generator]") {
  Wishes wishes = explainer_wishes();
  wishes.fewest_clues = kEasy.givens().clue_count() + 2;
  CHECK(distance_of(wishes) == Approx(0.5));
  wishes = explainer_wishes();
  wishes.most_clues = kEasy.givens().clue_count() - 1;
  CHECK(distance_of(wishes) == Approx(0.25));
  wishes = explainer_wishes();
  wishes.symmetry = Symmetry::kRotational;
  CHECK(distance_of(wishes) == 0);
  wishes.symmetry = Symmetry::kFull;
  CHECK(distance_of(wishes) == Approx(1));
  wishes = explainer_wishes();
  wishes.level = level_of(find_scale("explainer")->rate(kEasy, {}));
  CHECK(distance_of(wishes) == 0);
  wishes.level = find_level("extreme");
  CHECK(distance_of(wishes) > 0);
  wishes = explainer_wishes();
  wishes.required = {TechniqueId::kXWing};
  CHECK(distance_of(wishes) == Approx(1));
  wishes.required = {TechniqueId::kHiddenSingleBox};
  CHECK(distance_of(wishes) == 0);
  wishes.forbidden = {TechniqueId::kHiddenSingleBox};
  CHECK(distance_of(wishes) == Approx(1));
}

}  // namespace
}  // namespace nonet
