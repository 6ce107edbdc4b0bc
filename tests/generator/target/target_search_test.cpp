#include "generator/target/target_search.h"

#include <catch2/catch.hpp>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "board/canonical.h"
#include "generator/target/pattern_breeding.h"
#include "generator/target/symmetric_breeding.h"
#include "solvers/exact/certify.h"
#include "tests/base/rank_table.h"

namespace nonet {
namespace {

// ER 4.2 to 4.5, half-turn symmetry, 24 to 28 clues, an X-wing.
TargetPlan x_wing_plan() {
  TargetPlan plan;
  plan.wishes.scale = find_scale("explainer");
  plan.wishes.ratings = {{plan.wishes.scale, {4.2, 4.5}}};
  plan.wishes.symmetry = Symmetry::kRotational;
  plan.wishes.fewest_clues = 24;
  plan.wishes.most_clues = 28;
  plan.wishes.required = {TechniqueId::kXWing};
  plan.seed = 7;
  return plan;
}

struct Outcome {
  std::vector<Find> found;
  std::optional<TargetSample> sample;
  TargetCount count;
};

Outcome search(const TargetPlan& plan, std::size_t wanted) {
  Outcome outcome;
  const auto found = [&](const Find& find) {
    outcome.found.push_back(find);
    return outcome.found.size() == wanted ? Flow::kStop : Flow::kContinue;
  };
  outcome.count = search_target(
      plan, {},
      {.sampled = [&](const TargetSample& sample) { outcome.sample = sample; }, .found = found});
  return outcome;
}

std::string text_of(const Outcome& outcome) {
  std::string text;
  for (const Find& find : outcome.found) text += find.puzzle.givens().line() + '\n';
  return text;
}

TEST_CASE("A rare target is met by evolution, by proper and different puzzles", "[generator]") {
  const TargetPlan plan = x_wing_plan();
  const Outcome outcome = search(plan, 60);
  REQUIRE(outcome.found.size() == 60);
  CHECK(outcome.count.found == 60);
  REQUIRE(outcome.sample);
  CHECK(outcome.sample->way == TargetWay::kEvolution);
  std::set<Grid> forms;
  std::set<Grid> solutions;
  for (const Find& find : outcome.found) {
    const Grid& givens = find.puzzle.givens();
    CHECK(certify(givens).puzzle == find.puzzle);
    CHECK(has_symmetry(givens.filled(), Symmetry::kRotational));
    CHECK(givens.clue_count() >= 24);
    CHECK(givens.clue_count() <= 28);
    const double er = find_scale("explainer")->rate(find.puzzle, {}).score;
    CHECK(er > 4.15);
    CHECK(er < 4.55);
    RateRequest without;
    without.without = plan.wishes.required;
    const Rating other = find_scale("explainer")->rate(find.puzzle, without);
    CHECK((!other.solved() || other.score > 4.55));
    CHECK(distance(plan.wishes, find.puzzle, {}) == 0);
    CHECK(canonical_form(givens) == find.canonical);
    CHECK(forms.insert(find.canonical).second);
    solutions.insert(find.puzzle.solution());
  }
  CHECK(solutions.size() >= 20);  // at most three puzzles of a solution
}

TEST_CASE("Seeds take the place of the random sample, and get the symmetry", "[generator]") {
  TargetPlan plan = x_wing_plan();
  plan.wishes.required.clear();
  plan.wishes.ratings = {{plan.wishes.scale, {2.0, 4.0}}};
  // Arto Inkala, "AI Escargot" (2006): no symmetry, ER 10.5; and one that meets the rating.
  for (const std::string_view line :
       {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "64........3..285......7.6..4..9...1.8..2.1..3.1...4..5..2.4......783..9........58"}) {
    plan.seeds.push_back(*certify(*Grid::from_line(line)).puzzle);
  }
  const Outcome outcome = search(plan, 20);
  REQUIRE(outcome.found.size() == 20);
  CHECK(outcome.sample->tries == 2);
  CHECK(outcome.sample->way == TargetWay::kEvolution);
  std::size_t near = 0;
  for (const Find& find : outcome.found) {
    CHECK(distance(plan.wishes, find.puzzle, {}) == 0);
    CHECK(has_symmetry(find.puzzle.givens().filled(), Symmetry::kRotational));
    std::size_t same = 0;
    for (const Cell c : all_cells()) {
      same += find.puzzle.solution().value(c) == plan.seeds[1].solution().value(c) ? 1U : 0U;
    }
    near += same > 30 ? 1 : 0;  // two random grids agree in nine cells
  }
  CHECK(near > 0);
}

TEST_CASE("A rating with no upper end is a target, too", "[generator]") {
  TargetPlan plan = x_wing_plan();
  plan.wishes = {};
  plan.wishes.scale = find_scale("explainer");
  plan.wishes.ratings = {{plan.wishes.scale, {9, std::numeric_limits<double>::infinity()}}};
  // Arto Inkala, "AI Escargot" (2006): ER 10.5.
  plan.seeds.push_back(
      *certify(
           *Grid::from_line(
               "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."))
           .puzzle);
  CHECK(distance(plan.wishes, plan.seeds[0], {}) == 0);
  const Outcome outcome = search(plan, 3);
  CHECK(outcome.found.size() == 3);
  CHECK(outcome.sample->met == 1);
}

TEST_CASE("A smaller pool of parents finds other puzzles", "[generator]") {
  TargetPlan plan = x_wing_plan();
  const std::string many = text_of(search(plan, 20));
  plan.population = 20;
  const Outcome few = search(plan, 20);
  CHECK(few.found.size() == 20);
  CHECK(text_of(few) != many);
}

TEST_CASE("A common target is met by rejection", "[generator]") {
  TargetPlan plan = x_wing_plan();
  plan.wishes.required.clear();
  plan.wishes.ratings = {{plan.wishes.scale, {1, 3}}};
  const Outcome outcome = search(plan, 20);
  REQUIRE(outcome.found.size() == 20);
  CHECK(outcome.sample->way == TargetWay::kRejection);
  for (const Find& find : outcome.found) {
    CHECK(distance(plan.wishes, find.puzzle, {}) == 0);
  }
}

// The finds of rank 0 among several ranks, and whether the other ranks counted the same.
std::string found_on_ranks(const TargetPlan& plan, std::size_t ranks, std::size_t wanted) {
  std::vector<Outcome> outcomes(ranks);
  on_ranks(ranks, [&](std::size_t rank, Exchange& exchange) {
    TargetPlan own = plan;
    own.ranks = &exchange;
    outcomes[rank] = search(own, rank == 0 ? wanted : 0);
  });
  for (const Outcome& outcome : outcomes) {
    CHECK(outcome.sample->met == outcomes[0].sample->met);
    CHECK(outcome.found.size() >= outcomes[0].found.size());
  }
  return text_of(outcomes[0]);
}

TEST_CASE("The finds of a target search do not depend on the number of ranks", "[generator]") {
  TargetPlan bred = x_wing_plan();
  TargetPlan drawn = x_wing_plan();
  drawn.wishes.required.clear();
  drawn.wishes.ratings = {{drawn.wishes.scale, {1, 3}}};
  TargetPlan limited = bred;
  limited.max_tries = 5000;
  TargetPlan few = drawn;  // fewer than the sample
  few.max_tries = 300;
  struct Case {
    TargetPlan plan;
    std::size_t wanted;
  };
  for (const Case& one : {Case{bred, 40}, Case{drawn, 40}, Case{limited, 0}, Case{few, 0}}) {
    const std::string expected = text_of(search(one.plan, one.wanted));
    REQUIRE_FALSE(expected.empty());
    for (const std::size_t ranks : {1U, 2U, 3U, 11U}) {
      CHECK(found_on_ranks(one.plan, ranks, one.wanted) == expected);
    }
  }
}

TEST_CASE("The finds of a target search do not depend on the number of threads", "[generator]") {
  TargetPlan plan = x_wing_plan();
  const std::string expected = text_of(search(plan, 40));
  plan.threads = 3;
  CHECK(text_of(search(plan, 40)) == expected);
}

TEST_CASE("A target search ends when its tries are spent", "[generator]") {
  TargetPlan plan = x_wing_plan();
  plan.wishes.ratings = {{plan.wishes.scale, {11, 12}}};
  plan.max_tries = 2600;
  const Outcome outcome = search(plan, 1);
  CHECK(outcome.found.empty());
  CHECK(outcome.count.tries == 2600);
}

TEST_CASE("Breeding keeps symmetry and one solution, and needs every orbit", "[generator]") {
  const Puzzle parent = search(x_wing_plan(), 1).found.front().puzzle;
  std::vector<BreedingParent> parents;
  for (std::uint64_t i = 0; i < 60; ++i) {
    parents.push_back({parent, RandomStream(1, "bred-near-test", i)});
  }
  std::set<Grid> children;
  for (const Puzzle& child :
       bred_near(parents, {.symmetry = Symmetry::kRotational, .fewest_clues = 0})) {
    CHECK(has_symmetry(child.givens().filled(), Symmetry::kRotational));
    CHECK(certify(child.givens()).puzzle == child);
    for (const Cell c : child.givens().filled()) {
      Grid fewer = child.givens();
      for (const Cell of_orbit : orbit_of(c, Symmetry::kRotational)) fewer.clear(of_orbit);
      CHECK(certify(fewer).verdict == Verdict::kMultiple);
    }
    children.insert(child.givens());
  }
  CHECK(children.size() > 30);
}

// Enough cells for puzzles of many ratings.
CellSet heart() {
  const std::string_view cells =
      ".xx...xx."
      "xxxx.xxxx"
      "xx.xxx.xx"
      "xx..x..xx"
      "xx.....xx"
      ".xx...xx."
      "..xx.xx.."
      "...xxx..."
      "....x....";
  CellSet pattern;
  for (const Cell c : all_cells()) {
    if (cells[array_index(c)] == 'x') pattern.insert(c);
  }
  return pattern;
}

TEST_CASE("A target on a pattern is bred in its cells, the same with any number of threads",
          "[generator]") {
  TargetPlan plan;
  plan.wishes.scale = find_scale("explainer");
  plan.wishes.pattern = heart();
  plan.wishes.ratings = {{plan.wishes.scale, {1.5, 2.3}}};
  plan.seed = 7;
  REQUIRE(check(plan).ok());
  const Outcome outcome = search(plan, 5);
  REQUIRE(outcome.found.size() == 5);
  for (const Find& find : outcome.found) {
    CHECK(find.puzzle.givens().filled() == heart());
    CHECK(plan.wishes.solving_fits(find.puzzle, {}));
  }
  plan.threads = 3;
  CHECK(text_of(search(plan, 5)) == text_of(outcome));
}

TEST_CASE("Seeds of a target on a pattern must have their clues in its cells", "[generator]") {
  TargetPlan plan = x_wing_plan();
  plan.seeds = {search(plan, 1).found.front().puzzle};
  plan.wishes.symmetry = Symmetry::kNone;
  plan.wishes.fewest_clues = 17;
  plan.wishes.most_clues = kCells;
  plan.wishes.pattern = heart();
  REQUIRE_FALSE(check(plan).ok());
  CHECK(check(plan).error().reason ==
        "no puzzle of the input has its clues in the cells of the pattern");
  plan.wishes.pattern = plan.seeds.front().givens().filled();
  CHECK(check(plan).ok());
}

TEST_CASE("Children bred on a pattern are proper and differ in few digits", "[generator]") {
  const Puzzle parent = search(x_wing_plan(), 1).found.front().puzzle;
  std::vector<BreedingParent> parents;
  for (std::uint64_t i = 0; i < 40; ++i) {
    parents.push_back({parent, RandomStream(1, "bred-on-pattern-test", i)});
  }
  int changed = 0;
  for (const Puzzle& child : bred_on_pattern(parents)) {
    CHECK(child.givens().filled() == parent.givens().filled());
    CHECK(certify(child.givens()).puzzle == child);
    int digits = 0;
    for (const Cell c : child.givens().filled()) {
      digits += child.givens().value(c) != parent.givens().value(c) ? 1 : 0;
    }
    CHECK(digits <= 3);
    changed += digits > 0 ? 1 : 0;
  }
  CHECK(changed > 20);
}

TEST_CASE("The text about a breeding search names the nearest puzzle until there are finds",
          "[generator]") {
  TargetCount count{
      .tries = 5120, .found = 0, .nearest = NearestPuzzle{0.3, Miss::kEasier, "explainer 8.9"}};
  CHECK(text_of(count, 10) == "5,120 bred, none fits, the nearest is too easy (explainer 8.9)");
  BreedingWatch watch(10);
  CHECK(watch.see(count));
  CHECK_FALSE(watch.see(count));
  count.tries *= 4;
  count.found = 2;
  CHECK(watch.see(count) == "20,480 bred, 2 found, 10 wanted");
}

TEST_CASE("A target search stopped at once says that it did not come to breeding", "[generator]") {
  std::stop_source stop;
  stop.request_stop();
  const TargetCount count =
      search_target(x_wing_plan(), RunControl(stop.get_token()),
                    {.sampled = {}, .found = [](const Find&) { return Flow::kContinue; }});
  CHECK(count.tries == 0);
  CHECK(text_of(count, 1) == "the first puzzles were not all measured");
}

}  // namespace
}  // namespace nonet
