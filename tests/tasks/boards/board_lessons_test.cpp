#include "tasks/boards/board_lessons.h"

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
    REQUIRE(lessons.ok());
    return std::move(lessons->front());
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
  for (const auto& [key, technique] : {Wanted{"4x4", BoardTechnique::kHiddenSingleBox},
                                       {"6x6+x", BoardTechnique::kXWing},
                                       {"9x9+windoku", BoardTechnique::kGeneralIntersection},
                                       {"9x9+latin", BoardTechnique::kNakedPair},
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

TEST_CASE("A technique that a board never asks for has a lesson without positions, with the reason",
          "[lessons][boards]") {
  const LessonBoard board("4x4");
  const BoardLesson lesson = board.lesson(BoardTechnique::kXWing);
  CHECK(lesson.positions.empty());
  CHECK_THAT(lesson.shortage, Catch::Contains("0 of 3 positions found"));
  CHECK_FALSE(variants::lesson_text_of(BoardTechnique::kNakedSextuplet, kEnglishSteps).ok());
}

}  // namespace
}  // namespace nonet
