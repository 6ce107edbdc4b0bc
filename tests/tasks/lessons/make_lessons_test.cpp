#include "tasks/lessons/make_lessons.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/scale/ladder.h"
#include "solvers/exact/certify.h"
#include "tasks/lessons/earlier_steps.h"
#include "tasks/lessons/kept_positions.h"
#include "tasks/lessons/lesson_report.h"

namespace nonet {
namespace {

using enum TechniqueId;

// The cheapest step of all finders that the explainer's ladder names, called one by one.
class Cheapest final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    const int price = explainer_ladder().price(step);
    if (price >= 0) least = std::min(least, price);
    return Demand::kMore;
  }
  int least = 10'000;
};

int cheapest_price(const Position& position, int below) {
  Cheapest sink;
  WalkMemory memory;
  for (const LadderRow& row : explainer_ladder().rows) {
    if (row.floor >= below) break;
    row.find({position, sink, memory, row.size});
  }
  return sink.least;
}

std::vector<Lesson> lessons_of(std::vector<TechniqueId> techniques, unsigned threads = 1) {
  return make_lessons({.techniques = std::move(techniques),
                       .positions = 3,
                       .seed = 11,
                       .threads = threads,
                       .max_tries = 4096},
                      {});
}

void require_true(const LessonPosition& position) {
  const auto puzzle = certify(position.givens).puzzle;
  REQUIRE(puzzle.has_value());
  const Grid& solution = puzzle->solution();
  const Step& step = position.scene.step.step;
  REQUIRE(position.scene.before.grid().extended_by(solution));
  if (step.placement) {
    CHECK(solution.digit(step.placement->cell) == step.placement->digit);
  }
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) CHECK(solution.digit(cell) != digit);
  }
}

}  // namespace

TEST_CASE("every technique has a text in three parts", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const LessonText text = lesson_text_of(row.id);
    for (const std::string& part : {text.idea, text.look, text.why}) {
      CHECK(part.size() > 20);
      CHECK((part.ends_with('.') || part.ends_with('?')));
      CHECK(part.find('{') == std::string::npos);
      CHECK(part.find(" no lines") == std::string::npos);
    }
  }
}

TEST_CASE("sizes are written as words", "[lessons]") {
  CHECK(lesson_text_of(kNakedTriplet).idea.find("three cells") != std::string::npos);
  CHECK(lesson_text_of(kSwordfish).idea.find("three rows") != std::string::npos);
  CHECK(lesson_text_of(kUniqueLoop2).idea.find("six or more") != std::string::npos);
  CHECK(lesson_text_of(kXWing).idea != lesson_text_of(kSwordfish).idea);
}

TEST_CASE("the course has every technique once", "[lessons]") {
  const auto techniques = course();
  std::set<TechniqueId> searched;
  for (const TechniqueRow& row : technique_catalog()) {
    searched.insert(row.id);
  }
  CHECK(techniques.size() == searched.size());
  CHECK(std::set<TechniqueId>(techniques.begin(), techniques.end()) == searched);
  CHECK(lesson_order_of(techniques.front()) == LessonOrder::kExplainer);
}

TEST_CASE("positions need the technique next and nothing cheaper", "[lessons]") {
  const auto lessons =
      lessons_of({kHiddenSingleBox, kPointing, kNakedPair, kXWing, kXyWing, kForcingChain});
  for (const Lesson& lesson : lessons) {
    INFO(technique_row(lesson.technique).key);
    REQUIRE(lesson.positions.size() == 3);
    CHECK(lesson.shortage.empty());
    for (const LessonPosition& position : lesson.positions) {
      require_true(position);
      CHECK(position.scene.step.step.technique == lesson.technique);
      const int price = explainer_ladder().price(position.scene.step.step);
      CHECK(cheapest_price(position.scene.before, price) >= price);
    }
  }
}

TEST_CASE("techniques of other scales have lessons, too", "[lessons]") {
  const auto lessons = lessons_of({kSkyscraper, kWWing, kSimpleColorsTrap, kEmptyRectangle});
  for (const Lesson& lesson : lessons) {
    INFO(technique_row(lesson.technique).key);
    CHECK(lesson_order_of(lesson.technique) == LessonOrder::kHodoku);
    REQUIRE(lesson.positions.size() == 3);
    for (const LessonPosition& position : lesson.positions) require_true(position);
  }
}

TEST_CASE(
    "Positions of techniques that HoDoKu tries by name only, and of whips, have no open single",
    "[lessons]") {
  for (const Lesson& lesson : lessons_of({kDeathBlossom, kWhip})) {
    INFO(technique_row(lesson.technique).key);
    REQUIRE(!lesson.positions.empty());
    for (const LessonPosition& position : lesson.positions) {
      require_true(position);
      CHECK(position.scene.step.step.technique == lesson.technique);
      CHECK(cheapest_price(position.scene.before, 24) >= 24);
    }
  }
}

TEST_CASE("Later positions of a lesson have more candidates", "[lessons]") {
  for (const Lesson& lesson : lessons_of({kPointing, kXyWing, kSkyscraper})) {
    std::vector<int> counts;
    for (const LessonPosition& one : lesson.positions)
      counts.push_back(candidates_left(one.scene.before));
    CHECK(std::ranges::is_sorted(counts));
    CHECK(counts.size() == 3);
  }
}

TEST_CASE("Techniques rare in random puzzles take their positions from the kept ones",
          "[lessons]") {
  const auto lesson = lessons_of({kNestedForcingChains}).front();
  CHECK(lesson.shortage.empty());
  REQUIRE(lesson.positions.size() == 3);
  for (const LessonPosition& position : lesson.positions) require_true(position);
}

TEST_CASE("the same lessons come with any number of threads", "[lessons]") {
  const auto one = lessons_of({kSwordfish, kHiddenPair, kFinnedXWing});
  const auto three = lessons_of({kSwordfish, kHiddenPair, kFinnedXWing}, 3);
  REQUIRE(one.size() == three.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    CHECK(lesson_as_text(one[i]) == lesson_as_text(three[i]));
  }
}

TEST_CASE("earlier steps that remove the same are taken before a rare one is shown", "[lessons]") {
  const auto lessons = make_lessons({.techniques = {kFrankenXWing},
                                     .positions = 1,
                                     .seed = 5,
                                     .max_tries = 8,
                                     .rare = RarePositions::kSearched},
                                    {});
  REQUIRE(lessons.front().positions.size() == 1);
  const LessonPosition& position = lessons.front().positions.front();
  require_true(position);
  WalkMemory memory;
  CHECK(standing_of(position, memory).standing != Standing::kShared);
}

TEST_CASE("a technique that is too rare is reported with numbers", "[lessons]") {
  const auto lessons = make_lessons({.techniques = {kNestedDynamicForcingChainsPlus},
                                     .positions = 2,
                                     .max_tries = 8,
                                     .rare = RarePositions::kSearched},
                                    {});
  REQUIRE(lessons.size() == 1);
  CHECK(lessons.front().positions.empty());
  CHECK(lessons.front().shortage.starts_with("0 of 2 positions found in 8 random puzzles; "));
  CHECK(lesson_as_text(lessons.front()).find("Note: 0 of 2 positions") != std::string::npos);
}

TEST_CASE("Given puzzles are searched first", "[lessons]") {
  // A line of tests/data/chains/nested.tsv.
  const auto grid = Grid::from_line(
      ".....14....57..8...8..6..97.9..5......36...412....3...5.......2.6..4.7....9....6.");
  const Puzzle nested = certify(*grid).puzzle.value();
  const auto lessons =
      make_lessons({.techniques = {kNestedForcingChains, kNestedDynamicForcingChainsPlus},
                    .puzzles = {nested},
                    .positions = 1,
                    .max_tries = 0,
                    .rare = RarePositions::kSearched},
                   {});
  REQUIRE(lessons[0].positions.size() == 1);
  CHECK(lessons[0].shortage.empty());
  CHECK(lessons[0].positions[0].givens == nested.givens());
  require_true(lessons[0].positions[0]);
  CHECK(
      lessons[1].shortage.starts_with("0 of 1 positions found in 1 given and 0 random puzzles; "));
}

TEST_CASE("techniques are found by their keys, or the nearest is named", "[lessons]") {
  const std::vector<std::string> keys = {"x-wing", "hidden-single-box"};
  CHECK(*techniques_named(keys) == std::vector<TechniqueId>{kXWing, kHiddenSingleBox});
  const std::vector<std::string> wrong = {"x-wing", "x-wnig"};
  CHECK(techniques_named(wrong).error().reason ==
        "unknown technique 'x-wnig'; did you mean 'x-wing'?");
}

TEST_CASE("lessons follow each other as text, with the requested names", "[lessons]") {
  const Lesson lesson = lessons_of({kHiddenSingleBox}).front();
  const std::vector<Lesson> two = {lesson, lesson};
  const std::string text = lesson_as_text(lesson);
  CHECK(lessons_as_text(two, CellNames::kRowColumn) == text + "\n\n" + text);
  CHECK(lessons_as_text(two, CellNames::kLetters) != text + "\n\n" + text);
  CHECK(lessons_as_text({}, CellNames::kLetters).empty());
}

}  // namespace nonet
