#include "tasks/boards/board_lessons.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "variants/exact/board_solver.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardLesson;
using variants::BoardTechnique;

// What lessons on one board are made with.
struct LessonBoard {
  explicit LessonBoard(const char* key)
      : geometry(*variants::geometry_of(key)),
        rater(*variants::BoardRater::of(geometry)),
        names(rater.board(), kEnglishSteps) {}

  [[nodiscard]] BoardLesson lesson(BoardTechnique technique, unsigned threads = 1) const {
    auto lessons = make_board_lessons(
        geometry, rater, names,
        {.techniques = {technique}, .positions = 3, .seed = 1, .threads = threads}, {});
    REQUIRE(lessons.size() == 1);
    return std::move(lessons.front());
  }

  variants::Geometry geometry;
  variants::BoardRater rater;
  variants::BoardWords names;
};

TEST_CASE("Each position of a board's lesson has the technique as its next step, and it is true",
          "[lessons][boards]") {
  struct Wanted {
    const char* board;
    BoardTechnique technique;
  };
  for (const auto& [key, technique] :
       {Wanted{"4x4", BoardTechnique::kHiddenSingleBox},
        {"6x6+x", BoardTechnique::kXWing},
        {"9x9+windoku", BoardTechnique::kGeneralIntersection},
        {"9x9+latin", BoardTechnique::kNakedPair},
        {"9x9+anti-knight", BoardTechnique::kGeneralIntersection},
        {"6x6+non-consecutive", BoardTechnique::kNonConsecutiveForcingCell},
        {"9x9+non-consecutive", BoardTechnique::kLockedNonConsecutive},
        {"6x6", BoardTechnique::kForcingChain}}) {
    INFO(key << ' ' << variants::board_row(technique).key);
    const LessonBoard board(key);
    const variants::BoardSolver solver(board.geometry);
    const BoardLesson lesson = board.lesson(technique);
    CHECK_FALSE(lesson.text.idea.empty());
    CHECK(lesson.shortage.empty());
    REQUIRE(lesson.positions.size() == 3);
    std::set<std::string> puzzles;
    for (const auto& [givens, scene] : lesson.positions) {
      CHECK(puzzles.insert(variants::text_of(givens)).second);
      const auto& step = scene.taken.step;
      CHECK(step.technique == technique);
      // The ladder, asked in this position, has nothing cheaper.
      const auto next = board.rater.next_step(scene.before);
      REQUIRE(next.has_value());
      CHECK(next->price == scene.taken.price);
      const auto found = solver.solve(givens, 2);
      REQUIRE(found.count == 1);
      for (const auto& gone : step.eliminations) CHECK(found.first[gone.cell] != gone.digit + 1);
      if (step.placement) CHECK(found.first[step.placement->cell] == step.placement->digit + 1);
      CHECK(scene.chain.has_value() == (technique == BoardTechnique::kForcingChain));
    }
  }
}

TEST_CASE("A board's lesson is the same for any number of threads", "[lessons][boards]") {
  const LessonBoard board("6x6+x");
  const auto text = [&](unsigned threads) {
    return lesson_as_text(board.lesson(BoardTechnique::kXyWing, threads), board.geometry,
                          board.names);
  };
  CHECK(text(1) == text(3));
}

TEST_CASE("A lesson is the same beside others", "[lessons][boards]") {
  const LessonBoard board("6x6+x");
  const auto course = variants::techniques_of(board.rater.rules());
  const auto lessons =
      make_board_lessons(board.geometry, board.rater, board.names,
                         {.techniques = course, .positions = 3, .seed = 1, .max_tries = 64}, {});
  REQUIRE(lessons.size() == course.size());
  const auto alone = make_board_lessons(
      board.geometry, board.rater, board.names,
      {.techniques = {BoardTechnique::kXyWing}, .positions = 3, .seed = 1, .max_tries = 64}, {});
  const auto beside = std::ranges::find(lessons, BoardTechnique::kXyWing, &BoardLesson::technique);
  REQUIRE(beside != lessons.end());
  CHECK(lesson_as_text(*beside, board.geometry, board.names) ==
        lesson_as_text(alone.front(), board.geometry, board.names));
}

TEST_CASE("Positions are looked for in the puzzles given first", "[lessons][boards]") {
  const LessonBoard board("6x6+x");
  const auto made = board.lesson(BoardTechnique::kXWing);
  const auto lessons = make_board_lessons(board.geometry, board.rater, board.names,
                                          {.techniques = {BoardTechnique::kXWing},
                                           .puzzles = {made.positions.back().givens},
                                           .positions = 1,
                                           .seed = 9,
                                           .max_tries = 0},
                                          {});
  REQUIRE(lessons.front().positions.size() == 1);
  CHECK(lessons.front().positions.front().givens == made.positions.back().givens);
  CHECK(lessons.front().shortage.empty());
}

TEST_CASE("A ladder has the techniques of its rows, and each has a text", "[lessons][boards]") {
  const auto has = [](const char* key, BoardTechnique technique) {
    const LessonBoard board(key);
    const auto course = variants::techniques_of(board.rater.rules());
    CHECK(std::ranges::is_sorted(
        course, {}, [](BoardTechnique each) { return variants::board_row(each).price; }));
    for (const BoardTechnique each : course) {
      CHECK_FALSE(variants::lesson_text_of(each, kEnglishSteps).idea.empty());
    }
    return std::ranges::find(course, technique) != course.end();
  };
  CHECK(has("6x6", BoardTechnique::kGeneralIntersection));
  CHECK_FALSE(has("6x6", BoardTechnique::kNestedDynamicForcingChains));
  CHECK_FALSE(has("9x9+x", BoardTechnique::kNakedQuintuplet));
  CHECK(has("9x9+x", BoardTechnique::kNestedDynamicForcingChains));
  CHECK(has("16x16", BoardTechnique::kEightFish));
  CHECK(has("16x16+anti-king", BoardTechnique::kEightFish));
  CHECK(has("6x6+non-consecutive", BoardTechnique::kLockedNonConsecutive));
  CHECK_FALSE(has("9x9+anti-knight", BoardTechnique::kLockedNonConsecutive));
  CHECK_FALSE(has("16x16", BoardTechnique::kGeneralIntersection));
  CHECK_FALSE(has("16x16", BoardTechnique::kNestedDynamicForcingChainsPlus));
  CHECK_THAT(variants::lesson_text_of(BoardTechnique::kNakedSextuplet, kEnglishSteps).idea,
             Catch::Contains("six cells"));
}

TEST_CASE("A technique that a board never asks for has a lesson without positions, with the reason",
          "[lessons][boards]") {
  const LessonBoard board("4x4");
  const BoardLesson lesson = board.lesson(BoardTechnique::kXWing);
  CHECK(lesson.positions.empty());
  CHECK_THAT(lesson.shortage, Catch::Contains("0 of 3 positions found"));
}

}  // namespace
}  // namespace nonet
