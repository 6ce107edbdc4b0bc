#include <catch2/catch.hpp>
#include <numeric>

#include "solvers/constraint/constraint_solvers.h"
#include "solvers/constraint/ranking_training.h"

namespace nonet::constraint {
namespace {

TEST_CASE("A move has one feature of each group", "[constraint]") {
  Domains domains = domains_of(*Grid::from_line(
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"));
  REQUIRE(propagate(domains, kSingles));
  const PositionFeatures position(domains, 9);
  for (const Cell c : domains.open()) {
    for (const Digit d : domains.of(c)) {
      const FeatureVector f = position.of(c, d);
      for (std::size_t group = 0; group < 18; group += 3) {
        CHECK(f[group] + f[group + 1] + f[group + 2] == 1);
      }
      CHECK(std::accumulate(f.begin() + 18, f.begin() + 26, 0.0) == 1);
      CHECK(std::accumulate(f.begin() + 27, f.begin() + 32, 0.0) == 1);
      CHECK(f.back() == Approx(9.0 / 81));
    }
  }
}

// Moves with a planted cost: expensive exactly if one feature is set.
std::vector<NodeSample> planted(RandomStream& random, std::size_t dear_feature) {
  std::vector<NodeSample> samples;
  for (std::uint64_t i = 0; i < 300; ++i) {
    NodeSample sample{i, {}};
    for (int move = 0; move < 4; ++move) {
      TriedMove tried;
      for (double& feature : tried.features) feature = random.chance(0.5) ? 1 : 0;
      tried.options = tried.features[dear_feature] > 0 ? 100 : 1;
      sample.moves.push_back(tried);
    }
    samples.push_back(sample);
  }
  return samples;
}

TEST_CASE("Both learners find the feature that makes a move expensive", "[constraint]") {
  RandomStream random(1, "ranking");
  const auto train = planted(random, 26);
  const auto held_out = planted(random, 26);
  CHECK(accuracy_of(train_ranking_svm(train, random), held_out).percent() > 99);
  CHECK(accuracy_of(train_linear_regression(train), held_out).percent() > 99);
  CHECK(accuracy_of(RankingModel(), held_out).percent() == 50);  // all tied
}

TEST_CASE("Only with the label solving first does a solution beat a quick failure",
          "[constraint]") {
  const TriedMove fails{{}, 0, false};
  const TriedMove solves{{}, 40, true};
  const TriedMove solves_later{{}, 90, true};
  CHECK(compare(fails, solves, Label::kFewerOptions) < 0);
  CHECK(compare(fails, solves, Label::kSolvingFirst) > 0);
  CHECK(compare(solves, solves_later, Label::kSolvingFirst) < 0);
  CHECK(compare(solves, solves, Label::kSolvingFirst) == 0);
}

TEST_CASE("Learners follow the label", "[constraint]") {
  RandomStream random(2, "ranking");
  // Feature 3 is on exactly if a move solves the puzzle, and such moves are expensive.
  std::vector<NodeSample> samples = planted(random, 3);
  for (NodeSample& sample : samples) {
    for (TriedMove& move : sample.moves) move.solves = move.features[3] > 0;
  }
  for (const Label label : {Label::kFewerOptions, Label::kSolvingFirst}) {
    const double sign = label == Label::kSolvingFirst ? 1 : -1;
    CHECK(sign * train_ranking_svm(samples, random, label).weights[3] > 0.5);
    CHECK(sign * train_linear_regression(samples, label).weights[3] > 0.5);
    CHECK(accuracy_of(train_ranking_svm(samples, random, label), samples, label).percent() > 99);
  }
}

}  // namespace
}  // namespace nonet::constraint
