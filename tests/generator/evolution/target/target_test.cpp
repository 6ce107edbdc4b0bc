#include "generator/evolution/target/target.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

const Grid kEasy = *Grid::from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

Target explainer_target() {
  Target target;
  target.scale = find_scale("explainer");
  return target;
}

double distance_of(const Target& target) { return distance(target, kEasy, {}); }

TEST_CASE("Without wishes every puzzle meets the target", "[generator]") {
  CHECK(distance_of(explainer_target()) == 0);
}

TEST_CASE("The distance grows with the distance of the rating from its band", "[generator]") {
  const double er = find_scale("explainer")->rate(kEasy, {}).score;
  Target target = explainer_target();
  target.rating = ScoreBand{er, er};
  CHECK(distance_of(target) == 0);
  target.rating = ScoreBand{er + 0.3, er + 0.5};
  CHECK(distance_of(target) == Approx(0.3));
  target.rating = ScoreBand{er - 0.5, er - 0.2};
  CHECK(distance_of(target) == Approx(0.2));
  target.rating = ScoreBand{9, 10};
  CHECK(distance_of(target) == Approx(1));  // the farthest that a rating counts
  target.scale = find_scale("bridi");
  const double score = target.scale->rate(kEasy, {}).score;
  target.rating = ScoreBand{score, score};
  CHECK(distance_of(target) == 0);
  target.rating = ScoreBand{score * 1.05, score * 1.05};
  CHECK(distance_of(target) > 0);
  CHECK(distance_of(target) < 1);
}

TEST_CASE("Clues, symmetry, level and techniques add to the distance", "[generator]") {
  Target target = explainer_target();
  target.fewest_clues = kEasy.clue_count() + 2;
  CHECK(distance_of(target) == Approx(0.5));
  target = explainer_target();
  target.most_clues = kEasy.clue_count() - 1;
  CHECK(distance_of(target) == Approx(0.25));
  target = explainer_target();
  target.symmetry = Symmetry::kRotational;
  CHECK(distance_of(target) == 0);
  target.symmetry = Symmetry::kFull;
  CHECK(distance_of(target) == Approx(1));
  target = explainer_target();
  target.level = level_of(find_scale("explainer")->rate(kEasy, {}));
  CHECK(distance_of(target) == 0);
  target.level = find_level("extreme");
  CHECK(distance_of(target) > 0);
  target = explainer_target();
  target.required = {"x-wing"};
  CHECK(distance_of(target) == Approx(1));
  target.required = {"hidden-single-box"};
  CHECK(distance_of(target) == 0);
  target.forbidden = {"hidden-single-box"};
  CHECK(distance_of(target) == Approx(1));
}

}  // namespace
}  // namespace nonet
