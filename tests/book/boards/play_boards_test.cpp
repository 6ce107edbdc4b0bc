#include "book/web/play_boards.h"

#include <catch2/catch.hpp>

#include "tests/book/boards/board_sample.h"

namespace nonet {
namespace {

TEST_CASE("A play page of another board is one file", "[book][boards][play]") {
  const BookSection section = testing::board_section_of("6x6+x", "medium", 3);
  const auto rater = variants::BoardRater::of(*section.board);
  const auto levels = variants::BoardLevels::of(*section.board);
  REQUIRE(rater.ok());
  std::vector<PlayBoard> plays;
  for (const BookPuzzle& puzzle : section.puzzles) {
    plays.push_back(play_board(puzzle.board, &*rater, levels, BookWords(), {}));
    CHECK(plays.back().level == "Medium");
    CHECK(plays.back().path->rating.solved());
  }
  const auto page = play_boards_page(*section.board, plays, "Small & square", BookWords());
  REQUIRE(page.ok());
  CHECK(page->starts_with("<!DOCTYPE html>"));
  CHECK_THAT(*page, Catch::Contains("<title>Small &amp; square</title>"));
  CHECK(page->size() < 300'000);
  const PlayBoard unrated = play_board(section.puzzles.front().board, nullptr, levels, {}, {});
  CHECK_FALSE(unrated.path.has_value());
}

TEST_CASE("Boards without a play page are refused with the reason", "[book][boards][play]") {
  CHECK(check_playable(*variants::geometry_of("4x4")).ok());
  CHECK(check_playable(*variants::geometry_of("16x16")).ok());
  CHECK(check_playable(*variants::geometry_of("non-consecutive")).ok());
  CHECK(check_playable(*variants::geometry_of("samurai")).ok());
  const Status large = check_playable(*variants::geometry_of("25x25"));
  REQUIRE_FALSE(large.ok());
  CHECK_THAT(large.error().reason, Catch::Contains("16 digits"));
}

}  // namespace
}  // namespace nonet
