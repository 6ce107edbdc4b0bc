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

Target explainer_target() {
  Target target;
  target.wishes.scale = find_scale("explainer");
  return target;
}

double distance_of(const Target& target) { return distance(target, kEasy, {}); }

TEST_CASE("Without wishes every puzzle meets the target", "[generator]") {
  CHECK(distance_of(explainer_target()) == 0);
}

TEST_CASE("The distance grows with the distance of the rating from its band", "[generator]") {
  const double er = find_scale("explainer")->rate(kEasy, {}).score;
  Target target = explainer_target();
  target.wishes.rating = Wishes::Ratings{er, er};
  CHECK(distance_of(target) == 0);
  target.wishes.rating = Wishes::Ratings{er + 0.3, er + 0.5};
  CHECK(distance_of(target) == Approx(0.3));
  target.wishes.rating = Wishes::Ratings{er - 0.5, er - 0.2};
  CHECK(distance_of(target) == Approx(0.2));
  target.wishes.rating = Wishes::Ratings{9, 10};
  CHECK(distance_of(target) == Approx(1));  // the farthest that a rating counts
  target.wishes.scale = find_scale("bridi");
  const double score = target.wishes.scale->rate(kEasy, {}).score;
  target.wishes.rating = Wishes::Ratings{score, score};
  CHECK(distance_of(target) == 0);
  target.wishes.rating = Wishes::Ratings{score * 1.05, score * 1.05};
  CHECK(distance_of(target) > 0);
  CHECK(distance_of(target) < 1);
}

TEST_CASE("Clues, symmetry, level and techniques add to the distance", "[generator]") {
  Target target = explainer_target();
  target.fewest_clues = kEasy.givens().clue_count() + 2;
  CHECK(distance_of(target) == Approx(0.5));
  target = explainer_target();
  target.most_clues = kEasy.givens().clue_count() - 1;
  CHECK(distance_of(target) == Approx(0.25));
  target = explainer_target();
  target.symmetry = Symmetry::kRotational;
  CHECK(distance_of(target) == 0);
  target.symmetry = Symmetry::kFull;
  CHECK(distance_of(target) == Approx(1));
  target = explainer_target();
  target.wishes.level = level_of(find_scale("explainer")->rate(kEasy, {}));
  CHECK(distance_of(target) == 0);
  target.wishes.level = find_level("extreme");
  CHECK(distance_of(target) > 0);
  target = explainer_target();
  target.wishes.required = {TechniqueId::kXWing};
  CHECK(distance_of(target) == Approx(1));
  target.wishes.required = {TechniqueId::kHiddenSingleBox};
  CHECK(distance_of(target) == 0);
  target.wishes.forbidden = {TechniqueId::kHiddenSingleBox};
  CHECK(distance_of(target) == Approx(1));
}

}  // namespace
}  // namespace nonet
